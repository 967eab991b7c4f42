// Cucumber imports its formatters itself, which old Nodes cannot do with TypeScript.
'use strict';

require('ts-node').register({ cwd: __dirname });
module.exports = require('./terminal');
