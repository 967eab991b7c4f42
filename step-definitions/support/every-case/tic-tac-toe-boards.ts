import type { Board } from '../../../src/tic-tac-toe';
import { everyList } from './tally';

/** All 19,683 grids of three rows of X, O and blanks. */
export const everyBoard: readonly Board[] = everyList(['X', 'O', ' '], 9).map(boardOf);

/**
 * Plays every game there is from the empty grid, a mark at a time, X first, until a line is full or the grid is.
 *
 * @returns each board that comes up, as one text of nine cells, with the state in which its game then is
 */
export function boardsOfPlay(): ReadonlyMap<string, string> {
  const reached = new Map<string, string>();
  visit('         ', 'X', 'O', reached);
  return reached;
}

/** Whose line ended the game: nobody's where the grid has none. */
export function winnerOn(cells: string): string {
  return ['X', 'O'].find((mark) => hasLine(cells, mark)) ?? '';
}

function visit(cells: string, mover: string, other: string, reached: Map<string, string>): void {
  if (reached.has(cells)) return;
  const free = [...cells.matchAll(/ /g)].map(({ index }) => index);
  // Only whoever moved last can have ended the game.
  const state = hasLine(cells, other) ? 'win' : free.length === 0 ? 'draw' : 'ongoing';
  reached.set(cells, state);
  if (state !== 'ongoing') return;
  for (const index of free) {
    visit(cells.slice(0, index) + mover + cells.slice(index + 1), other, mover, reached);
  }
}

/** Three equal marks with equal gaps: side by side, below each other, or aslant. */
function hasLine(cells: string, mark: string): boolean {
  const [gap, any] = ['.{2}', '(?:.{3})*'];
  return [
    `^${any}${mark}{3}`,
    `${mark}${gap}${mark}${gap}${mark}`,
    `^${mark}.{3}${mark}.{3}${mark}$`,
    `^..${mark}.${mark}.${mark}..$`,
  ].some((line) => new RegExp(line).test(cells));
}

function boardOf(cells: readonly string[]): Board {
  return [0, 3, 6].map((start) => cells.slice(start, start + 3).join(''));
}
