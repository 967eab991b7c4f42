import { element } from '../shared/picture';
import { type Code, type Colour, colourNames, writeColour } from './colour';

/** From the middle of one ball to the next, in the picture's units. */
export const pitch = 30;

/** Dark letters and lines on paper. */
export const ink = '#3a3f47';

/** What stands apart from paper without being a colour of the game: trays, the cloth of the bag, lids. */
export const cloth = { fill: '#efe6d2', stroke: '#b9a67e' } as const;

interface Paint {
  readonly fill: string;
  readonly letter: string;
}

/** Fills that stay apart also in grey, with the letter that can be read on each. */
const paints: readonly Paint[] = [
  { fill: '#c62f2f', letter: '#ffffff' },
  { fill: '#1d7f4e', letter: '#ffffff' },
  { fill: '#2358b8', letter: '#ffffff' },
  { fill: '#ffd23f', letter: '#33280a' },
  { fill: '#6d3592', letter: '#ffffff' },
  { fill: '#f58a1f', letter: '#33280a' },
  { fill: '#ffffff', letter: '#33280a' },
  { fill: '#7fd6e8', letter: '#33280a' },
];

/** The colours without a name share one paint: their numbers tell them apart. */
const plain: Paint = { fill: '#8f8f86', letter: '#ffffff' };

/** Draws a ball of a colour; without a label of its own it carries the letter or the number of its colour. */
export function drawBall(colour: Colour, cx: number, cy: number, label = writeColour(colour)): string {
  const { fill, letter } = paints[colour - 1] ?? plain;
  const shine = { cx: cx - 5, cy: cy - 7, rx: 3.4, ry: 1.9, transform: `rotate(-35 ${cx - 5} ${cy - 7})` };
  return (
    element('circle', { cx, cy, r: 12.5, fill, stroke: '#2b2b2b', 'stroke-width': 1.1 }) +
    element('ellipse', { ...shine, fill: '#ffffff', opacity: 0.55 }) +
    drawText(label, cx, cy + 5, {
      fill: letter,
      'font-weight': 'bold',
      'font-size': label.length > 2 ? 10 : 14,
    })
  );
}

/** Draws balls from left to right; `left` is where the first one's room begins. */
export function drawCode(code: Code, left: number, middle: number): string[] {
  return code.map((colour, index) => drawBall(colour, left + (index + 0.5) * pitch, middle));
}

/** Draws a word or number, centred unless told otherwise. */
export function drawText(
  text: string,
  x: number,
  y: number,
  attributes: Readonly<Record<string, string | number>> = {},
): string {
  const common = { x, y, 'text-anchor': 'middle', 'font-family': 'sans-serif', 'font-size': 13, fill: ink };
  return element('text', { ...common, ...attributes }, text);
}

/** Draws the answer to a proposal: the number of matches, on gold where all match. */
export function drawAnswer(matches: number, all: boolean, left: number, middle: number): string {
  const paper = { fill: all ? '#ffe08a' : '#ffffff', stroke: all ? '#a47400' : '#8d8d86' };
  const box = {
    x: left,
    y: middle - 12,
    width: answerWidth,
    height: 24,
    rx: 6,
    ...paper,
    'stroke-width': 1.5,
  };
  const bold = { 'font-weight': 'bold', 'font-size': 15 };
  return element('rect', box) + drawText(String(matches), left + answerWidth / 2, middle + 5.5, bold);
}

/** The width of an answer. */
export const answerWidth = 28;

/** Says a code in words. */
export function inWords(code: Code): string {
  return code.map(colourInWords).join(', ');
}

/** Says a colour in a word. */
export function colourInWords(colour: Colour): string {
  return colourNames[colour - 1] ?? `colour ${writeColour(colour)}`;
}
