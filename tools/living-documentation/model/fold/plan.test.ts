import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TestCase, TestStep } from '@cucumber/messages';
import type { Case } from './draft';
import { Plans } from './plan';
import { SupportCode } from './support-code';
import { exampleAt, untoldOf } from './written';

type Run = { readonly hook: string } | { readonly definitions: readonly string[] };

/** What the rows of one outline run, one test case after the other. */
function partsOf(...testCases: readonly (readonly Run[])[]) {
  const plans = new Plans(new SupportCode());
  const tree = { keyword: '', name: '', description: '', location: { line: 1 } };
  const owner = { ...untoldOf(tree), kind: 'outline' as const, id: '', steps: [], tables: [] };
  const context = { uri: '', owner, steps: [], backgroundSteps: 0, marked: true };
  const example: Case = { context, example: exampleAt(1) };
  return testCases.map((runs, row) => {
    const testSteps = runs.map((run, index) =>
      Object.assign(new TestStep(), {
        id: `${row}.${index}`,
        ...('hook' in run ? { hookId: run.hook } : { stepDefinitionIds: [...run.definitions] }),
      }),
    );
    return plans.of(example, Object.assign(new TestCase(), { testSteps }));
  });
}

const defined = (...definitions: readonly string[]) => ({ definitions });

describe('what rows of an outline run', () => {
  it('is shared where it is the same', () => {
    const [one, other] = partsOf([{ hook: 'h' }, defined('a')], [{ hook: 'h' }, defined('a')]);
    assert.equal(one?.parts, other?.parts);
    assert.deepEqual(
      [one?.ids, other?.ids],
      [
        ['0.0', '0.1'],
        ['1.0', '1.1'],
      ],
    );
  });
  for (const [why, one, other] of [
    ['another hook', [{ hook: 'h' }, defined('a')], [{ hook: 'i' }, defined('a')]],
    ['a step for a hook', [{ hook: 'h' }, defined('a')], [defined('d'), defined('a')]],
    ['a hook for a step', [defined('d'), defined('a')], [{ hook: 'h' }, defined('a')]],
    ['another definition', [defined('a')], [defined('b')]],
    ['one more definition', [defined('a')], [defined('a', 'b')]],
    ['one definition fewer', [defined('a', 'b')], [defined('a')]],
    ['no definition', [defined('a')], [defined()]],
    ['one more step', [defined('a')], [defined('a'), defined('a')]],
  ] as const) {
    it(`is not that of the row before where there is ${why}`, () => {
      const told = partsOf(one, other).map(({ parts }) =>
        parts.map(({ hookId, definitionIds }) =>
          hookId === undefined ? { definitions: definitionIds } : { hook: hookId },
        ),
      );
      assert.deepEqual(told, [one, other]);
    });
  }
});
