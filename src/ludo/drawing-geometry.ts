import { firstGoalField, isHome, type Place, type Player, waiting } from './board';

/** A place on the picture or among the eleven by eleven fields, to the right and down. */
export type Spot = readonly [x: number, y: number];

/** Distance from field to field, in units of the picture. */
export const cell = 28;
/** The last column and row, counted from 0: the board is a cross on eleven by eleven fields. */
export const lastField = 10;

const margin = 6;
/** Width and height of the picture. */
export const side = (lastField + 1) * cell + 2 * margin;

/** Green's way from A over the forty fields of the track: so many fields right and down at a time. */
const legs: readonly (readonly [fields: number, right: number, down: number])[] = [
  [4, 0, -1],
  [4, -1, 0],
  [2, 0, -1],
  [4, 1, 0],
  [4, 0, -1],
  [2, 1, 0],
  [4, 0, 1],
  [4, 1, 0],
  [2, 0, 1],
  [4, -1, 0],
  [4, 0, 1],
  [1, -1, 0],
];

const greenTrack = legs.reduce<readonly Spot[]>(
  (track, [fields, right, down]) => {
    const [x, y] = track.at(-1) ?? [0, 0];
    const leg = Array.from({ length: fields }, (_, index): Spot => [
      x + right * (index + 1),
      y + down * (index + 1),
    ]);
    return [...track, ...leg];
  },
  [[4, lastField]],
);

const greenYard: readonly Spot[] = [
  [0, 9],
  [1, 9],
  [0, 10],
  [1, 10],
];

/**
 * Where a place lies among the eleven by eleven fields.
 *
 * @param nth which of the four B fields, from 0
 */
export function fieldOf(player: Player, place: Place, nth = 0): Spot {
  const [x, y] = greenFieldOf(place, nth);
  return player === 'Green' ? [x, y] : [lastField - x, lastField - y];
}

function greenFieldOf(place: Place, nth: number): Spot {
  const middle = lastField / 2;
  if (place === waiting) return greenYard[nth % greenYard.length] ?? [0, lastField];
  if (isHome(place)) return [middle, lastField - 1 - (place - firstGoalField)];
  return greenTrack[place] ?? [middle, middle];
}

/** The middle of a field on the picture. */
export function middleOf([x, y]: Spot): Spot {
  return [rounded(margin + cell * (x + 0.5)), rounded(margin + cell * (y + 0.5))];
}

/** Rounds to a tenth of a unit, which nobody sees and which keeps pictures small. */
export function rounded(number: number): number {
  return Math.round(number * 10) / 10;
}

/** The line through the middles of fields, as a path of SVG that names only its ends and corners. */
export function lineThrough(fields: readonly Spot[]): string {
  const corners = fields.filter(([x, y], index) => {
    const [before, after] = [fields[index - 1], fields[index + 1]];
    return !before || !after || before[0] + after[0] !== 2 * x || before[1] + after[1] !== 2 * y;
  });
  return `M${corners.map((field) => middleOf(field).join(' ')).join('L')}`;
}

/** Points for a thick pen, as a path of SVG: the shortest way to write many equal shapes. */
export function pointsAt(spots: readonly Spot[]): string {
  return spots.map((spot) => `M${spot.join(' ')}h0`).join('');
}
