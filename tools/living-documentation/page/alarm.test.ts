import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Problem } from '../model';
import { modelOf } from '../model/testing/parts';
import type { Stage } from '../model/testing/staged-run';
import { reasonOf } from './reason';
import { textOf, written } from './testing/written';

const rows = (...numbers: readonly number[]) =>
  numbers.map((number) => `        | row ${number} | ${number} |\n`).join('');
const feature = (name: string, ...numbers: readonly number[]) =>
  `Feature: ${name}\n  Rule: r\n    Scenario Outline: <why>\n      Given <n> cups\n      Examples:\n        | why | n |\n${rows(...numbers)}`;
const failing =
  (message: (number: number) => string | undefined): Stage['step'] =>
  (text) => {
    const said = message(Number.parseInt(text));
    return said === undefined ? undefined : { status: 'FAILED', message: said };
  };
const frontOf = (files: Readonly<Record<string, string>>, step: Stage['step']) =>
  textOf(written(modelOf(files, step ? { step } : {})).split('<h2 class="unseen">At a glance')[0] ?? '');

describe('what fails', () => {
  it('is told once where it is the same in many rows', () =>
    assert.match(
      frontOf(
        { 'tea/a.feature': feature('a', 1, 2, 3, 4, 5, 6, 7) },
        failing(() => 'Error: spilled'),
      ),
      /7 examples of 7 fail ✗ row 1 , row 2 , row 3 , row 4 , row 5 and 2 more Tea › a spilled/,
    ));
  it('is told by itself where it is not', () =>
    assert.match(
      frontOf(
        { 'tea/a.feature': feature('a', 1, 2) },
        failing((number) => `Error: spilled ${number}`),
      ),
      /✗ row 1 Tea › a spilled 1 ✗ row 2 Tea › a spilled 2/,
    ));
  it('is told, too, where it is only not proven yet', () =>
    assert.match(
      frontOf({ 'tea/a.feature': feature('a', 1, 2) }, (text) =>
        text.startsWith('2') ? { status: 'PENDING' } : undefined,
      ),
      /1 example of 2 is pending \S+ row 2 Tea › a/,
    ));
  it('comes above what waits', () => {
    const step: Stage['step'] = (text) =>
      text.startsWith('3') ? undefined : { status: text.startsWith('1') ? 'PENDING' : 'FAILED' };
    const page = written(modelOf({ 'tea/a.feature': feature('a', 1, 2, 3) }, { step }));
    assert.deepEqual(
      [...page.matchAll(/<section class="alarm (\w+)" aria-label="([^"]+)"><h2>([^<]+)/g)].map((match) =>
        match.slice(1),
      ),
      [
        ['bad', 'What fails', '1 example of 3 fails'],
        ['waiting', 'What is not proven yet', '1 example of 3 is pending'],
      ],
    );
    assert.deepEqual(
      [...page.matchAll(/<tr id="row-\w+"(?: class="(\w+)")?>/g)].map(([, state]) => state),
      ['pending', 'failed', undefined],
    );
  });
  it('says where the rest is, when there is very much', () => {
    const many = Array.from({ length: 14 }, (_, index) => index + 1);
    const files = { 'tea/a.feature': feature('a', ...many), 'tea/b.feature': feature('b', 15) };
    assert.match(
      frontOf(
        files,
        failing((number) => `Error: ${number}`),
      ),
      /and 3 more: a \(2\), b /,
    );
  });
});

describe('the summary', () => {
  const files = { 'tea/a.feature': feature('a', 1, 2, 3) };
  it('says that all pass', () => assert.match(frontOf(files, undefined), /✓ 3 examples of 1 rule, all pass/));
  it('says how many pass', () =>
    assert.match(
      frontOf(
        files,
        failing((number) => (number === 1 ? 'Error: no' : undefined)),
      ),
      /2 of 3 examples pass 1 rule/,
    ));
});

describe('the reason', () => {
  const reason = (error: Partial<NonNullable<Problem['error']>>) =>
    reasonOf({ state: 'failed', error: { message: '', ...error }, snippets: [], definitions: [] });
  const diff = (...lines: readonly string[]) => ({
    diff: lines.map((line) => ({
      in: line.startsWith('+')
        ? ('expected' as const)
        : line.startsWith('-')
          ? ('actual' as const)
          : ('both' as const),
      text: line.slice(1),
    })),
  });
  for (const [why, error, expected] of [
    ['names both values', { expected: '0', actual: '12' }, 'expected 0, was 12'],
    [
      'leaves out what is the same in long ones',
      { expected: `${'all the same '.repeat(6)}but this`, actual: `${'all the same '.repeat(6)}but that` },
      'expected …same but this, was …same but that',
    ],
    ['cuts long ones', { expected: 'x', actual: 'y'.repeat(90) }, `expected x, was ${'y'.repeat(69)}…`],
    ['names the lines that differ', diff(' a', '+b', '-c'), 'expected b, was c'],
    ['names what is missing', diff(' a', '+b,', ' c'), 'missing: b'],
    ['names what is too much', diff(' a', '-b', ' c'), 'not expected: b'],
    ['tells another order', diff(' a', '+b', ' c', '-b'), 'the same in another order: b stands elsewhere'],
    ['passes over lines that only moved', diff('+b', '+new', ' c', '-b', '-old'), 'expected new, was old'],
  ] as const) {
    it(why, () => assert.equal(reason(error), expected));
  }
});
