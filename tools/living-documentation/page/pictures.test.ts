import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Content, headOf } from '../model';
import { frames, picture, sizeOf, wordsOf } from './pictures';

const drawing = (text: string): Content => ({
  kind: 'svg',
  mediaType: 'image/svg+xml',
  bytes: text.length,
  text,
});

describe('the size of a drawing', () => {
  for (const [why, attributes, expected] of [
    ['is its width and height', ' width="40" height="20"', { width: 40, height: 20 }],
    ['may be in pixels', " width='40px' height='20px'", { width: 40, height: 20 }],
    ['is that of its box otherwise', ' viewBox="0 0 30 15"', { width: 30, height: 15 }],
    ['may mix both', ' width="60" viewBox="0,0,30,15"', { width: 60, height: 15 }],
    ['is not told by shares', ' width="100%" height="100%"', undefined],
    ['is not nothing', ' width="0" height="20"', undefined],
    ['is not told without either', '', undefined],
  ] as const) {
    it(why, () => assert.deepEqual(sizeOf(`<svg${attributes}>`), expected));
  }
});

describe('a picture', () => {
  const small = '<svg width="40" height="20"><title>Dice</title><desc>Two "sixes"</desc></svg>';
  const large = '<svg width="800" height="800">';
  it('is named by the title and description it brings along', () =>
    assert.equal(wordsOf(headOf(small)), 'Dice. Two "sixes".'));
  it('is named by its file otherwise', () => assert.equal(wordsOf({}, 'x.svg'), 'x.svg'));
  it('always has a name', () => assert.equal(wordsOf({}), 'Picture without a description'));
  it('is shown as large as it is', () =>
    assert.equal(
      picture(drawing(small), 3, frames.row).text,
      '<img data-content="3" width="40" height="20" alt="Dice. Two &quot;sixes&quot;.">',
    ));
  it('is made smaller where it is too large, and can be enlarged', () =>
    assert.match(
      picture(drawing(large), 0, { width: 200, area: 10_000 }).text,
      /^<button type="button" class="zoom"><img data-content="0" width="100" height="100" alt="[^"]+"><\/button>$/,
    ));
});
