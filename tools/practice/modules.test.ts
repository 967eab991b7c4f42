import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { choiceIn, implementationFor } from '../../step-definitions/support/choice';
import type { Implementation } from '../../step-definitions/support/implementations';

const folder = mkdtempSync(path.join(tmpdir(), 'modules-'));
after(() => rmSync(folder, { recursive: true }));

/** Rules in a folder whose `yatzy/index.ts` holds this code. */
function written(code: string, timeout = 1): Implementation {
  mkdirSync(path.join(folder, 'yatzy'), { recursive: true });
  writeFileSync(path.join(folder, 'yatzy', 'index.ts'), code);
  return implementationFor({ implementation: folder, timeout });
}

/** Rules in two files, of which only the second changes. */
function inTwoFiles(result: number): Implementation {
  const rules = written('export { score } from "./other";');
  writeFileSync(path.join(folder, 'yatzy', 'other.ts'), `export const score = (): number => ${result};`);
  return rules;
}

function ask(rules: Implementation, printed: string[] = []): Promise<unknown> {
  return rules.call('yatzy', 'score', [[1, 1, 2, 3, 3], 'chance'], (text) => printed.push(text));
}

describe('rules in a folder', () => {
  it('answer in this process', async () => {
    assert.equal(await ask(written('export const score = (roll: number[]): number => roll.length;')), 5);
  });

  it('are loaded anew for the next run', async () => {
    assert.equal(await ask(inTwoFiles(6)), 6);
    assert.equal(await ask(inTwoFiles(7)), 7);
  });

  it('are not written yet where there is no file, or no function of that name', async () => {
    const empty = implementationFor({ implementation: tmpdir() });
    await assert.rejects(ask(empty), { name: 'NotWritten', message: 'yatzy: score is not written yet' });
    await assert.rejects(ask(written('export const place = 1;')), { name: 'NotWritten' });
  });

  it('fail every call with their own error where they cannot be loaded', async () => {
    const rules = written('export const score = (roll => ;');
    for (let time = 1; time <= 2; time += 1)
      await assert.rejects(ask(rules), {
        name: 'SyntaxError',
        message: /Expression expected[^]*yatzy.index\.ts:1:[^]*roll => ;/,
      });
  });

  it('are interrupted where they never come back, and not asked any more after three times in a row', async () => {
    const rules = written('export function score(): void { for (;;); }', 0.2);
    for (let time = 1; time <= 3; time += 1) {
      await assert.rejects(ask(rules), /yatzy: score did not return within 0.2 s/);
    }
    await assert.rejects(ask(rules), /not asked any more/);
  });

  it('are given up where they promise and do not keep it', async () => {
    const rules = written('export const score = (): Promise<void> => new Promise(() => undefined);', 0.2);
    await assert.rejects(ask(rules), /promised a result, but none came within 0.2 s/);
  });

  it('may print, which is shown with the call and not on the terminal', async () => {
    const printed: string[] = [];
    await ask(
      written('export function score(roll: number[]): number { console.log("looking at", roll); return 1; }'),
      printed,
    );
    assert.deepEqual(printed, ['printed:\nlooking at [ 1, 1, 2, 3, 3 ]']);
  });

  it('throw their own errors with the line in which they are', async () => {
    const rules = written('\n\nexport const score = (roll: any): number => roll.dice.length;');
    const error = await ask(rules).catch((reason: unknown) => reason);
    assert.ok(error instanceof TypeError);
    assert.match(error.stack ?? '', /index\.ts:3:/);
  });
});

describe('the choice', () => {
  it('is made by the world parameters, or else by the environment', () => {
    assert.deepEqual(choiceIn({}, {}), {});
    assert.deepEqual(choiceIn({}, { KATA_IMPLEMENTATION: '', KATA_TIMEOUT: '' }), {});
    assert.deepEqual(choiceIn({}, { KATA_IMPLEMENTATION: 'practice', KATA_TIMEOUT: '2.5' }), {
      implementation: 'practice',
      timeout: 2.5,
    });
    assert.deepEqual(
      choiceIn(
        { implementation: 'ruby yatzy.rb', timeout: 3 },
        { KATA_IMPLEMENTATION: 'practice', KATA_TIMEOUT: '2' },
      ),
      { implementation: 'ruby yatzy.rb', timeout: 3 },
    );
  });

  it('is refused where it makes no sense', () => {
    for (const timeout of [0, -1, 101, 'soon', null])
      assert.throws(() => choiceIn({ timeout }, {}), /up to 100/);
    for (const implementation of [7, '', ' ', {}]) {
      assert.throws(() => choiceIn({ implementation }, {}), /a folder, a file or a command/);
    }
  });

  it('knows a folder, a file and a command', () => {
    assert.equal(implementationFor({}).name, 'the reference implementation');
    const names = ['practice-folder', 'ruby yatzy.rb'].map(
      (implementation) => implementationFor({ implementation }).name,
    );
    assert.deepEqual(names, ['practice-folder', 'ruby yatzy.rb']);
    written('export const score = 1;');
    assert.equal(implementationFor({ implementation: folder }).name, path.relative('.', folder));
    const file = path.join(folder, 'yatzy', 'index.ts');
    assert.equal(implementationFor({ implementation: file }).name, path.relative('.', file));
  });
});
