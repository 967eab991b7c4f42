import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { missingFrom } from './documents';
import { messagesIn } from './messages';
import { stepTextsIn } from './step-texts';

const feature = `Feature: Dice

  Rule: One of ours
    Example: ours
      Then 1,1 scores 3

  @transcribed
  Rule: The document's
    > 2,2 scores 4

    Example: theirs
      Then 1,1   scores 2

  Rule: Another of ours
    Scenario Outline: <why>
      Then it should be refused with "No <what>: 7."

      Examples:
        | why | what  |
        | big | seven |
`;

describe('examples of documents', () => {
  const missing = (example: string, text = feature) =>
    missingFrom({ document: '1', kata: 'dice', examples: [example] }, [text]).length;

  it('are there when a transcribed rule has them, whatever blanks are between', () => {
    assert.equal(missing('1,1 scores 2'), 0);
    assert.equal(missing('1,1 scores 2', feature.replaceAll('\n', '\r\n')), 0);
  });

  it('are missing when only our rules or a quotation have them', () => {
    assert.equal(missing('1,1 scores 3'), 1);
    assert.equal(missing('2,2 scores 4'), 1);
  });
});

describe('messages of the rules', () => {
  const source = 'throw new RuleViolation(bad ? `No ${what}: ${count}.` : "None (at all).");';

  it('are found in every branch, and match what is filled in', () => {
    const [first, second] = messagesIn('a.ts', source);
    assert.deepEqual([first?.text, second?.text], ['No …: ….', 'None (at all).']);
    const steps = stepTextsIn('dice.feature', feature);
    assert.equal(
      steps.some((text) => first?.pattern.test(text)),
      true,
    );
    assert.equal(
      steps.some((text) => second?.pattern.test(text)),
      false,
    );
  });
});
