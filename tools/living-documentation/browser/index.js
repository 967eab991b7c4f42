'use strict';

// Looks at the page in a real browser: `npm run test:browser [-- --required] [topic …]`.
// Without a browser it says how to get one, and fails only where it is required.
const { spawnSync } = require('node:child_process');
const path = require('node:path');

require('ts-node').register({ cwd: __dirname });
const { chromiumHere, howToGetIt } = require('./chromium');

const words = process.argv.slice(2);
const topics = words.filter((word) => !word.startsWith('--'));

if (chromiumHere() === undefined) {
  const isRequired = words.includes('--required');
  console.log(howToGetIt);
  console.log(isRequired ? '# failed: a browser is required' : '# skipped: tests in a browser');
  process.exitCode = isRequired ? 1 : 0;
} else {
  const test = ['--test-reporter', 'spec', '-r', 'ts-node/register'];
  const { status } = spawnSync(process.execPath, [...test, path.join(__dirname, 'topics.ts'), ...topics], {
    cwd: path.resolve(__dirname, '../../..'),
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
