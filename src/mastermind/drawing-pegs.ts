import { element } from '../shared/picture';
import { holes, type Pattern } from './code';
import type { Feedback } from './feedback';
import { initialOf } from './notation';

/** From the middle of one large hole to the next, in the picture's units. */
export const pitch = 30;

/** The width of a row of large holes. */
export const rowWidth = holes * pitch;

/** The width and height of the block of small holes. */
export const keyBlock = 28;

/** Fills that stay apart also in grey, with the letter that can be read on each. */
const paints: Readonly<Record<string, { readonly fill: string; readonly letter: string }>> = {
  Red: { fill: '#c62f2f', letter: '#ffffff' },
  Green: { fill: '#1d7f4e', letter: '#ffffff' },
  Blue: { fill: '#2358b8', letter: '#ffffff' },
  Yellow: { fill: '#ffd23f', letter: '#33280a' },
  Purple: { fill: '#6d3592', letter: '#ffffff' },
  Orange: { fill: '#f58a1f', letter: '#33280a' },
};

/** Draws large holes from left to right, with the pegs that are in them. */
export function drawPegs(pattern: Pattern, left: number, middle: number): string[] {
  return Array.from({ length: holes }, (_, index) => {
    const x = left + pitch / 2 + index * pitch;
    const peg = pattern[index];
    return peg === undefined ? hole(x, middle) : codePeg(peg, x, middle);
  });
}

/** Draws the two by two small holes beside a row, with the key pegs that are in them. */
export function drawKeyPegs(feedback: Feedback, left: number, middle: number): string[] {
  const plate = { rx: 5, fill: '#efe2c4', stroke: '#a9875a' };
  return [
    element('rect', {
      x: left,
      y: middle - keyBlock / 2,
      width: keyBlock,
      height: keyBlock,
      ...plate,
    }),
    ...Array.from({ length: holes }, (_, index) => {
      const x = left + keyBlock / 2 + (index % 2 === 0 ? -6.5 : 6.5);
      return keyPeg(feedback[index], x, middle + (index < 2 ? -6.5 : 6.5));
    }),
  ];
}

/** Draws a word or number; `anchor` is `start`, `middle` or `end`. */
export function drawText(text: string, x: number, y: number, anchor: string, fill: string): string {
  return element(
    'text',
    { x, y, 'text-anchor': anchor, 'font-family': 'sans-serif', 'font-size': 13, fill },
    text,
  );
}

function hole(cx: number, cy: number): string {
  return element('circle', { cx, cy, r: 6, fill: '#7d5c36', stroke: '#5d4226' });
}

function codePeg(peg: string, cx: number, cy: number): string {
  const { fill, letter } = paints[peg] ?? { fill: '#ffffff', letter: '#33280a' };
  const text = {
    x: cx,
    y: cy + 5,
    'text-anchor': 'middle',
    'font-family': 'sans-serif',
    'font-size': 14,
    'font-weight': 'bold',
    fill: letter,
  };
  return (
    element('circle', { cx, cy, r: 12.5, fill, stroke: '#3b2a14', 'stroke-width': 1.2 }) +
    element('text', text, initialOf(peg))
  );
}

function keyPeg(peg: Feedback[number] | undefined, cx: number, cy: number): string {
  if (peg === undefined) return element('circle', { cx, cy, r: 2, fill: '#a9875a' });
  const fill = peg === 'black' ? '#141414' : '#ffffff';
  return element('circle', { cx, cy, r: 5, fill, stroke: '#141414', 'stroke-width': 1.4 });
}
