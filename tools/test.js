'use strict';

// Runs the tests of the tools: `node tools/test.js [folder or file …]`, all of tools/ without arguments.
// Node 20 finds no TypeScript tests by itself, and patterns would depend on the shell.
const fs = require('node:fs');
const { availableParallelism } = require('node:os');
const path = require('node:path');
const { run } = require('node:test');
const { spec } = require('node:test/reporters');

const root = path.join(__dirname, '..');

function testsIn(place) {
  if (!fs.statSync(place).isDirectory()) return [place];
  return fs
    .readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .flatMap((entry) => {
      const inside = path.join(place, entry.name);
      if (entry.isDirectory()) return testsIn(inside);
      return entry.name.endsWith('.test.ts') ? [inside] : [];
    })
    .sort();
}

const asked = process.argv.slice(2);
/** The longest come first, from the end of this list, so that no core is idle while the last one runs. */
const long = ['lint', 'practice', 'document', 'other-rules', 'guard', 'programs', 'impostors'];
const lengthOf = (file) => long.indexOf(path.basename(file, '.test.ts'));

const files = (asked.length > 0 ? asked.map((place) => path.resolve(place)) : [__dirname])
  .flatMap(testsIn)
  .sort((one, other) => lengthOf(other) - lengthOf(one));
const gone = long.filter((_, index) => !files.some((file) => lengthOf(file) === index));
if (files.length === 0) {
  console.error('No tests found.');
  process.exitCode = 1;
} else if (asked.length === 0 && gone.length > 0) {
  console.error(`tools/test.js names tests that are not there: ${gone.join(', ')}.`);
  process.exitCode = 1;
} else {
  // Each test file runs in a process of its own, which inherits this, as do the programs that it starts: hence the compiler
  // of the command, which is there in a fifth of the time that ts-node takes.
  const compiler = JSON.stringify(path.join(root, 'src/cli/compile.js'));
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --require ${compiler}`;
  process.chdir(root);
  // Many of them wait for programs that they start, so there is one more than cores.
  const results = run({ files, concurrency: availableParallelism() + 1 });
  results.on('test:fail', () => (process.exitCode = 1));
  results.compose(new spec()).pipe(process.stdout);
}
