import { element, svgOf } from '../shared/picture';
import type { Card, Column } from './card';
import { categories, type Category } from './categories';
import { dieAt, label } from './drawing-dice';

const row = 22;
const names = 140;
const margin = 10;

/** The categories of single eyes, which carry a small die before their names. */
const eyesOf: Readonly<Partial<Record<Category, number>>> = {
  ones: 1,
  twos: 2,
  threes: 3,
  fours: 4,
  fives: 5,
  sixes: 6,
};

/** Draws a score card: a row for each category, a column for each player, totals below; a star marks winners. */
export function drawCard(card: Card): string {
  const columns = card.columns.map(({ player }) => Math.max(58, player.length * 8 + 26));
  const width = 2 * margin + names + columns.reduce((sum, each) => sum + each, 0);
  const lefts = columns.map(
    (_, index) => margin + names + columns.slice(0, index).reduce((a, b) => a + b, 0),
  );
  const height = (categories.length + 2) * row + 16;
  return svgOf({
    title: 'Score card',
    description: describe(card),
    width,
    height,
    text: asText(card),
    body: [
      ...categories.flatMap((category, index) => nameOf(category, 8 + (index + 1) * row, width)),
      label('total', margin + 24, baseline(categories.length + 1), {
        'font-weight': 'bold',
        'font-size': 14,
      }),
      ...card.columns.flatMap((column, index) =>
        columnAt(card, column, lefts[index] ?? 0, columns[index] ?? 0, height),
      ),
    ],
  });
}

function baseline(index: number): number {
  return 8 + index * row + 16;
}

function nameOf(category: Category, y: number, width: number): string[] {
  const eyes = eyesOf[category];
  return [
    element('path', { d: `M${margin} ${y}H${width - margin}`, stroke: '#ddd5c0', 'stroke-width': 1 }),
    ...(eyes === undefined ? [] : [dieAt(eyes, margin + 2, y + 3.5, 'plain', 15)]),
    label(category, margin + 24, y + 16, { 'font-size': 13 }),
  ];
}

function columnAt(
  card: Card,
  { player, scores, total }: Column,
  x: number,
  width: number,
  height: number,
): string[] {
  const middle = { 'text-anchor': 'middle', 'font-size': 14 };
  const bold = { ...middle, 'font-weight': 'bold' };
  const centre = x + width / 2;
  const cells = categories.flatMap((category, index) => {
    const points = scores[category];
    return points === undefined ? [] : [label(String(points), centre, baseline(index + 1), middle)];
  });
  const totalTop = 8 + (categories.length + 1) * row;
  return [
    element('rect', { x, y: totalTop, width, height: row, fill: '#efe8d6' }),
    element('path', { d: `M${x} 8V${height - 8}`, stroke: '#b9b09a', 'stroke-width': 1.4 }),
    label(`${markOf(card, player)}${player}`, centre, baseline(0), bold),
    ...cells,
    label(String(total), centre, baseline(categories.length + 1), bold),
  ];
}

function markOf({ go, winners }: Card, player: string): string {
  if (winners.includes(player)) return '★ ';
  return go?.player === player ? '▸ ' : '';
}

function describe({ columns, go, winners }: Card): string {
  const cards = columns.map(({ player, scores, total }) => {
    const used = categories.filter((category) => category in scores);
    const points = used.map((category) => `${category} ${scores[category] ?? ''}`);
    return `${player}: ${points.length === 0 ? 'no category used' : points.join(', ')}; total ${total}.`;
  });
  const state =
    go === null ? `The game is over; highest total: ${winners.join(', ')}.` : `It is ${go.player}'s go.`;
  return [...cards, state].join(' ');
}

/** Two halves side by side, because a terminal shows twelve lines at most. */
function asText(card: Card): string {
  const lines = ['', ...categories, 'total'].map((name) => {
    const cells = card.columns.map(({ player, scores, total }) => {
      if (name === '') return player;
      return name === 'total' ? String(total) : String(scores[name as Category] ?? '-');
    });
    return [
      name.padEnd(15),
      ...cells.map((cell, index) => cell.padStart(Math.max(3, card.columns[index]?.player.length ?? 0))),
    ].join(' ');
  });
  const [head = '', ...rest] = lines;
  const half = Math.ceil(rest.length / 2);
  return [
    `${head}   ${head}`,
    ...rest.slice(0, half).map((line, index) => `${line}   ${rest[index + half] ?? ''}`),
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}
