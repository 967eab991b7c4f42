import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, describe, it } from 'node:test';
import type { Implementation } from '../../step-definitions/support/implementations';
import { programImplementation } from '../../step-definitions/support/program-implementation';
import { projectFolder } from './project';

const program = path.join(__dirname, 'testing/program.mjs');
const started: Implementation[] = [];

/** Where a program writes down the processes that must not outlive it. */
const processes = path.join(mkdtempSync(path.join(tmpdir(), 'programs-')), 'processes');

function commandFor(way: string): string {
  return `node "${program}" "${way}" "${processes}"`;
}

/** Rules in a program that behaves in one of the ways of `testing/program.mjs`. */
function behaving(way: string, timeout = 10): Implementation {
  const implementation = programImplementation(commandFor(way), timeout);
  started.push(implementation);
  return implementation;
}

function ask(
  rules: Implementation,
  values: readonly unknown[] = [1],
  printed: string[] = [],
): Promise<unknown> {
  return rules.call('yatzy', 'score', values, (text) => printed.push(text));
}

async function failureOf(answer: Promise<unknown>): Promise<string> {
  const error = await answer.then(
    (result) => assert.fail(`answered with ${JSON.stringify(result)}`),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof Error);
  return error.message;
}

/** Waits until the program has started its child, and gives both their numbers. */
async function startedProcesses(): Promise<readonly number[]> {
  await until(() => existsSync(processes) && readFileSync(processes, 'utf8') !== '');
  const numbers = readFileSync(processes, 'utf8').split(' ').map(Number);
  assert.ok(numbers.every(isRunning), `${numbers.join()} should be running`);
  return numbers;
}

async function assertGone(numbers: readonly number[]): Promise<void> {
  await until(() => !numbers.some(isRunning));
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    assert.ok(tries < 100, 'nothing happened for ten seconds');
    await pause(100);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

afterEach(async () => {
  for (const implementation of started.splice(0)) await implementation.close?.();
  rmSync(processes, { force: true });
});

after(() => rmSync(path.dirname(processes), { recursive: true }));

describe('a program that answers', () => {
  it('carries every value of JSON both ways, and is started once', async () => {
    const rules = behaving('echo');
    const values = [null, true, -1.5e-7, 'Würfel "1"\n\u2028\\', [[], {}], { '': { ä: [1, [2]] } }];
    for (const value of values) assert.deepEqual(await ask(rules, [value]), [value]);
    assert.deepEqual(await Promise.all([ask(rules, [1]), ask(rules, [2])]), [[1], [2]]);
  });

  it('is asked a few calls at a time, so that none waits for its turn too long', async () => {
    const values = Array.from({ length: 5000 }, (_, index) => [index]);
    const rules = behaving('echo', 1);
    assert.deepEqual(await Promise.all(values.map((each) => ask(rules, each))), values);
  });

  it('may answer in any order', async () => {
    const rules = behaving('out of order');
    assert.deepEqual(await Promise.all([ask(rules, ['first']), ask(rules, ['second'])]), [
      ['first'],
      ['second'],
    ]);
  });

  it('may end its lines as Windows does', async () => {
    assert.equal(await ask(behaving('windows')), 'Würfel');
  });

  it('refuses as the rules do', async () => {
    await assert.rejects(ask(behaving('refuse')), { name: 'RuleViolation', message: 'A die shows 1 to 6.' });
  });

  it('says that a call is not written yet', async () => {
    await assert.rejects(ask(behaving('pending')), {
      name: 'NotWritten',
      message: 'yatzy: score is not written yet',
    });
  });

  it('may print, which is shown and does no harm, also in front of an answer', async () => {
    const printed: string[] = [];
    assert.equal(await ask(behaving('print before'), [1], printed), 'seen');
    assert.deepEqual(printed, ['printed:\nlooking\ncloser: ']);
  });

  it('may print a lot, of which the beginning is shown', async () => {
    const printed: string[] = [];
    await ask(behaving('print much'), [1], printed);
    const lines = printed.join().split('\n');
    assert.equal(lines.length, 12);
    assert.equal(lines.at(-1), '… and 990 more lines');
  });

  it('is heard once where it answers twice, and the second answer is shown', async () => {
    const printed: string[] = [];
    const rules = behaving('twice');
    assert.equal(await ask(rules), 'first');
    assert.equal(await ask(rules, [1], printed), 'first');
    assert.deepEqual(printed, ['printed:\na second answer: {"id":1,"result":"second"}']);
  });

  it('may forget the end of its last line', async () => {
    assert.equal(await ask(behaving('no line end')), 'all the same');
  });
});

describe('a program that fails', () => {
  it('at once, shows exit code, arguments and standard error', async () => {
    const message = await failureOf(ask(behaving('crash at once'), [[1, 2], 'pair']));
    assert.match(message, /^yatzy: score: the program ended with exit code 1\ncalled with \[1,2\], "pair"\n/);
    assert.match(message, /\nstandard error:\n(?:\| .*\n)*\| Error: boom at once\n/);
  });

  it('in the middle, is started afresh for the next call', async () => {
    const rules = behaving('crash in the middle');
    assert.deepEqual([await ask(rules), await ask(rules)], [1, 2]);
    assert.match(await failureOf(ask(rules)), /boom in the middle/);
    assert.equal(await ask(rules), 1);
  });

  it('by ending too early, says so', async () => {
    assert.match(await failureOf(ask(behaving('end early'))), /the program ended with exit code 0\n/);
  });

  it('in the middle of a line, shows the half', async () => {
    const message = await failureOf(ask(behaving('half a line')));
    assert.match(message, /ended with exit code 3\ncalled with 1\nhalf a line:\n\| \{"id":1,"res$/);
  });

  it('because there is none, names the command', async () => {
    const rules = programImplementation('no-such-program --at-all', 10);
    const message = await failureOf(ask(rules));
    assert.match(
      message,
      /could not be started: "no-such-program --at-all" is no folder, no file and no command/,
    );
  });

  const rubbish: readonly (readonly [way: string, why: RegExp])[] = [
    ['no JSON', /answered with a line that is no JSON \(.*\): \{"id":1,"result":NaN\}\n/],
    ['nothing in it', /must have one of "result", "error" and "pending" beside its "id": \{"id":1\}\n/],
    ['two things in it', /must have one of "result", "error" and "pending"/],
    ['an error that is no text', /whose "error" must be a text: /],
    ['pending that is false', /whose "pending" must be true: /],
    ['another id', /answered a call that was never made: \{"id":"1","result":1\}\n/],
  ];
  for (const [way, why] of rubbish) {
    it(`with ${way}, shows the line at once`, async () => {
      assert.match(await failureOf(ask(behaving(way))), why);
    });
  }

  it('all at once, fails every call that waits', async () => {
    const rules = behaving('half a line');
    const answers = await Promise.allSettled([ask(rules), ask(rules), ask(rules)]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      ['rejected', 'rejected', 'rejected'],
    );
  });
});

describe('a program that does not come to an end', () => {
  it('is ended at the limit, which the message names, with all that it started', async () => {
    const answer = failureOf(ask(behaving('hang with a child', 3)));
    const numbers = await startedProcesses();
    assert.match(await answer, /^yatzy: score: the program did not answer within 3 s and was ended\./);
    await assertGone(numbers);
  });

  it('is not asked any more after three times in a row', async () => {
    const rules = behaving('hang', 0.3);
    for (let time = 1; time <= 3; time += 1) assert.match(await failureOf(ask(rules)), /within 0.3 s/);
    assert.match(await failureOf(ask(rules)), /not asked any more: the rules hung 3 times in a row/);
  });

  it('is ended where it floods the output without a line end', async () => {
    assert.match(await failureOf(ask(behaving('flood'))), /wrote 10 million characters without a line end/);
  });

  it('is ended at the limit where it floods the output with lines', async () => {
    const message = await failureOf(ask(behaving('flood with lines', 2)));
    assert.match(message, /within 2 s/);
    assert.match(message, /\| … and \d+ more lines/);
  });

  it('is ended when the run is over', async () => {
    const rules = behaving('hang with a child', 100);
    const answer = failureOf(ask(rules));
    const numbers = await startedProcesses();
    await rules.close?.();
    assert.match(await answer, /was ended with the run/);
    await assertGone(numbers);
  });

  it('is ended when somebody presses Ctrl-C', { skip: process.platform === 'win32' }, async () => {
    const script = `
      const { programImplementation } = require('./step-definitions/support/program-implementation');
      const rules = programImplementation(${JSON.stringify(commandFor('hang with a child'))}, 100);
      rules.call('yatzy', 'score', [], () => undefined);
    `;
    const run = spawn(process.execPath, ['-r', 'ts-node/register', '-e', script], { cwd: projectFolder });
    const end = new Promise((done) => run.on('exit', (_, signal) => done(signal)));
    const numbers = await startedProcesses();
    run.kill('SIGINT');
    assert.equal(await end, 'SIGINT');
    await assertGone(numbers);
  });
});
