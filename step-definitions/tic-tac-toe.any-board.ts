import { array, constantFrom } from 'fast-check';
import type { Board } from '../src/tic-tac-toe';
import type { Cases } from './support/any-case';
import { anyText } from './support/any-text';

const row = array(constantFrom('X', 'O', ' '), { minLength: 3, maxLength: 3 }).map((cells) => cells.join(''));

export const anyBoard: Cases<Board> = {
  arbitrary: array(row, { minLength: 3, maxLength: 3 }),
  feature: 'state.feature',
  rows: (board) => [
    ['why', 'board', 'state'],
    ['found by chance', board.join('/').replaceAll(' ', '.'), '?'],
  ],
};

export const anyBoardText = anyText(
  ['X', 'O', '.', 'x', ' X |   | O ', '|', '___|___|___', 'XO.', '\n'],
  'reading-boards.feature',
);

/** The same board from each of the eight sides from which it can be looked at. */
export function sidesOf(board: Board): readonly Board[] {
  const turns = [turned, turned, turned].reduce<readonly Board[]>(
    (sides, turn) => [...sides, turn(sides.at(-1) ?? board)],
    [board],
  );
  return [...turns, ...turns.map((side) => side.toReversed())];
}

/** A quarter to the right: the left column becomes the top row, from below. */
function turned(board: Board): Board {
  return [0, 1, 2].map((column) => [2, 1, 0].map((index) => board[index]?.charAt(column)).join(''));
}

/** The ways in which features write boards: plain rows, rows between bars, and the document's frame. */
export function waysToWrite(board: Board): readonly string[] {
  const bars = board.map((cells) => [...cells].map((cell) => ` ${cell} `).join('|'));
  const frame = bars.map(
    (line, index) => `   |   |   \n${line}\n${index < 2 ? '___|___|___' : '   |   |   '}`,
  );
  const rows = board.join('\n');
  return [
    rows,
    rows.replaceAll(' ', '.'),
    board.join('/').replaceAll(' ', '.'),
    bars.join('\n'),
    frame.join('\n'),
  ];
}
