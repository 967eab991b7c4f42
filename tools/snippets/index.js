// Cucumber imports this class itself, which old Nodes cannot do with TypeScript.
'use strict';

require('ts-node').register({ cwd: __dirname });
module.exports = require('./typescript-snippets').TypeScriptSnippets;
