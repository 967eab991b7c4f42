import { fieldA, firstGoalField, isPlace, lastGoalField, players, waiting } from './board';
import { fieldOf, lastField, type Spot } from './drawing-geometry';
import type { DrawnPieces } from './drawing-pieces';
import type { Throw } from './game';
import { writeThrow } from './notation';
import { writePlace } from './place-names';

/** Says in words where all pieces stand and what a throw did. */
export function positionInWords(pieces: DrawnPieces, thrown: Throw | null): string {
  const stands = players.map((player) => `${player} has ${pieces[player].map(writePlace).join(', ')}.`);
  return [...(thrown ? [`${writeThrow(thrown)}.`] : []), ...stands].join(' ');
}

/**
 * Draws the board in eleven lines of text: G and R are pieces, `*` is where the moved one came from, dots are the
 * track, colons A and goal fields, underlines B fields.
 */
export function boardInText(pieces: DrawnPieces, thrown: Throw | null): string {
  const rows = Array.from({ length: lastField + 1 }, () => Array.from({ length: lastField + 1 }, () => ' '));
  const put = ([x, y]: Spot, mark: string) => {
    const row = rows[y];
    if (row) row[x] = mark;
  };
  for (const player of players) {
    for (let place = fieldA + 1; place < firstGoalField; place += 1) put(fieldOf(player, place), '.');
  }
  for (const player of players) {
    [0, 1, 2, 3].forEach((nth) => put(fieldOf(player, waiting, nth), '_'));
    for (let place = firstGoalField; place <= lastGoalField; place += 1) put(fieldOf(player, place), ':');
    put(fieldOf(player, fieldA), ':');
  }
  if (thrown?.move && thrown.move.from !== waiting) put(fieldOf(thrown.player, thrown.move.from), '*');
  for (const player of players) {
    pieces[player]
      .filter(isPlace)
      .forEach((place, nth) => put(fieldOf(player, place, nth), player.charAt(0)));
  }
  const beside = ['', ...players.map((player) => `${player}: ${pieces[player].map(writePlace).join(' ')}`)];
  if (thrown) beside.push('', writeThrow(thrown));
  return rows.map((row, y) => `${row.join(' ')}   ${beside[y] ?? ''}`.trimEnd()).join('\n');
}
