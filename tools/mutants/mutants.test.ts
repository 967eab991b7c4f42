import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Equivalent, judge, type Report } from './judgement';
import { targetsOf, touched } from './targets';
import { verdictOn } from './verdict';

const file = 'src/yatzy/score.ts';

/** A report on one line of code, `return a + b;`, whose sign was changed with this result. */
function reportWith(...statuses: readonly string[]): Report {
  const location = { start: { line: 2, column: 10 }, end: { line: 2, column: 15 } };
  const mutants = statuses.map((status) => ({ status, replacement: 'a - b', location }));
  return { files: { [file]: { source: '{\r\n  return a + b;\r\n}\r\n', mutants } } };
}

const listed: Equivalent = { file, was: 'return a + b;', becomes: 'return a - b;', why: 'b is 0' };

describe('changes of the rules', () => {
  it('are noticed where an example fails or the rules break down', () => {
    const { changes, killed, broken, survivors } = judge(reportWith('Killed', 'RuntimeError', 'Timeout'), []);
    assert.deepEqual([changes, killed, broken, survivors], [3, 1, 2, []]);
  });

  it('survive with the line as it was and as it became', () => {
    const [survivor, unreached] = judge(reportWith('Survived', 'NoCoverage'), []).survivors;
    assert.deepEqual(survivor, { file, line: 2, was: listed.was, becomes: listed.becomes, reached: true });
    assert.equal(unreached?.reached, false);
  });

  it('are forgiven where the list says why nobody can notice', () => {
    const { equivalent, survivors, stale } = judge(reportWith('Survived'), [listed]);
    assert.deepEqual([equivalent, survivors, stale], [1, [], []]);
  });

  it('leave the list when an example notices them, or when they are gone', () => {
    assert.deepEqual(judge(reportWith('Killed'), [listed]).stale, [listed]);
    assert.deepEqual(judge(reportWith(), [listed]).stale, [listed]);
    assert.deepEqual(judge({ files: {} }, [listed]).stale, [], 'its file was not tried');
  });

  it('are told with what survives first', () => {
    const lines = verdictOn('yatzy', 'list.json', judge(reportWith('Survived', 'Killed'), []));
    assert.match(lines[0] ?? '', /score\.ts:2: no example notices when/);
    assert.match(lines.at(-1) ?? '', /^yatzy: 2 changes, 1 noticed .* 1 not noticed\.$/);
  });
});

describe('what a change of the project touches', () => {
  const targets = targetsOf([
    { name: 'mastermind', title: '', ruleFeatures: [] },
    { name: 'mastermind-generalised', title: '', ruleFeatures: [] },
  ]);
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    ['a rule', 'src/mastermind/code.ts', ['mastermind: src/mastermind/code.ts']],
    ['a drawing', 'src/mastermind/drawing-pegs.ts', []],
    ['a face', 'src/mastermind/index.ts', []],
    ['a player', 'src/mastermind/players/optimum.ts', []],
    ['what all share', 'src/shared/quoting.ts', ['shared: src/shared/quoting.ts']],
    ['a page', 'README.md', []],
  ];
  for (const [what, path, expected] of cases) {
    it(`of ${what}`, () => {
      const found = touched(targets, [path]).map(({ name, files }) => `${name}: ${files.join(' ')}`);
      assert.deepEqual(found, expected);
    });
  }

  it('of features or steps is the whole kata, and no other whose name begins alike', () => {
    for (const path of ['features/mastermind/codes.feature', 'step-definitions/mastermind.steps.ts']) {
      assert.deepEqual(touched(targets, [path]), [targets[0]]);
    }
  });
});
