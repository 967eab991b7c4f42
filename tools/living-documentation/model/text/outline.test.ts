import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filledStep, nameOf, partsOf, type Step } from '..';
import { examplesIn } from '../walk';
import { stagedRun } from '../testing/staged-run';
import { at, featureFrom, featureOf, modelOf, only, outlineIn, scenarioIn } from '../testing/parts';

const text = `Feature: Values
  Background:
    Given a board of 12 rows
  Scenario: plain
    When "a b" is placed on 7 pairs of 😀 and 8
  Scenario Outline: <why> in <roll>
    When <roll> is placed on "two pairs" with <roll> and $&
      """
      <roll>
      """
    Then it scores <score> of <unknown> points
      | <score> |
    Examples:
      | why  | roll    | score  |
      | four | 1,1     | 0      |
      | tail | <score> | $&     |
`;
const definitions = [
  /^a board of (\d+) rows$/,
  /^("[^"]*") is placed on (\d+) pairs of 😀 and (\d+)$/,
  /^(\S+) is placed on ("[^"]*") with (\S+) and (.*)$/,
  /^it scores (\S+) of (\S+) points$/,
];

const feature = featureOf(text, { definitions });
const outline = outlineIn(feature);
const table = only(outline.tables);
const marked = (step: Step) =>
  step.marks.map(({ start, end, kind, name }) => `${kind} ${name ?? ''}|${step.text.slice(start, end)}`);

describe('the values in steps', () => {
  it('are marked in scenarios', () =>
    assert.deepEqual(marked(only(scenarioIn(feature, 'plain').steps)), [
      'value |"a b"',
      'value |7',
      'value |8',
    ]));
  it('are marked in the Background', () =>
    assert.deepEqual(marked(at(feature.background?.steps ?? [], 0)), ['value |12']));
  it('are marked in outlines beside the parameters', () => {
    assert.deepEqual(marked(at(outline.steps, 0)), [
      'parameter roll|<roll>',
      'value |"two pairs"',
      'parameter roll|<roll>',
      'value |$&',
    ]);
    assert.deepEqual(marked(at(outline.steps, 1)), ['parameter score|<score>', 'value |<unknown>']);
  });
  it('are marked by the first row whose steps are all defined', () => {
    const step = (...patterns: readonly RegExp[]) =>
      at(outlineIn(featureOf(text, { definitions: [...definitions, ...patterns] })).steps, 1);
    assert.deepEqual(marked(step()), ['parameter score|<score>', 'value |<unknown>']);
    const late = text.replace('1,1     | 0 ', '1,1     | no way ').replace('| $&     |', '| 5      |');
    assert.deepEqual(marked(at(outlineIn(featureOf(late, { definitions })).steps, 1)), [
      'parameter score|<score>',
      'value |<unknown>',
    ]);
    assert.deepEqual(
      marked(step(/^it scores (.*)$/)),
      ['parameter score|<score>'],
      'but not where steps are ambiguous',
    );
  });
  it('are left alone in a Background that looks like an outline', () => {
    const strange = `Feature: f\n  Background:\n    Given <roll> is 12\n  Scenario Outline: o\n    Then <roll>\n    Examples:\n      | roll |\n      | 3 |\n`;
    const { background } = featureOf(strange, { definitions: [/^<roll> is (\d+)$/, /^3$/] });
    assert.deepEqual(marked(only(background?.steps ?? [])), ['value |12']);
  });
  it('are found where a runner counts characters instead of UTF-16 units', () => {
    const counting = [...stagedRun({ 'a/b.feature': text }, { definitions })].map((envelope) => {
      const json = JSON.stringify(envelope);
      return JSON.parse(json.replace('"start":37,"value":"8"', '"start":36,"value":"8"')) as typeof envelope;
    });
    assert.ok(counting.some((envelope) => JSON.stringify(envelope).includes('"start":36,"value":"8"')));
    const steps = scenarioIn(featureFrom(counting), 'plain').steps;
    assert.deepEqual(marked(only(steps)), ['value |"a b"', 'value |7', 'value |8']);
  });
  it('come in pieces for formatters', () =>
    assert.deepEqual(
      partsOf('a 12 b', [{ start: 2, end: 4, kind: 'value' }]).map((part) => [part.text, part.mark?.kind]),
      [
        ['a ', undefined],
        ['12', 'value'],
        [' b', undefined],
      ],
    ));
});

describe('an outline filled with a row', () => {
  it('has the row in its name', () => assert.equal(nameOf(outline, table, at(table.rows, 0)), 'four in 1,1'));
  it('has the row in its steps, doc strings and tables', () => {
    const [first, second] = outline.steps.map((step) => filledStep(step, table, at(table.rows, 0)));
    assert.equal(first?.text, '1,1 is placed on "two pairs" with 1,1 and $&');
    assert.equal(first.docString?.content, '1,1');
    assert.deepEqual(marked(first), [
      'parameter roll|1,1',
      'value |"two pairs"',
      'parameter roll|1,1',
      'value |$&',
    ]);
    assert.equal(second?.text, 'it scores 0 of <unknown> points');
    assert.deepEqual(second.table, [['0']]);
  });
  it('keeps its marks where a value spells another parameter', () => {
    const step = filledStep(at(outline.steps, 0), table, at(table.rows, 1));
    assert.equal(step.text, '$& is placed on "two pairs" with $& and $&');
    assert.deepEqual(marked(step)[0], 'parameter roll|$&');
  });
  it('has no marks where values and text together spell a parameter', () => {
    const strange =
      'Feature: f\n  Scenario Outline: o\n    Given <<x>>\n    Examples:\n      | x | v |\n      | v | 1 |\n';
    const read = outlineIn(featureOf(strange));
    const step = filledStep(at(read.steps, 0), at(read.tables, 0), at(at(read.tables, 0).rows, 0));
    assert.deepEqual([step.text, step.marks], ['1', []]);
  });
  it('reads as the runner reads it, whatever the cells hold', () => {
    const files = { 'a/b.feature': text };
    const run = [...stagedRun(files)].flatMap(({ pickle }) =>
      pickle ? [[pickle.name, ...pickle.steps.map((step) => step.text)]] : [],
    );
    const placed = [...examplesIn(modelOf(files).folders)].flatMap(({ feature, owner, table, example }) => {
      if (owner.kind !== 'outline' || !table || !('cells' in example)) return [];
      const own = owner.steps.map((step) => filledStep(step, table, example).text);
      return [
        [
          nameOf(owner, table, example),
          ...(feature.background?.steps ?? []).map((step) => step.text),
          ...own,
        ],
      ];
    });
    assert.deepEqual(placed, run.slice(1));
  });
});
