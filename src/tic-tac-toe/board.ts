/** What a player puts on the grid; X moves first. */
export const marks = ['X', 'O'] as const;
export type Mark = (typeof marks)[number];

/**
 * A grid as somebody wrote it down: rows from top to bottom, cells from left to right, each `X`, `O` or a space.
 *
 * It may be illegal: of another shape, with other marks, or impossible to reach.
 */
export type Board = readonly string[];

/** Rows and columns of the grid. */
export const size = 3;

/** The eight lines: three rows, three columns, two diagonals, as indices of cells counted from 0 at the top left. */
export const lines: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** How often a mark stands on the board. */
export function countOf(board: Board, mark: Mark): number {
  return board.flatMap((row) => [...row]).filter((cell) => cell === mark).length;
}

/** The lines that a mark fills on a board of three rows of three: none, one, or two by one move. */
export function linesOf(board: Board, mark: Mark): readonly (readonly [number, number, number])[] {
  const cells = board.join('');
  return lines.filter((line) => line.every((index) => cells[index] === mark));
}
