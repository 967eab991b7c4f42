import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, featureOf, groupOf, only, scenarioIn } from '../testing/parts';

const texts = ({ comments }: { comments: readonly { text: string }[] }) => comments.map(({ text }) => text);

const feature = featureOf(`# language: en
# about the feature
@tagged
Feature: Comments

  # about the background
  Background:
    # about the first step
    Given a step

  # about the rule
  @tagged
  Rule: A rule

    # about the scenario
    @tagged
    Scenario: plain
      Given a table:
        | a |
        # inside the table
        | b |
      And a text:
        """
        # no comment
        """
      # about the last step
      Then another
      # right below the last step

    # far from all

    Scenario Outline: <why>
      Given <why>

      # about the table
      Examples:
        # Feedback legend:
        #   B - black

        | why  |
        # about the first row
        | one  |
        | two  |
        # right below the table

  # about the other rule
  @tagged
  Rule: Another

    Scenario Outline: tight
      Given <x>
      Examples:
        | x |
        | 1 |
    # between
    @tagged
    Example: last
      Given a step
# at the end
`);

const outline = only(groupOf(feature, 'A rule').examples.filter((each) => each.kind === 'outline'));

describe('comments stand with what they explain', () => {
  it('the feature, above its tags', () => assert.deepEqual(texts(feature), ['about the feature']));
  it('the background and its steps', () => {
    assert.ok(feature.background);
    assert.deepEqual(texts(feature.background), ['about the background']);
    assert.deepEqual(texts(only(feature.background.steps)), ['about the first step']);
  });
  it('rules', () => {
    assert.deepEqual(texts(groupOf(feature, 'A rule')), ['about the rule']);
    assert.deepEqual(texts(groupOf(feature, 'Another')), ['about the other rule']);
  });
  it('scenarios and steps', () => {
    assert.deepEqual(texts(outline), ['far from all']);
    const plain = scenarioIn(feature, 'plain');
    assert.deepEqual(texts(plain), ['about the scenario']);
    assert.deepEqual(plain.steps.map(texts), [
      ['inside the table'],
      [],
      ['about the last step', 'right below the last step'],
    ]);
  });
  it('Examples tables: above the keyword, above the header and right below', () => {
    const table = only(outline.tables);
    assert.deepEqual(texts(table), [
      'about the table',
      'Feedback legend:\n  B - black',
      'right below the table',
    ]);
    assert.deepEqual(table.rows.map(texts), [['about the first row'], []]);
  });
  it('what follows, when nothing but tags is between', () =>
    assert.deepEqual(texts(scenarioIn(feature, 'last')), ['between']));
  it('what stands at the end belongs to what is last', () =>
    assert.deepEqual(texts(at(scenarioIn(feature, 'last').steps, 0)), ['at the end']));
  it('and knows its line', () => assert.equal(only(feature.comments).line, 2));
});
