'use strict';

/**
 * Prints the closing line of a CI run, "N passed, N failed", and sets the exit code by it.
 *
 *     node tools/ci/tally.js <messages file> <name>=<exit code> …
 *
 * Every scenario and example in the messages counts, and every named check. Without messages nothing was proven:
 * whatever the checks said, the line is "0 passed, 1 failed".
 */
const { existsSync, readFileSync } = require('node:fs');

/** Whether each test case of the messages passed in its last attempt; a run that broke off counts as one that failed. */
function verdicts(text) {
  const envelopes = text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  const failedAttempts = new Set();
  const counted = [];
  for (const { testStepFinished, testCaseFinished, testRunFinished } of envelopes) {
    if (testStepFinished && testStepFinished.testStepResult.status !== 'PASSED') {
      failedAttempts.add(testStepFinished.testCaseStartedId);
    }
    if (testCaseFinished && !testCaseFinished.willBeRetried) {
      counted.push(!failedAttempts.has(testCaseFinished.testCaseStartedId));
    }
    if (testRunFinished && !testRunFinished.success)
      counted.push(...(counted.includes(false) ? [] : [false]));
  }
  return counted;
}

function main([messagesFile, ...checks]) {
  const scenarios = existsSync(messagesFile) ? verdicts(readFileSync(messagesFile, 'utf8')) : [];
  const broken = checks.filter((check) => !check.endsWith('=0'));
  for (const check of broken) console.log(`not green: ${check.slice(0, check.lastIndexOf('='))}`);
  const all =
    scenarios.length === 0 ? [false] : [...scenarios, ...checks.map((check) => check.endsWith('=0'))];
  const passed = all.filter(Boolean).length;
  console.log(`${passed} passed, ${all.length - passed} failed`);
  process.exitCode = passed === all.length ? 0 : 1;
}

main(process.argv.slice(2));
