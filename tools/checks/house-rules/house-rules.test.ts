import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { breachesOf, houseRules, tagsOf } from '.';

const glossary = `# Glossary

## Yatzy

| noun | meaning |
| --- | --- |
| \`@not-a-tag\` | a noun |

## Tags

| tag            | meaning            |
| -------------- | ------------------ |
| \`@transcribed\` | word for word @wip |
| \`@every-case\`  | all of them        |
`;

const sound = `Feature: Two pairs
  A roll is five eyes, in any order. Source: the Yatzy kata (document 002).

  Rule: "two pairs" scores the sum of two pairs of different eyes
    > If there are two pairs of dice with the same number, the player scores the sum of these dice.

    @every-case
    Scenario Outline: <why>
      When <roll> is placed on two pairs
      Then it should score <score> points

      Examples:
        | why                        | roll      | score |
        | the fifth die counts not   | 1,1,2,3,3 | 8     |
        | four equal dice are a pair | 2,2,2,2,5 | 0     |

    Example: a refused roll
      Given a game
      When <roll> is placed on two pairs
      Then it should be refused with "A die shows 1 to 6, not 7."
      And nothing should change
`;

/** Every rule that a changed feature breaks, once each. */
function broken(
  from: string | RegExp,
  to: string,
  path = 'features/yatzy/two-pairs.feature',
): readonly string[] {
  const text = sound.replace(from, to);
  assert.notEqual(text + path, `${sound}features/yatzy/two-pairs.feature`, 'the snippet changes nothing');
  return [
    ...new Set(breachesOf(path, text, tagsOf(glossary)).map(({ rule, message }) => rule?.name ?? message)),
  ];
}

const transcribed: readonly [from: string, to: string] = ['  Rule: "', '  @transcribed\n  Rule: "'];

type Row = readonly [rule: string, what: string, from: string | RegExp, to: string, path?: string];

const rows: readonly Row[] = [
  ['file-name', 'a name in camel case', /$/, ' ', 'features/yatzy/twoPairs.feature'],
  ['file-name', 'a name with an underscore', /$/, ' ', 'features/yatzy/two_pairs.feature'],
  ['file-length', '151 lines', '\n\n    Example', `${'\n'.repeat(151)}    Example`],
  ['feature-description', 'no description', /\n {2}A roll.*/, ''],
  ['feature-description', 'no source', 'Source: ', 'From '],
  ['feature-description', 'four lines', '  A roll', '  one\n  two\n  three\n  A roll'],
  ['line-width', 'a wide line', 'A roll', `A roll${'l'.repeat(80)}`],
  ['line-width', 'a wide quotation', '> If', `> If ${'i'.repeat(80)}`],
  ['example-in-rule', 'no rule', /\n {2}Rule.*\n.*\n/, '\n'],
  ['rule-sentence', 'a heading', /Rule: .*/, 'Rule: Two pairs'],
  ['rule-sentence', 'no name', /Rule: .*/, 'Rule:'],
  ['rule-sentence', 'a small letter', 'Rule: "two pairs"', 'Rule: two pairs'],
  ['rule-sentence', 'a full stop', 'different eyes', 'different eyes.'],
  [
    'rule-named-once',
    'two rules of one name',
    /( {2}Rule: .*\n.*\n)([^]*)/,
    '$1$2\n$1\n    Example: e\n      Then it should x y\n',
  ],
  ['rule-source', 'neither quotation nor decision', '> If', 'If'],
  ['rule-proven', 'a rule without examples', /$/, '\n  Rule: Nothing proves this\n    Decided: so.\n'],
  ['known-tag', 'an unknown tag on an outline', '@every-case', '@slow'],
  ['known-tag', 'an unknown tag on a feature', 'Feature', '@slow\nFeature'],
  ['known-tag', 'an unknown tag on a rule', '  Rule', '  @wip\n  Rule'],
  ['known-tag', 'an unknown tag on an example', '    Example:', '    @wip\n    Example:'],
  ['known-tag', 'an unknown tag on a table', '      Examples', '      @wip\n      Examples'],
  ['known-tag', 'a tag outside the table of tags', '@every-case', '@not-a-tag'],
  ['known-tag', 'a transcribed example', '@every-case', '@transcribed'],
  ['no-commented-out-lines', 'a row', '        | four', '        # | four'],
  ['no-commented-out-lines', 'a step', '      And nothing', '      # And nothing'],
  [
    'no-commented-out-lines',
    'an example',
    '    Example: a refused',
    '    # Example: another\n    Example: a refused',
  ],
  ['no-commented-out-lines', 'a tag', '@every-case', '# @every-case'],
  ['example-keyword', 'Scenario for one case', 'Example: a', 'Scenario: a'],
  ['example-keyword', 'Scenario Template', 'Scenario Outline', 'Scenario Template'],
  ['example-keyword', 'Example for many cases', 'Scenario Outline: <why>', 'Example: <why>'],
  ['example-keyword', 'an example without a name', 'Example: a refused roll', 'Example:'],
  ['example-named-once', 'two rows of one why', 'four equal dice are a pair', 'the fifth die counts not'],
  ['example-named-once', 'a row and an example of one name', 'four equal dice are a pair', 'a refused roll'],
  ['few-steps', 'six steps', 'Given a game', 'Given a game\n      And b\n      And c'],
  ['one-when', 'two Whens', 'Given a game', 'When a game'],
  ['one-when', 'an And after a When', '      Then it should be', '      And again\n      Then it should be'],
  ['steps-in-order', 'a Given after a Then', 'And nothing should', 'Given nothing should'],
  ['steps-in-order', 'a star', 'Given a game', '* a game'],
  ['something-expected', 'no Then', /\n {6}Then it should be[^]*/, '\n'],
  ['should', 'a Then', 'it should be refused', 'it is refused'],
  ['should', 'an And after a Then', 'nothing should change', 'nothing changes'],
  ['plain-values', 'a word in quotes', 'Given a game', 'Given a game for "Ann"'],
  ['plain-values', 'a word in single quotes', 'Given a game', "Given a game for 'Ann', two"],
  ['plain-values', 'a column of words in quotes', 'When <roll> is placed', 'When "<roll>" is placed'],
  ['why-first', 'another name', 'Outline: <why>', 'Outline: <why> of it'],
  ['why-first', 'why in the second column', 'why                        | roll     ', 'roll | why'],
  ['why-first', 'a row without a reason', 'four equal dice are a pair', ''],
  ['rows-given', 'a table without rows', /( {8}\| the.*\n)( {8}\| four.*\n)/, ''],
  ['rows-given', 'an outline without a table', /\n {6}Examples:\n( {8}.*\n)+/, ''],
  ['columns-used', 'a column that no step names', 'score <score> points', 'score 8 points'],
  ['columns-there', 'a column that is missing', 'score <score>', 'score <score> or <more>'],
];

describe('the rules of the house about features', () => {
  it('find nothing in a sound feature', () => {
    assert.deepEqual(breachesOf('features/yatzy/two-pairs.feature', sound, tagsOf(glossary)), []);
  });

  it('read files from Windows alike', () => {
    const windows = sound.replaceAll('\n', '\r\n');
    const tags = tagsOf(glossary.replaceAll('\n', '\r\n'));
    assert.deepEqual(breachesOf('features/yatzy/two-pairs.feature', windows, tags), []);
  });

  for (const [rule, what, from, to, path] of rows) {
    it(`${rule}: ${what}`, () => {
      const found = broken(from, to, path);
      assert.ok(found.includes(rule), `expected ${rule}, got ${found.join(', ') || 'nothing'}`);
    });
  }

  it('are tried here one and all', () => {
    const untried = houseRules
      .map(({ name }) => name)
      .filter((name) => !rows.some(([tried]) => tried === name));
    assert.deepEqual(untried, []);
  });

  it('allow what is quoted in full, an empty text and an apostrophe', () => {
    assert.deepEqual(broken('Given a game', 'Given X\'s game, "so to say", of "" and Ann\'s'), []);
  });

  it('take quotes in a quoted text for a part of it', () => {
    const names = 'it should be refused with "Every player needs a name, not "Ann" and "" twice."';
    assert.deepEqual(broken(/it should be refused.*/, names), []);
  });

  it('allow a column of whole texts in quotes, one of them a word and one empty', () => {
    const roll = 'When <roll> is "<score>"\n      Then it';
    const rows = (text: string) => text.replace('| 8     |', '| fives |').replace('| 0     |', '| a few |');
    assert.deepEqual(
      broken(
        /When <roll> is placed[^]*/,
        rows(sound.slice(sound.indexOf('When <roll>')).replace(/When <roll> is placed[^]*?Then it/, roll)),
      ),
      [],
    );
  });

  it('allow a column of whole texts in quotes', () => {
    assert.deepEqual(
      broken(/When <roll> is placed[^]*?Then it/, 'When <roll> is "<why>"\n      Then it'),
      [],
    );
  });

  it('leave the words of a transcribed rule alone', () => {
    const words = sound
      .replace(...transcribed)
      .replace('Scenario Outline: <why>', 'Scenario Outline: Scoring <why>')
      .replace('Example: a', 'Scenario: a')
      .replace('should score', 'scores')
      .replace('Given a game', 'When "x"\n      And y\n      And z')
      .replace('> If', 'If')
      .replace(/Then it should be[^]*/, '');
    assert.deepEqual(breachesOf('features/yatzy/two-pairs.feature', words, tagsOf(glossary)), []);
  });

  it('hold transcribed rules to what keeps them proven', () => {
    const words = sound.replace(...transcribed).replace('<score>', '8');
    const found = breachesOf('features/yatzy/two-pairs.feature', words, tagsOf(glossary));
    assert.deepEqual(
      found.map(({ rule }) => rule?.name),
      ['columns-used'],
    );
  });

  it('point at the line', () => {
    const [breach] = breachesOf(
      'features/yatzy/two-pairs.feature',
      sound.replace('nothing should', 'nothing'),
      new Set(['@every-case']),
    );
    assert.deepEqual(
      [breach?.line, breach?.message],
      [21, '"nothing change" is an outcome without "should": say what should be'],
    );
  });

  it('say where a file is not Gherkin', () => {
    const [breach] = breachesOf('features/x.feature', `${sound}\nnonsense`, tagsOf(glossary));
    assert.equal(breach?.line, 23);
    assert.match(breach.message, /^cannot be read as Gherkin: expected: .+, got 'nonsense'$/);
  });

  it('miss the feature in an empty file', () => {
    const [breach] = breachesOf('features/x.feature', '', tagsOf(glossary));
    assert.equal(breach?.message, 'no feature in this file: write one or delete the file');
  });
});
