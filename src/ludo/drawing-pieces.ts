import { element } from '../shared/picture';
import { isPlace, otherOf, type Place, type Player, players, waiting } from './board';
import { dyes } from './drawing-board';
import { cell, fieldOf, lastField, middleOf, rounded, type Spot } from './drawing-geometry';
import type { Throw } from './game';
import { writePlace } from './place-names';

/** Pieces as a setup holds them, or as somebody wished them; then they may be illegal. */
export type DrawnPieces = Readonly<Record<Player, readonly (Place | string)[]>>;

const gold = '#d9a400';
const radius = 11;

/** Draws all pieces, Green's round and Red's square, each with the name of its place, and rings those that a throw moved. */
export function allPieces(pieces: DrawnPieces, thrown: Throw | null): readonly string[] {
  return players.map((player) => {
    const names = pieces[player].map(writePlace);
    const ringed = ringedOf(pieces[player], player, thrown);
    const spots = pieces[player].map((_, index) => spotOf(pieces[player], index, player));
    const letters = {
      fill: '#fff',
      stroke: 'none',
      'text-anchor': 'middle',
      'font-size': 12,
      'font-weight': 700,
    };
    return element('g', { fill: dyes[player].strong, stroke: '#fffdf7', 'font-family': 'sans-serif' }, [
      ...spots.map((spot, index) =>
        shape(player, spot, index === ringed ? { stroke: gold, 'stroke-width': 3.5 } : {}),
      ),
      element(
        'text',
        letters,
        spots.map(([x, y], index) => element('tspan', { x, y: rounded(y + 4.3) }, names[index])),
      ),
    ]);
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
    way(fields.map(middleOf), { stroke: gold, 'stroke-width': 5 }),
    arrowHead(fields.slice(-2).map(middleOf)),
    ...(captured === null ? [] : [wayBack(pieces, otherOf(player), captured)]),
    shape(player, middleOf(fields[0] ?? [0, 0]), {
      fill: '#fffdf7',
      stroke: dyes[player].strong,
      'stroke-width': 1.5,
      'stroke-dasharray': 3,
    }),
  ];
}

function wayBack(pieces: DrawnPieces, player: Player, from: Place): string {
  const to = fieldOf(player, waiting, waitingOf(pieces[player]) - 1);
  const pen = { stroke: dyes[player].strong, 'stroke-width': 2.5, 'stroke-dasharray': '2 5' };
  return way([middleOf(fieldOf(player, from)), middleOf(to)], pen);
}

function way(spots: readonly Spot[], pen: Readonly<Record<string, string | number>>): string {
  const d = `M${spots.map((spot) => spot.join(' ')).join('L')}`;
  return element('path', { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...pen });
}

/** A small head that ends where the moved piece begins. */
function arrowHead([from = [0, 0], to = [0, 0]]: readonly Spot[]): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [right, down] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (back: number, aside: number): string =>
    [to[0] - right * back - down * aside, to[1] - down * back + right * aside].map(rounded).join(' ');
  return element('path', { d: `M${at(radius, 0)}L${at(21, 7)}L${at(21, -7)}Z`, fill: gold });
}

function shape(player: Player, [x, y]: Spot, pen: Readonly<Record<string, string | number>>): string {
  if (player === 'Green') return element('circle', { cx: x, cy: y, r: radius, ...pen });
  return element('rect', { x: x - 10, y: y - 10, width: 20, height: 20, rx: 2, ...pen });
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

/** Where a piece is drawn; a second one on a field half covers the first, one without a field lies beside the B fields. */
function spotOf(pieces: readonly (Place | string)[], index: number, player: Player): Spot {
  const place = pieces[index];
  const before = pieces.slice(0, index).filter((other) => other === place).length;
  if (!isPlace(place)) {
    const beside: Spot = [index, 7];
    return middleOf(player === 'Green' ? beside : [lastField - beside[0], lastField - beside[1]]);
  }
  const [x, y] = middleOf(fieldOf(player, place, before));
  const aside = place === waiting ? 0 : (before * cell) / 4;
  return [x + aside, y - aside];
}
