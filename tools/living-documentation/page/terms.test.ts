import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { termsIn } from '../model/text/glossary';
import type { Folder, Model, Term } from '../model';
import { markdown } from './markdown';
import { Terms, wordsFor } from './terms';

const glossary = termsIn(`
| term           | meaning | also               |
| -------------- | ------- | ------------------ |
| code           | c       | "nach Hause"       |
| code peg, peg  | p       | Stift              |
| key peg        | k       |                    |
| to place       | l       |                    |
| party          | y       |                    |
| r&d            | d       |                    |
| box            | x       | Code               |
| roll           | r       |                    |
| throw          | t       | roll               |
| ルール         | j       |                    |
| a              | too short |                  |
`);

const marked = (text: string, terms = new Terms(glossary)) =>
  terms
    .mark(text, new Set<Term>())
    .text.replace(/<a class="term" href="#term\/([^"]+)">(.*?)<\/a>/g, '[$2|$1]');

describe('words of a glossary in a text', () => {
  for (const [why, text, expected] of [
    ['are found whatever their case', 'A Code', 'A [Code|code]'],
    ['are marked once', 'code and code', '[code|code] and code'],
    ['are found in the plural', 'codes, parties and boxes', '[codes|code], [parties|party] and [boxes|box]'],
    ['are found by their longest form', 'a code peg', 'a [code peg|code-peg-peg]'],
    [
      'are not found inside others',
      'a code peg, another code peg, no peg',
      'a [code peg|code-peg-peg], another code peg, no peg',
    ],
    ['are found by each of their names', 'a peg, no Stift', 'a [peg|code-peg-peg], no Stift'],
    ['are found by their other words', 'ein Stift', 'ein [Stift|code-peg-peg]'],
    ['are found without the quotes of the glossary', '„nach Hause“', '„[nach Hause|code]“'],
    ['are verbs in their forms', 'is placed by placing', 'is [placed|to-place] by placing'],
    ['are not parts of words', 'decode codec code_x', 'decode codec code_x'],
    ['are terms before they are other words', 'a roll', 'a [roll|roll]'],
    ['are found where there are no blanks', 'このルールは', 'この[ルール|ルール]は'],
    ['leave the rest escaped', '<b>code</b> &', '&lt;b&gt;[code|code]&lt;/b&gt; &amp;'],
    ['are escaped', 'some R&D', 'some [R&amp;D|r-d]'],
    ['are at least two letters', 'a', 'a'],
    ['survive letters that grow', 'İ code', 'İ code'],
  ] as const) {
    it(why, () => assert.equal(marked(text), expected));
  }
  it('are none without a glossary', () => assert.equal(marked('code', new Terms([])), 'code'));
  it('are not marked in links and code', () => {
    const terms = new Terms(glossary);
    const setting = { terms, seen: new Set<Term>() };
    assert.equal(
      markdown('[code](#x) `code`', setting).text,
      '<p><a href="#x" rel="noreferrer">code</a> <code>code</code></p>',
    );
    assert.match(markdown('code', setting).text, /class="term"/);
  });
});

describe('a folder', () => {
  const folders = ['Dice', 'Cards'].map((title) => ({ title, id: title.toLowerCase() }) as Folder);
  const sections = termsIn(
    ['Everywhere', 'Dice', 'Cards']
      .map((section) => `## ${section}\n\n- **roll**: in ${section}\n- **@tag**: no word\n`)
      .join('\n'),
  );
  const model = { folders, glossary: sections } as unknown as Model;
  const marked = (folder: Folder, text: string) => wordsFor(folder, model).mark(text, new Set()).text;
  it('has the words of its own section before those of none', () =>
    assert.deepEqual(
      folders.map((folder) => /href="#([^"]+)"/.exec(marked(folder, 'a roll'))?.[1]),
      ['term/roll/dice', 'term/roll/cards'],
    ));
  it('has no tags among its words', () =>
    assert.deepEqual(
      folders.map((folder) => marked(folder, '@tag')),
      ['@tag', '@tag'],
    ));
});
