import { element, svgOf } from '../../shared/picture';
import { columns, percent } from './text';

const cell = 64;
const small = { 'font-size': 12, fill: '#6b6250' } as const;
const margin = { left: 150, top: 72, bottom: 64, right: 20 };

/** A row of the heat map. */
export interface HeatRow {
  /** The die's number in the file. */
  readonly number: number;
  readonly faces: string;
  /** The share of games it wins against each die, in the order of the rows; null against itself, and where nothing is known. */
  readonly shares: readonly (number | null)[];
}

/**
 * Draws which die wins how often against which: a square for each pair, from blue for seldom to orange for often.
 *
 * The two colours differ for every kind of colour vision, and each square has its number.
 */
export function drawHeatMap(rows: readonly HeatRow[], note: string): string {
  const side = rows.length * cell;
  const [width, height] = [margin.left + side + margin.right, margin.top + side + margin.bottom];
  return svgOf({
    title: 'Games won by each die against each other',
    description: `In per cent, from the best die to the worst. ${rows.map(inWords(rows)).join(' ')}`,
    width,
    height,
    text: columns(table(rows), 'r'.repeat(rows.length + 1)).join('\n'),
    body: [
      label('Games won by the die of the row, in %', margin.left, 26, {
        'font-size': 17,
        'font-weight': 'bold',
      }),
      label('against die', margin.left - 12, margin.top - 8, { 'font-size': 13, 'text-anchor': 'end' }),
      ...rows.map(({ number }, index) =>
        label(String(number), middle(index, margin.left), margin.top - 8, {
          'text-anchor': 'middle',
          'font-weight': 'bold',
        }),
      ),
      ...rows.flatMap(drawRow),
      label('Orange: wins often. Blue: wins seldom.', margin.left, height - 36, small),
      label(note, margin.left, height - 18, small),
    ],
  });
}

function drawRow({ number, faces, shares }: HeatRow, row: number): readonly string[] {
  const y = margin.top + row * cell;
  const end = { 'text-anchor': 'end' };
  return [
    label(`die ${number}`, margin.left - 12, y + cell / 2 - 2, { ...end, 'font-weight': 'bold' }),
    label(faces.length > 18 ? `${faces.slice(0, 17)}…` : faces, margin.left - 12, y + cell / 2 + 16, {
      ...end,
      'font-size': 12,
      fill: '#6b6250',
    }),
    ...shares.flatMap((share, column) => {
      const x = margin.left + column * cell;
      const square = { x: x + 1, y: y + 1, width: cell - 2, height: cell - 2, rx: 4 };
      const [centre, base] = [x + cell / 2, y + cell / 2 + 6];
      if (share === null) return [label('–', centre, base, { 'text-anchor': 'middle', fill: '#8b8372' })];
      const fill = mixOf(share);
      return [
        element('rect', { ...square, fill: `rgb(${fill.join(', ')})` }),
        label(percent(share), centre, base, { 'text-anchor': 'middle', fill: inkOn(fill) }),
      ];
    }),
  ];
}

function inWords(rows: readonly HeatRow[]): (row: HeatRow) => string {
  return ({ number, shares }) => {
    const parts = shares.flatMap((share, index) =>
      share === null ? [] : [`${percent(share)} against die ${rows[index]?.number ?? ''}`],
    );
    return `Die ${number}: ${parts.join(', ')}.`;
  };
}

function table(rows: readonly HeatRow[]): readonly (readonly string[])[] {
  return [
    ['die', ...rows.map(({ number }) => String(number))],
    ...rows.map(({ number, shares }) => [
      String(number),
      ...shares.map((share) => (share === null ? '–' : percent(share))),
    ]),
  ];
}

function middle(index: number, start: number): number {
  return start + index * cell + cell / 2;
}

function label(text: string, x: number, y: number, style: Readonly<Record<string, string | number>>): string {
  return element(
    'text',
    { x, y, 'font-family': 'sans-serif', 'font-size': 16, fill: '#2b2722', ...style },
    text,
  );
}

const blue = [33, 102, 172] as const;
const paper = [247, 243, 233] as const;
const orange = [179, 88, 6] as const;

/** Mixes paper with orange for more than half of the games won, with blue for less. */
function mixOf(share: number): readonly number[] {
  const [goal, strength] = [share > 0.5 ? orange : blue, Math.abs(share - 0.5) * 2];
  return paper.map((part, index) => Math.round(part + ((goal[index] ?? part) - part) * strength));
}

/** Black or white, whichever is easier to read there. */
function inkOn([red = 0, green = 0, blue = 0]: readonly number[]): string {
  return 0.299 * red + 0.587 * green + 0.114 * blue > 130 ? '#2b2722' : '#ffffff';
}
