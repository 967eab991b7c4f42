import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { termsIn } from './glossary';

const withoutIds = (markdown: string) =>
  termsIn(markdown).map(({ section, term, aliases, definition }) => [section, term, aliases, definition]);

describe('a glossary', () => {
  it('may be a table under a heading', () =>
    assert.deepEqual(
      withoutIds(`# Glossary

Prose is passed over.

## Yatzy

| noun     | meaning                  | in the document (002) |
| -------- | ------------------------ | :-------------------: |
| **roll** | five dice, \`1,2,3,4,5\` | throw, Wurf           |
| a \\| b  | either                   | –                     |

More prose.
`),
      [
        ['Yatzy', 'roll', ['throw', 'Wurf'], 'five dice, `1,2,3,4,5`'],
        ['Yatzy', 'a | b', [], 'either'],
      ],
    ));
  it('takes the second column where no heading says meaning', () =>
    assert.deepEqual(withoutIds('| a | b | also called |\n|--|--|--|\n| x | y | z; w<br>v |\n'), [
      ['', 'x', ['z', 'w', 'v'], 'y'],
    ]));
  it('takes the column headed so, wherever it is', () =>
    assert.deepEqual(withoutIds('tag | on | meaning\n--- | --- | ---\n`@slow` | rules | takes long'), [
      ['', '@slow', [], 'takes long'],
    ]));
  it('may be headings with paragraphs', () =>
    assert.deepEqual(
      withoutIds(
        '# G\r\n\r\n## Yatzy\r\n\r\n### Roll (throw, cast)\r\n\r\nFive dice.\r\n\r\nIn any order.\r\n\r\n### Die\r\n\r\nOne of them.\r\n',
      ),
      [
        ['Yatzy', 'Roll', ['throw', 'cast'], 'Five dice.\n\nIn any order.'],
        ['Yatzy', 'Die', [], 'One of them.'],
      ],
    ));
  it('may be bold words', () =>
    assert.deepEqual(
      withoutIds(
        '## Dice\n\n- **Roll** (throw): five dice\n  in any order.\n- **Die:** one of them.\n\n**Eyes** – what a die shows.\n',
      ),
      [
        ['Dice', 'Roll', ['throw'], 'five dice\nin any order.'],
        ['Dice', 'Die', [], 'one of them.'],
        ['Dice', 'Eyes', [], 'what a die shows.'],
      ],
    ));
  it('has no term in a table without rows', () =>
    assert.deepEqual(termsIn('## Ludo\n\n| noun | meaning |\n| --- | --- |\n'), []));
  it('may be empty', () => assert.deepEqual(termsIn(''), []));
  it('gives one word in two sections two permalinks', () => {
    const table = '| t | m |\n|--|--|\n| board | x |\n';
    assert.deepEqual(
      termsIn(`## A\n${table}\n## B\n${table}| line | y |\n`).map(({ id }) => id),
      ['term/board/a', 'term/board/b', 'term/line'],
    );
  });
});
