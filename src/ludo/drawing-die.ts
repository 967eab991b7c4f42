import { element } from '../shared/picture';
import { pointsAt, rounded, type Spot } from './drawing-geometry';

const ink = '#23211d';

/** Where the pips of a face lie, in thirds of it to the right and down of its middle. */
const pips: Readonly<Record<number, readonly Spot[]>> = {
  0: [],
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/**
 * Draws a face of a die: up to six eyes as pips, more as a number.
 *
 * @param eyes null for a die that has not been thrown yet
 * @param size width and height of the face, in units of the picture
 */
export function dieFace(eyes: number | null, [x, y]: Spot, size: number): readonly string[] {
  const face = {
    x: rounded(x - size / 2),
    y: rounded(y - size / 2),
    width: size,
    height: size,
    rx: rounded(size / 6),
  };
  return [
    element('rect', { ...face, fill: '#fff', stroke: ink, 'stroke-width': 1.5 }),
    ...(eyes !== null && pips[eyes] ? pipsOf(pips[eyes], [x, y], size) : [numberOn(eyes, [x, y], size)]),
  ];
}

function pipsOf(spots: readonly Spot[], [x, y]: Spot, size: number): readonly string[] {
  if (spots.length === 0) return [];
  const reach = size * 0.27;
  const d = pointsAt(spots.map(([right, down]) => [rounded(x + right * reach), rounded(y + down * reach)]));
  return [element('path', { d, stroke: ink, 'stroke-width': size / 5, 'stroke-linecap': 'round' })];
}

function numberOn(eyes: number | null, [x, y]: Spot, size: number): string {
  const text = eyes === null ? '?' : String(eyes);
  const height = rounded(size * Math.min(0.62, 1.35 / text.length));
  const letters = { 'font-size': height, 'font-weight': 700 };
  return element(
    'text',
    { x, y: rounded(y + height * 0.36), fill: eyes === null ? '#8b8372' : ink, ...letters },
    text,
  );
}
