import { element } from '../shared/picture';
import { asTheOtherCounts, isPlace, otherOf, type Place, type Player, players, waiting } from './board';
import { dyes } from './drawing-board';
import {
  cell,
  fieldOf,
  lastField,
  lineThrough,
  middleOf,
  pointsAt,
  rounded,
  type Spot,
} from './drawing-geometry';
import type { Throw } from './game';
import { writePlace } from './place-names';

/** Pieces as a setup holds them, or as somebody wished them; then they may be illegal. */
export type DrawnPieces = Readonly<Record<Player, readonly (Place | string)[]>>;

const gold = '#d9a400';

type Pen = Readonly<Record<string, string | number>>;

/** One point of the pen is a piece. */
const pens: Readonly<Record<Player, Pen>> = {
  Green: { 'stroke-width': 22, 'stroke-linecap': 'round' },
  Red: { 'stroke-width': 20, 'stroke-linecap': 'square' },
};

/** Draws all pieces, Green's round and Red's square, each with the name of its place, and rings those that a throw moved. */
export function allPieces(pieces: DrawnPieces, thrown: Throw | null): readonly string[] {
  return players.flatMap((player) => {
    const spots = pieces[player].map((_, index) => spotOf(pieces, player, index));
    const ringed = spots[ringedOf(pieces[player], player, thrown)];
    const names = spots.map(([x, y], index) =>
      element('tspan', { x, y: rounded(y + 4.3) }, writePlace(pieces[player][index] ?? '')),
    );
    return [
      ...(ringed ? [outline(player, ringed, { stroke: gold, 'stroke-width': 6 })] : []),
      element('path', { d: pointsAt(spots), stroke: dyes[player].strong, ...pens[player] }),
      element('text', { fill: '#fff', 'font-size': 12, 'font-weight': 700 }, names),
    ];
  });
}

/** Draws where a throw took pieces: the way of the moved one from its dashed outline, and the captured one's way back. */
export function ways(pieces: DrawnPieces, thrown: Throw | null): readonly string[] {
  if (!thrown?.move) return [];
  const { player, move, captured } = thrown;
  const entering = move.from === waiting;
  const left = entering ? waitingOf(pieces[player]) : 0;
  const fields = entering
    ? [fieldOf(player, waiting, left), fieldOf(player, move.to)]
    : Array.from({ length: move.to - move.from + 1 }, (_, step) => fieldOf(player, move.from + step));
  return [
    way(fields, { stroke: gold, 'stroke-width': 5 }),
    arrowHead(fields.slice(-2).map(middleOf)),
    ...(captured === null ? [] : [wayBack(pieces, otherOf(player), captured)]),
    outline(player, middleOf(fieldOf(player, move.from, left)), {
      stroke: dyes[player].strong,
      'stroke-width': 1.5,
      'stroke-dasharray': 3,
    }),
  ];
}

function wayBack(pieces: DrawnPieces, player: Player, from: Place): string {
  const to = fieldOf(player, waiting, waitingOf(pieces[player]) - 1);
  const pen = { stroke: dyes[player].strong, 'stroke-width': 2.5, 'stroke-dasharray': '2 5' };
  return way([fieldOf(player, from), to], pen);
}

function way(fields: readonly Spot[], pen: Pen): string {
  const ends = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return element('path', { d: lineThrough(fields), fill: 'none', ...ends, ...pen });
}

/** A small head that ends where the moved piece begins. */
function arrowHead([from = [0, 0], to = [0, 0]]: readonly Spot[]): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [right, down] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (back: number, aside: number): string =>
    [to[0] - right * back - down * aside, to[1] - down * back + right * aside].map(rounded).join(' ');
  return element('path', { d: `M${at(11, 0)}L${at(21, 7)}L${at(21, -7)}Z`, fill: gold });
}

function outline(player: Player, [x, y]: Spot, pen: Pen): string {
  if (player === 'Green') return element('circle', { cx: x, cy: y, r: 11, fill: '#fffdf7', ...pen });
  return element('rect', { x: x - 10, y: y - 10, width: 20, height: 20, fill: '#fffdf7', ...pen });
}

/** Which piece of a player a throw moved or sent back, by its index; -1 for none. */
function ringedOf(pieces: readonly (Place | string)[], player: Player, thrown: Throw | null): number {
  if (!thrown?.move) return -1;
  if (player === thrown.player) return pieces.indexOf(thrown.move.to);
  return thrown.captured === null ? -1 : pieces.lastIndexOf(waiting);
}

function waitingOf(pieces: readonly (Place | string)[]): number {
  return pieces.filter((place) => place === waiting).length;
}

/** Where a piece is drawn; a second one on a field half covers the first, one without a field lies near the B fields. */
function spotOf(pieces: DrawnPieces, player: Player, index: number): Spot {
  const place = pieces[player][index];
  const before = pieces[player].slice(0, index);
  if (!isPlace(place)) {
    const nth = before.filter((other) => !isPlace(other)).length;
    return middleOf(player === 'Green' ? [nth, 7] : [lastField - nth, lastField - 7]);
  }
  const same = before.filter((other) => other === place).length;
  const [x, y] = middleOf(fieldOf(player, place, same));
  const below = player === 'Red' && pieces.Green.some((other) => sharesField(other, place)) ? 1 : same;
  const aside = place === waiting ? 0 : (below * cell) / 4;
  return [x + aside, y - aside];
}

function sharesField(other: Place | string, place: Place): boolean {
  return isPlace(other) && asTheOtherCounts(other) === place;
}
