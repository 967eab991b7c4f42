import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { editorViewOf } from '.';

const feature = `Feature: Throwing
  Rule: A die shows one of six eyes
    Background:
      Given a die

    Scenario Outline: <why>
      When <die> is thrown
      Then it should show <eyes> eyes

      Examples:
        | why  | die    | eyes |
        | low  | 1 of 6 | 1    |
        | high | 6 of 6 | 6    |
`;

const glue = `import { Given, When, Then, defineParameterType } from '@cucumber/cucumber';
defineParameterType({ name: 'die', regexp: /\\d of \\d/, transformer: (text: string) => text });
Given('a die', function (this: unknown) {});
When('{die} is thrown', async function (this: unknown, die: string) {});
Then(/^it should show (\\d) eyes$/, function (eyes: string) {});
`;

/** What the check finds after a change, as "file:line: message". */
async function found(
  change: Partial<Record<'feature' | 'glue', readonly [string, string]>>,
): Promise<string[]> {
  const changed = (text: string, [from, to]: readonly [string, string] = ['', '']) => {
    assert.ok(text.includes(from), `${from} is not there`);
    return text.replace(from, to);
  };
  const { findings } = await editorViewOf(
    [{ path: 'features/die.feature', text: changed(feature, change.feature) }],
    [{ path: 'step-definitions/die.steps.ts', text: changed(glue, change.glue) }],
  );
  return findings.map(({ path, line, message }) => `${path}:${line}: ${message}`);
}

describe('what an editor makes of the features', () => {
  it('is a definition for every step of every row', async () => {
    const view = await editorViewOf(
      [{ path: 'features/die.feature', text: feature }],
      [{ path: 'step-definitions/die.steps.ts', text: glue }],
    );
    assert.deepEqual(view, { findings: [], steps: 5, definitions: 3 });
  });

  it('lacks a definition for one row only', async () => {
    assert.deepEqual(await found({ feature: ['6 of 6 | 6 ', 'a six  | 6 '] }), [
      'features/die.feature:7: an editor finds no step definition for "a six is thrown"',
    ]);
  });

  it('has a definition too many', async () => {
    assert.deepEqual(
      await found({ glue: ["Given('a die'", "Given('a {word}', () => {});\nGiven('a die'"] }),
      [
        'features/die.feature:4: an editor finds 2 step definitions for "a die": "a {word}" (step-definitions/die.steps.ts:3) and "a die" (step-definitions/die.steps.ts:4)',
      ],
    );
  });

  it('lacks a definition whose text is put together', async () => {
    assert.deepEqual(await found({ glue: ["'a die'", "'a ' + 'die'"] }), [
      'step-definitions/die.steps.ts:3: step definition: an editor cannot read a text that is put together: write it in one piece',
      'features/die.feature:4: an editor finds no step definition for "a die"',
    ]);
  });

  it('lacks a parameter type whose pattern has a name, and every step that uses it', async () => {
    const findings = await found({ glue: ['regexp: /\\d of \\d/', 'regexp: pattern'] });
    assert.deepEqual(
      findings[0],
      'step-definitions/die.steps.ts:2: parameter type: an editor needs the pattern in place: write regexp: /…/',
    );
    assert.match(
      findings[1] ?? '',
      /^step-definitions\/die\.steps\.ts:4: .+ does not understand .+ Undefined parameter type 'die'/,
    );
    assert.equal(findings.length, 4);
  });

  it('lacks a parameter type whose name has a name', async () => {
    const [first] = await found({ glue: ["name: 'die'", 'name'] });
    assert.equal(
      first,
      "step-definitions/die.steps.ts:2: parameter type: an editor needs the name in place: write name: '…'",
    );
  });

  it('knows parameter types with several patterns in place', async () => {
    assert.deepEqual(await found({ glue: ['/\\d of \\d/', '[/\\d of \\d/, /a die/]'] }), []);
  });
});
