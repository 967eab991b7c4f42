import { quoted } from '../shared/quoting';
import { RuleViolation } from '../shared/rule-violation';
import { type Board, countOf, linesOf, marks, size } from './board';

export const states = ['ongoing', 'draw', 'win'] as const;
export type State = (typeof states)[number];

/**
 * Says in which state a game stands whose board looks like this.
 *
 * The number of marks is judged before the lines: a board with both faults has the wrong turn order.
 *
 * @param board three strings, one for each row, of three cells: `X`, `O` or a space
 * @throws RuleViolation where the rows, the marks or the course of play cannot be right; see the features for each message
 * @see features/tic-tac-toe, after Exercism's state-of-tic-tac-toe (document 003)
 */
export function stateOf(board: Board): State {
  checkShape(board);
  checkMarks(board);
  checkTurns(board);
  if (marks.some((mark) => linesOf(board, mark).length > 0)) return 'win';
  return board.join('').includes(' ') ? 'ongoing' : 'draw';
}

function checkShape(board: Board): void {
  if (board.length !== size) throw new RuleViolation(`A board has 3 rows, not ${board.length}.`);
  board.forEach((row, index) => {
    if (row.length === size) return;
    throw new RuleViolation(`A row has 3 cells, not ${row.length}: ${quoted(row)} in row ${index + 1}.`);
  });
}

function checkMarks(board: Board): void {
  [...board.join('')].forEach((cell, index) => {
    if (cell === ' ' || marks.some((mark) => mark === cell)) return;
    const where = `in row ${Math.floor(index / size) + 1}, column ${(index % size) + 1}`;
    const small = marks.find((mark) => mark.toLowerCase() === cell);
    throw new RuleViolation(
      small
        ? `Marks are capital letters: ${small}, not ${quoted(cell)} ${where}.`
        : `A cell holds X, O or nothing, not ${quoted(cell)} ${where}.`,
    );
  });
}

function checkTurns(board: Board): void {
  const lead = countOf(board, 'X') - countOf(board, 'O');
  if (lead < 0) throw new RuleViolation('Wrong turn order: O started');
  if (lead > 1) throw new RuleViolation('Wrong turn order: X went twice');
  // Whoever completed a line moved last: after X's move X leads by one mark, after O's move nobody does.
  const playedOn =
    (linesOf(board, 'X').length > 0 && lead === 0) || (linesOf(board, 'O').length > 0 && lead === 1);
  if (playedOn) throw new RuleViolation('Impossible board: game should have ended after the game was won');
}
