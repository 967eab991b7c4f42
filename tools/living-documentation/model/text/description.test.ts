import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Description } from '..';
import { descriptionOf } from './description';

function read(text: string, expected: Partial<Description>): void {
  assert.deepEqual(descriptionOf(text), {
    prose: '',
    quotations: [],
    decisions: [],
    sources: [],
    ...expected,
  });
}

describe('a description', () => {
  it('is Markdown without the indentation of the feature file', () =>
    read('  First.\n\n    - one\n      - two\n\n  Last.  ', {
      prose: 'First.\n\n  - one\n    - two\n\nLast.',
    }));

  it('may be empty', () => read('', {}));
  it('tolerates the line ends of Windows', () => read('  One.\r\n  Two.', { prose: 'One.\nTwo.' }));

  describe('sets quotations apart', () => {
    for (const [why, text, quotation] of [
      ['a line', '> Five dice.', { text: 'Five dice.' }],
      ['several lines', '> Five\n> dice.', { text: 'Five\ndice.' }],
      ['a line that goes on without a sign, as in Markdown', '> Five\ndice.', { text: 'Five\ndice.' }],
      [
        'source in its own line',
        '> Five dice.\n> -- document 002',
        { text: 'Five dice.', source: 'document 002' },
      ],
      [
        'source under the signs',
        '> Five dice.\n-- document 002',
        { text: 'Five dice.', source: 'document 002' },
      ],
      [
        'source in brackets',
        '> Five dice.\n> (document 002)',
        { text: 'Five dice.', source: 'document 002' },
      ],
      [
        'source in words',
        '> Five dice.\nSource: document 002.',
        { text: 'Five dice.', source: 'document 002' },
      ],
      ['source at the end', '> Five dice. -- document 002', { text: 'Five dice.', source: 'document 002' }],
      [
        'source in brackets at the end',
        '> Five dice. (document 002)',
        { text: 'Five dice.', source: 'document 002' },
      ],
      ['brackets that are no source', '> Five dice (or six).', { text: 'Five dice (or six).' }],
    ] as const) {
      it(why, () =>
        read(text, { quotations: [quotation], sources: 'source' in quotation ? [quotation.source] : [] }),
      );
    }

    it('one after the other, by blank lines', () =>
      read('> One.\n\n> Two.', { quotations: [{ text: 'One.' }, { text: 'Two.' }] }));
    it('one after the other, by sources', () =>
      read('> One.\n> -- a\n> Two.\n> -- b', {
        quotations: [
          { text: 'One.', source: 'a' },
          { text: 'Two.', source: 'b' },
        ],
        sources: ['a', 'b'],
      }));
    it('but not the greater-than sign in a sentence', () => read('Why 2 > 1.', { prose: 'Why 2 > 1.' }));
  });

  describe('sets decisions apart', () => {
    it('to the end of the paragraph', () =>
      read('Decided: four equal dice\nare one pair.\n\nMore.', {
        decisions: ['four equal dice\nare one pair.'],
        prose: 'More.',
      }));
    it('right below a quotation', () =>
      read('  > Five dice.\n  Decided: no more.', {
        quotations: [{ text: 'Five dice.' }],
        decisions: ['no more.'],
      }));
    it('one below the other', () => read('Decided: one.\nDecided: two.', { decisions: ['one.', 'two.'] }));
    it('only at the start of a line', () => read('We Decided: no.', { prose: 'We Decided: no.' }));
  });

  describe('sets sources apart', () => {
    it('in a line of their own', () =>
      read('Prose.\nSource: a book\n(page 3).', { prose: 'Prose.', sources: ['a book (page 3)'] }));
    it('after other sentences', () =>
      read('Prose. Source: a book.\n\nMore prose.', { prose: 'Prose.\n\nMore prose.', sources: ['a book'] }));
    it('each once', () =>
      read('> One.\n> -- a\n\n> Two.\n> -- a', {
        quotations: [
          { text: 'One.', source: 'a' },
          { text: 'Two.', source: 'a' },
        ],
        sources: ['a'],
      }));
  });

  it('leaves fenced code alone', () =>
    read('```\n> not quoted\nDecided: not\n```', { prose: '```\n> not quoted\nDecided: not\n```' }));
});
