'use strict';

// For what Cucumber imports itself, which old Nodes cannot do with TypeScript: compiles it. Where it is compiled already, a
// second compiler would compile everything once more, and what is published needs none.
const fs = require('node:fs');
const path = require('node:path');

const compiles = process[Symbol.for('ts-node.register.instance')] !== undefined;
if (!compiles && !fs.existsSync(path.join(__dirname, 'formatter.js')))
  require('ts-node').register({ cwd: __dirname });
