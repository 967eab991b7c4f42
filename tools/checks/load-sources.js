// Loads every module of the rules before the specs run, so that coverage sees what no spec uses, and also modules of
// types alone, which are nothing at run time and would otherwise count as never run.
'use strict';

const { readdirSync } = require('node:fs');
const path = require('node:path');

require('../compiled');

const src = path.resolve(__dirname, '..', '..', 'src');
for (const file of readdirSync(src, { recursive: true })) {
  if (file.endsWith('.ts') && file.split(path.sep)[0] !== 'cli') require(path.join(src, file));
}
