import { element } from '../shared/picture';
import { quoted } from '../shared/quoting';
import { isEyes } from './dice';

/** How a die is drawn: as it lies, counting, not counting, or held. Each differs in line and tone, not only in colour. */
export type DieLook = 'plain' | 'counting' | 'idle' | 'held';

/** The side of a die in a row of dice, and from one die to the next. */
export const side = 36;
export const step = 46;

interface Ink {
  readonly paper: string;
  readonly edge: string;
  readonly width: number;
  readonly pips: string;
}

const inks: Readonly<Record<DieLook, Ink>> = {
  plain: { paper: '#ffffff', edge: '#4a4437', width: 1.6, pips: '#2b2820' },
  counting: { paper: '#ffffff', edge: '#1f1c16', width: 2.4, pips: '#1f1c16' },
  idle: { paper: '#f4f0e4', edge: '#b9b09a', width: 1.2, pips: '#8d846e' },
  held: { paper: '#ffffff', edge: '#1f1c16', width: 2.4, pips: '#1f1c16' },
};

/** Where pips lie on a die of side 1, by the eyes it shows. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.26, 0.26],
    [0.74, 0.74],
  ],
  3: [
    [0.26, 0.26],
    [0.5, 0.5],
    [0.74, 0.74],
  ],
  4: [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  5: [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.5, 0.5],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  6: [
    [0.28, 0.24],
    [0.72, 0.24],
    [0.28, 0.5],
    [0.72, 0.5],
    [0.28, 0.76],
    [0.72, 0.76],
  ],
};

/** Draws one die with its pips; what no die can show stands on it as text, inside a broken edge. */
export function dieAt(value: unknown, x: number, y: number, look: DieLook, size = side): string {
  const ink = inks[look];
  const square = { x, y, width: size, height: size, rx: size / 5 };
  if (!isEyes(value)) {
    const edge = { fill: '#fbeee9', stroke: '#a33c1c', 'stroke-width': 1.8, 'stroke-dasharray': '4 3' };
    return element('rect', { ...square, ...edge }) + wordOn(quoted(value), x, y, size);
  }
  const dots = (pips[value] ?? []).map(([right, down]) =>
    element('circle', { cx: x + right * size, cy: y + down * size, r: size / 10, fill: ink.pips }),
  );
  const edge = { fill: ink.paper, stroke: ink.edge, 'stroke-width': ink.width };
  return element('rect', { ...square, ...edge }) + dots.join('');
}

/** Draws the place of a die that has not been thrown. */
export function placeAt(x: number, y: number): string {
  const edge = { fill: 'none', stroke: '#c9c1ac', 'stroke-width': 1.4, 'stroke-dasharray': '3 4' };
  return element('rect', { x, y, width: side, height: side, rx: side / 5, ...edge });
}

/** Writes a word under, beside or on something; x is where it begins, or its middle. */
export function label(
  text: string,
  x: number,
  y: number,
  look: Readonly<Record<string, string | number>> = {},
): string {
  return element(
    'text',
    { x, y, 'font-family': 'sans-serif', 'font-size': 12, fill: '#4a4437', ...look },
    text,
  );
}

function wordOn(word: string, x: number, y: number, size: number): string {
  const fontSize = Math.min(16, (size * 1.5) / word.length);
  return label(word, x + size / 2, y + size / 2 + fontSize / 3, {
    'text-anchor': 'middle',
    'font-size': fontSize,
    fill: '#a33c1c',
  });
}
