import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Envelope } from '@cucumber/messages';
import { casesAskedIn } from './cases-asked';
import { countIn } from './counting';
import { tableOf } from './table';

describe('strength', () => {
  it('counts each row of a table as an example', () => {
    const outline =
      '  Scenario Outline: <a>\n    Then <a> should be\n    Examples:\n      | a |\n      | 1 |\n      | 2 |\n';
    const text = `Feature: f\n\n  Rule: one\n${outline}\n  Rule: two\n    Example: e\n      Then it should be\n`;
    assert.deepEqual(countIn('f.feature', text), { rules: 2, examples: 3 });
  });

  it('adds up what steps say they have asked, by kata', () => {
    const said = (body: string) => ({ attachment: { body, testCaseStartedId: 's' } });
    const envelopes = [
      { pickle: { id: 'p', uri: 'features\\\\yatzy\\\\a.feature'.replaceAll('\\\\', '\\') } },
      { testCase: { id: 't', pickleId: 'p' } },
      { testCaseStarted: { id: 's', testCaseId: 't' } },
      said('3 cases asked'),
      said('100 cases drawn by chance, seed 1'),
      said('4 cases asked'),
    ] as unknown as readonly Envelope[];
    assert.deepEqual([...casesAskedIn(envelopes)], [['yatzy', 7]]);
  });

  it('is a table, with a question mark for what was not run', () => {
    const counted = {
      impostors: { impostors: 9, caught: 8 },
      mutants: { changes: 10, noticed: 8, equivalent: 2 },
    };
    const lines = tableOf([
      { title: 'A', rules: 1, examples: 2000, cases: 30, ...counted },
      { title: 'B', rules: 1, examples: 2, cases: undefined, impostors: undefined, mutants: undefined },
    ]).split('\n');
    assert.match(lines[2] ?? '', /^\| A +\| 1 +\| 2,000 +\| 8 of 9 +\| 8 of 8 +\| 30 +\|$/);
    assert.match(lines[3] ?? '', /^\| B +\| 1 +\| 2 +\| \? +\| \? +\| \? +\|$/);
  });
});
