import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Attachment, ExamplesTable, Outline } from '../model';
import { namingColumn, pictureColumns, settingsOf, soleParameter } from './columns';

const tableOf = (header: readonly string[], ...rows: readonly (readonly string[])[]) =>
  ({ header, rows: rows.map((cells) => ({ cells })) }) as unknown as ExamplesTable;

describe('a column', () => {
  for (const [setting, ...cells] of [
    ['number', '0', '12', '-3', '1.5', '50%'],
    ['number', '1,000', ''],
    ['notation', '1,1,2,3,3', '6,6,6,6,6'],
    ['notation', 'XOX/.../...', '.../.X./...'],
    ['notation', '(-,-,5,5,-)'],
    ['text', 'the fifth die does not count', '12'],
    ['text', 'Red Green'],
    ['text', ''],
    ['long', 'x'.repeat(29)],
  ] as const) {
    it(`of ${cells.join(' | ') || 'nothing'} is set as ${setting}`, () =>
      assert.deepEqual(settingsOf(tableOf(['x'], ...cells.map((cell) => [cell]))), [setting]));
  }
  const outline = (name: string) => ({ name }) as Outline;
  it('that is the name of the outline names the rows', () =>
    assert.equal(namingColumn(outline('<why>'), tableOf(['roll', 'why'])), 1));
  it('that is the first names the rows otherwise', () =>
    assert.equal(namingColumn(outline('<roll> because <why>'), tableOf(['roll', 'why'])), 0));
  it('may be all that an outline is named by', () =>
    assert.deepEqual(['<why>', ' <why> ', '<a> <b>', 'why'].map(soleParameter), [
      'why',
      'why',
      undefined,
      undefined,
    ]));
});

describe('columns of pictures', () => {
  const picture = (role?: Attachment['role']): Attachment => ({ content: 0, at: 0, ...(role && { role }) });
  const titles = (...rows: readonly (readonly Attachment[])[]) =>
    pictureColumns(rows).map(({ title }) => title);
  it('are none without pictures', () => assert.deepEqual(titles([], []), []));
  it('are one for pictures of any kind', () =>
    assert.deepEqual(titles([picture()], [picture('expected'), picture()]), ['picture']));
  it('are two for what was before and what comes after', () =>
    assert.deepEqual(titles([picture('after')], [picture('before')]), ['before', 'after']));
  it('are three where there are others, too', () => {
    const columns = pictureColumns([[picture('before'), picture('after'), picture()]]);
    assert.deepEqual(
      columns.map(({ title }) => title),
      ['picture', 'before', 'after'],
    );
    assert.deepEqual(
      columns.map(({ holds }) => holds(picture('after'))),
      [false, false, true],
    );
  });
});
