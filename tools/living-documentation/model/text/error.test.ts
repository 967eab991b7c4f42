import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { errorOf } from './error';

/** An error as cucumber-js sends it. */
function sent(type: string, message: string, below: string) {
  const stackTrace = `${type}${below}\n    at World.<anonymous> (steps.ts:9:41)`;
  return { message: stackTrace, exception: { type, message, stackTrace } };
}

const diff = (...lines: readonly string[]) =>
  ['', '    + expected - actual', '', ...lines.map((line) => `    ${line}`), ''].join('\n');

describe('the error of a step', () => {
  it('is taken from the exception, without its type and its stack', () =>
    assert.deepEqual(errorOf(sent('TypeError', 'no <b>', ': no <b>')), {
      type: 'TypeError',
      message: 'no <b>',
      stack: '    at World.<anonymous> (steps.ts:9:41)',
    }));
  it('is taken from the text where there is no exception', () =>
    assert.deepEqual(errorOf({ message: 'java.lang.AssertionError: no\n\tat Steps.java:7' }), {
      type: 'AssertionError',
      message: 'no',
      stack: '\tat Steps.java:7',
    }));
  it('may be a mere text', () => assert.deepEqual(errorOf({ message: 'no' }), { message: 'no' }));
  it('may not be there', () => assert.equal(errorOf({}), undefined));
  it('has no colours', () =>
    assert.deepEqual(errorOf({ message: '\u001b[31mRed\u001b[39m' }), { message: 'Red' }));
  it('may have lines that look like a stack inside its message', () =>
    assert.equal(errorOf(sent('Error', 'one\n  at two', ': one\n  at two'))?.message, 'one\n  at two'));
});

describe('expected and actual', () => {
  for (const [why, message, below, expected, actual] of [
    ['numbers, by chai', 'expected 12 to equal +0', diff('-12', '+0'), '0', '12'],
    ['with a word before', 'the score: expected 12 to equal +0', ': the score', '0', '12'],
    [
      'texts, without quotes from the difference',
      `expected 'a b' to equal 'it\\'s'`,
      diff('-a b', "+it's"),
      "it's",
      'a b',
    ],
    ['values in the sentence only', 'expected NaN to equal undefined', ': x', 'undefined', 'NaN'],
    ['truth', 'expected true to be false', ': x', 'false', 'true'],
    ['lines', "expected 'a\\nb' to equal 'a\\nc'", diff(' a', '-b', '+c'), 'a\nc', 'a\nb'],
    [
      'lines with equal ones between',
      'x',
      diff('-0', '+1', ' a', ' b', ' c', ' d', ' e', '-5', '+6'),
      '1\na\nb\nc\nd\ne\n6',
      '0\na\nb\nc\nd\ne\n5',
    ],
    [
      'lines with equal ones between',
      'x',
      diff('-0', '+1', ' a', ' b', ' c', ' d', ' e', '-5', '+6'),
      '1\na\nb\nc\nd\ne\n6',
      '0\na\nb\nc\nd\ne\n5',
    ],
    ["Node's assert", 'Expected values to be strictly equal:\n\n12 !== 0\n', ': x', '0', '12'],
    ['Jest', 'expect(received).toBe(expected)\n\nExpected: 0\nReceived: 12\n', ': x', '0', '12'],
    ['JUnit', 'expected: <0> but was: <12>', ': x', '0', '12'],
    ['AssertJ', '\nexpected: 0\n but was: 12', ': x', '0', '12'],
    ['RSpec', '\nexpected: 0\n     got: 12\n', ': x', '0', '12'],
  ] as const) {
    it(why, () => {
      const error = errorOf(sent('AssertionError', message, below));
      assert.deepEqual([error?.expected, error?.actual], [expected, actual]);
    });
  }

  it("Node's assert, with a difference", () => {
    const message =
      'Expected values to be strictly deep-equal:\n+ actual - expected\n\n  [\n+   1\n-   2\n  ]';
    const error = errorOf(sent('AssertionError', message, `: ${message}`));
    assert.deepEqual([error?.expected, error?.actual], ['[\n  2\n]', '[\n  1\n]']);
    assert.deepEqual(
      error?.diff?.map((line) => line.in),
      ['both', 'actual', 'expected', 'both'],
    );
  });

  for (const [why, message, below] of [
    ['other claims', 'expected [ 1, 2 ] to include 3', ': x'],
    ['that something differs', 'expected 1 to not equal 1', ': x'],
    ['that something is more', 'expected 1 to be above 3', ': x'],
    ['values printed shortened', 'expected { a: 1, …(2) } to deeply equal { a: 2, …(2) }', ': x'],
    ['values that speak of equality', "expected 'a to equal b' to equal 'c'", ': x'],
    [
      'skipped lines',
      'Expected values to be strictly deep-equal:\n+ actual - expected ... Lines skipped\n\n+   1\n-   2',
      ': x',
    ],
    ['a difference that may be cut', "expected '…' to equal '…'", diff(' 1', ' 2', ' 3', ' 4', '-5', '+6')],
    [
      'a difference that may be cut in the middle',
      "expected '…' to equal '…'",
      diff(
        '-0',
        '+1',
        ...' a b c d e f g h'
          .split(' ')
          .slice(1)
          .map((line) => ` ${line}`),
        '-5',
        '+6',
      ),
    ],
  ] as const) {
    it(`are not told by ${why}`, () => {
      const error = errorOf(sent('AssertionError', message, below));
      assert.deepEqual([error?.expected, error?.actual], [undefined, undefined]);
    });
  }

  it('a difference that may be cut is still shown', () => {
    const error = errorOf(
      sent('AssertionError', "expected '…' to equal '…'", diff(' 1', ' 2', ' 3', ' 4', '-5', '+6')),
    );
    assert.deepEqual(error?.diff?.at(-1), { in: 'expected', text: '6' });
  });
});
