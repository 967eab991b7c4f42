'use strict';

// For what Cucumber imports itself, which old Nodes cannot do with TypeScript: compiles it. Where it is compiled already, a
// second compiler would compile everything once more.
if (process[Symbol.for('ts-node.register.instance')] === undefined)
  require('ts-node').register({ cwd: __dirname });
