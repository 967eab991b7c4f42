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
const files = (asked.length > 0 ? asked.map((place) => path.resolve(place)) : [__dirname]).flatMap(testsIn);
if (files.length === 0) {
  console.error('No tests found.');
  process.exitCode = 1;
} else {
  // Each test file runs in a process of its own, which inherits this.
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --require ts-node/register`;
  process.chdir(root);
  // Many of them wait for programs that they start, so there is one more than cores.
  const results = run({ files, concurrency: availableParallelism() + 1 });
  results.on('test:fail', () => (process.exitCode = 1));
  results.compose(new spec()).pipe(process.stdout);
}
