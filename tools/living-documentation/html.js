// Cucumber imports formatters itself, which old Nodes cannot do with TypeScript.
'use strict';

const fs = require('node:fs');
const path = require('node:path');

// Where TypeScript is compiled already, a second compiler would compile everything once more.
const compiles = process[Symbol.for('ts-node.register.instance')] !== undefined;
if (!compiles && !fs.existsSync(path.join(__dirname, 'formatter.js')))
  require('ts-node').register({ cwd: __dirname });
module.exports = require('./formatter').livingDocumentation;
