import { element, svgOf } from '../shared/picture';
import { cloth, colourInWords, drawBall, drawText, ink, inWords, pitch } from './drawing-balls';
import { writeColour } from './colour';
import { colourOf } from './secret';
import { type Tally, writeCode, writeTally } from './notation';

const rope = '#8a6d3b';

/** A bag before or after the draw. */
export interface Bag {
  /** Colours. */
  readonly n: number;
  /** Balls of each colour. */
  readonly m: number;
  /** The numbers of the balls that have left the bag, in the order of the draw. */
  readonly drawn: readonly number[];
}

/** Room for the letter of a colour beside its balls. */
const label = 22;
const neck = 34;

/**
 * Draws the bag as SVG, the numbered balls of each colour in one line, and beside it the drawn balls in their order.
 *
 * The lines run across where there are more balls of a colour than colours, otherwise down, so that bags stay low.
 */
export function drawBag({ n, m, drawn }: Bag): string {
  const across = m > n;
  const [left, top] = [6, neck];
  const width = (across ? label + m * pitch : n * pitch) + 16;
  const height = (across ? n * pitch : label + m * pitch) + 10;
  const right = left + width + 34;
  const at = (line: number, place: number): [number, number] => {
    const [along, beside] = [label + (place + 0.5) * pitch, (line + 0.5) * pitch];
    return across ? [left + 6 + along, top + 5 + beside] : [left + 8 + beside, top + along];
  };
  const places = Array.from({ length: m * n }, (_, index) => index + 1);
  const letters = Array.from({ length: n }, (_, index) => index + 1);
  return svgOf({
    title: 'The bag',
    description: describe({ n, m, drawn }),
    width: drawn.length === 0 ? left + width + 6 : right + drawn.length * pitch + 10,
    height: top + height + 6,
    text: writeBag({ n, m, drawn }),
    body: [
      ...sack(left, top, width, height),
      ...letters.map((colour) => {
        const [x, y] = at(colour - 1, -0.8);
        return drawText(writeColour(colour), x, y + 5, { 'font-weight': 'bold' });
      }),
      ...places.map((ball) => {
        const colour = colourOf(ball, m);
        const [x, y] = at(colour - 1, ball - (colour - 1) * m - 1);
        return drawn.includes(ball) ? gap(ball, x, y) : drawBall(colour, x, y, String(ball));
      }),
      ...tray({ m, drawn }, right, top + height / 2),
    ],
  });
}

/** Draws how often each secret comes up among all draws as SVG, a bar for each. */
export function drawTally(rows: readonly Tally[]): string {
  const most = Math.max(...rows.map(({ ways }) => ways));
  const longest = Math.max(...rows.map(({ secret }) => secret.length));
  const bars = 10 + longest * pitch + 10;
  const room = 120;
  return svgOf({
    title: 'Secrets among all draws',
    description: rows.map(({ secret, ways, of }) => `${inWords(secret)}: ${ways} of ${of} draws.`).join(' '),
    width: bars + room + 70,
    height: rows.length * pitch + 12,
    text: writeTally(rows.slice(0, 12)),
    body: rows.flatMap(({ secret, ways, of }, index) => {
      const middle = 6 + (index + 0.5) * pitch;
      const length = (ways / most) * room;
      const bar = { x: bars, y: middle - 8, width: length, height: 16, rx: 3, fill: '#7d93ad' };
      const label = drawText(`${ways} of ${of}`, bars + length + 7, middle + 4.5, { 'text-anchor': 'start' });
      const balls = secret.map((colour, place) => drawBall(colour, 10 + (place + 0.5) * pitch, middle));
      return [...balls, element('rect', bar), label];
    }),
  });
}

function sack(x: number, y: number, width: number, height: number): string[] {
  const middle = x + width / 2;
  const half = Math.min(width / 4, 20);
  const pen = { stroke: cloth.stroke, 'stroke-width': 2, 'stroke-linejoin': 'round' };
  const knot = y - 12;
  const frill = `M${middle - half} ${knot}l-7 -17q5 5 ${(half + 7) / 2} 1t${(half + 7) / 2} 0t${(half + 7) / 2} 0t${(half + 7) / 2} -1l-7 17z`;
  const body = [
    `M${middle - half} ${knot}C${middle - half} ${y - 2} ${x} ${y - 6} ${x} ${y + 14}`,
    `V${y + height - 14}q0 14 14 14H${x + width - 14}q14 0 14 -14V${y + 14}`,
    `C${x + width} ${y - 6} ${middle + half} ${y - 2} ${middle + half} ${knot}z`,
  ].join('');
  const tie = { stroke: rope, 'stroke-width': 4, 'stroke-linecap': 'round' };
  return [
    element('path', { d: frill, fill: '#e2d3b0', ...pen }),
    element('path', { d: body, fill: cloth.fill, ...pen }),
    element('path', { d: `M${middle - half} ${knot}h${2 * half}`, ...tie }),
  ];
}

/** The place that a drawn ball has left, with its number. */
function gap(ball: number, cx: number, cy: number): string {
  const ring = { cx, cy, r: 11.5, fill: '#fffdf7', stroke: rope, 'stroke-dasharray': '3 2.5' };
  return element('circle', ring) + drawText(String(ball), cx, cy + 4.5, { fill: rope, 'font-size': 12 });
}

function tray({ m, drawn }: Pick<Bag, 'm' | 'drawn'>, left: number, middle: number): string[] {
  if (drawn.length === 0) return [];
  const arrow = `M${left - 27} ${middle - 8}h15m-6 -5l6 5l-6 5`;
  return [
    element('path', { d: arrow, fill: 'none', stroke: ink, 'stroke-width': 2, 'stroke-linecap': 'round' }),
    ...drawn.flatMap((ball, index) => {
      const x = left + (index + 0.5) * pitch;
      const number = drawText(String(ball), x, middle + 21, { fill: rope, 'font-size': 12 });
      return [drawBall(colourOf(ball, m), x, middle - 8), number];
    }),
  ];
}

function writeBag({ n, m, drawn }: Bag): string {
  const lines = Array.from({ length: n }, (_, index) => {
    const balls = Array.from({ length: m }, (__, place) => index * m + place + 1);
    const shown = balls.map((ball) => (drawn.includes(ball) ? `(${ball})` : ` ${ball} `));
    return `${writeCode([index + 1])}: ${shown.join('')}`.trimEnd();
  });
  const last = drawn.length === 0 ? [] : [`drawn: ${writeCode(drawn.map((ball) => colourOf(ball, m)))}`];
  return [...lines.slice(0, 11), ...last].join('\n');
}

function describe({ n, m, drawn }: Bag): string {
  const lines = Array.from({ length: n }, (_, index) => {
    const name = colourInWords(index + 1);
    return m === 1
      ? `Ball ${index + 1} is ${name}.`
      : `Balls ${index * m + 1} to ${(index + 1) * m} are ${name}.`;
  });
  const balls = drawn.map((ball) => `ball ${ball}, ${colourInWords(colourOf(ball, m))}`);
  return [
    ...lines,
    drawn.length === 0 ? 'Nothing is drawn.' : `Drawn in this order: ${balls.join('; ')}.`,
  ].join(' ');
}
