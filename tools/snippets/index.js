// Cucumber imports this class itself, which old Nodes cannot do with TypeScript.
'use strict';

// Where TypeScript is compiled already, a second compiler would compile everything once more.
const compiles = process[Symbol.for('ts-node.register.instance')] !== undefined;
if (!compiles) require('ts-node').register({ cwd: __dirname });
module.exports = require('./typescript-snippets').TypeScriptSnippets;
