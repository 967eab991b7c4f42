import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';

const folder = mkdtempSync(join(tmpdir(), 'tally-'));
after(() => {
  rmSync(folder, { recursive: true });
});

const step = (id: string, status: string) => ({
  testStepFinished: { testCaseStartedId: id, testStepResult: { status } },
});
const end = (id: string, willBeRetried = false) => ({
  testCaseFinished: { testCaseStartedId: id, willBeRetried },
});

function tally(
  envelopes: readonly object[] | undefined,
  ...checks: string[]
): { last: string; code: number | null } {
  const file = join(folder, 'messages.ndjson');
  rmSync(file, { force: true });
  if (envelopes) writeFileSync(file, envelopes.map((envelope) => `${JSON.stringify(envelope)}\r\n`).join(''));
  const { stdout, status } = spawnSync(process.execPath, [join(__dirname, 'tally.js'), file, ...checks], {
    encoding: 'utf8',
  });
  return { last: stdout.trimEnd().split('\n').at(-1) ?? '', code: status };
}

describe('the closing line of a CI run', () => {
  it('counts scenarios and checks', () => {
    const run = [
      step('a', 'PASSED'),
      end('a'),
      step('b', 'PASSED'),
      end('b'),
      { testRunFinished: { success: true } },
    ];
    assert.deepEqual(tally(run, 'npm cit=0'), { last: '3 passed, 0 failed', code: 0 });
  });

  it('counts a scenario with any step that did not pass as failed', () => {
    for (const status of ['FAILED', 'PENDING', 'UNDEFINED', 'AMBIGUOUS', 'SKIPPED', 'UNKNOWN']) {
      const run = [step('a', 'PASSED'), step('a', status), end('a'), step('b', 'PASSED'), end('b')];
      assert.deepEqual(tally(run, 'npm cit=1'), { last: '1 passed, 2 failed', code: 1 }, status);
    }
  });

  it('counts the last attempt of a scenario that was tried again', () => {
    const run = [step('a1', 'FAILED'), end('a1', true), step('a2', 'PASSED'), end('a2')];
    assert.deepEqual(tally(run), { last: '1 passed, 0 failed', code: 0 });
  });

  it('does not overlook a run that failed outside its scenarios', () => {
    const run = [step('a', 'PASSED'), end('a'), { testRunFinished: { success: false } }];
    assert.deepEqual(tally(run), { last: '1 passed, 1 failed', code: 1 });
  });

  it('counts a check that is not green although every scenario is', () => {
    assert.deepEqual(tally([step('a', 'PASSED'), end('a')], 'npm cit=1'), {
      last: '1 passed, 1 failed',
      code: 1,
    });
  });

  it('proves nothing without messages or scenarios', () => {
    assert.deepEqual(tally(undefined, 'npm cit=0'), { last: '0 passed, 1 failed', code: 1 });
    assert.deepEqual(tally([], 'npm cit=0'), { last: '0 passed, 1 failed', code: 1 });
  });
});
