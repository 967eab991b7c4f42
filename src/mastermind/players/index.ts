import { hardSequence, moveFor, type GameState, type Move, type Notes } from './aigaming';
import { type Answered, breakerOn, possibleAfter, type Strategy, type Totals, totalsOf } from './breaker';
import { chanceFrom } from '../../shared/chance';
import { endOf } from '../../shared/run-out';
import { type CodeIndex, codeIndexOf, keyPegsOf } from './code-index';

export { noNotes } from './aigaming';
export { type Chance, chanceFrom } from '../../shared/chance';
export { strategies } from './breaker';
export { type CodeIndex, codeIndexOf };
export { playMatches, type Standing } from './match';
export type { Answered, GameState, Move, Notes, Strategy, Totals };

/** The size of a board; the classic one has 4 pegs and 6 colours. */
export interface Board {
  readonly pegs: number;
  readonly colours: number;
}

/** What the machine would guess, and how many codes are possible before that guess. */
export interface Advice {
  /** Colours from 1. */
  readonly guess: readonly number[];
  readonly possible: number;
}

/** A player who keeps its thoughts from one guess to the next. */
export type Player = (rows: readonly Answered[]) => Advice;

/**
 * Compares a guess with secrets by the fast engine that the strategies use.
 *
 * @param secrets codes with colours from 1
 * @param guess colours from 1
 * @returns what the guess earns for each secret
 * @see features/mastermind/strategies.feature, where it is held to the plain rule of feedback
 */
export function keyPegs(
  board: Board,
  secrets: readonly (readonly number[])[],
  guess: readonly number[],
): readonly { readonly black: number; readonly white: number }[] {
  const index = codeIndexOf(board.pegs, board.colours);
  const codeOf = (code: readonly number[]) => index.codeOf(code.map((colour) => colour - 1));
  return secrets.map((secret) => keyPegsOf(index, index.replyTo(codeOf(guess), codeOf(secret))));
}

/**
 * Prepares a player on a board.
 *
 * @param seed a whole number, for the strategy that takes any possible code
 * @returns a function of the rows so far, which refuses answers that no code can have given
 * @see features/mastermind/strategies.feature
 */
export function playerOn(board: Board, strategy: Strategy, seed: number): Player {
  const index = codeIndexOf(board.pegs, board.colours);
  const breaker = breakerOn(index, strategy, chanceFrom(seed));
  return (rows) => {
    const possible = possibleAfter(index, rows);
    const guess = index.pegsOf(breaker(possible, rows.length)).map((colour) => colour + 1);
    return { guess, possible: possible.length };
  };
}

/**
 * Counts the codes that fit all answers.
 *
 * @throws RuleViolation where there is none; it names the guess that made them impossible
 * @see features/mastermind/machine-guesses.feature
 */
export function countPossible({ pegs, colours }: Board, rows: readonly Answered[]): number {
  return possibleAfter(codeIndexOf(pegs, colours), rows).length;
}

/**
 * Says what the machine would guess after some rows.
 *
 * @see {@link playerOn} for the rest
 */
export function advise(board: Board, strategy: Strategy, seed: number, rows: readonly Answered[]): Advice {
  return playerOn(board, strategy, seed)(rows);
}

/**
 * Plays a strategy against every secret of a board.
 *
 * @see features/mastermind/strategies.feature
 */
export function totals(board: Board, strategy: Strategy, seed: number): Totals {
  return endOf(totalsRun(board, strategy, seed));
}

/**
 * Does the same in many short steps, so that whoever waits sees how far it has come and may stop.
 *
 * @returns hands out the histogram of the games that have ended, and at last the totals
 * @see {@link totals} for the rest
 */
export function totalsRun(
  board: Board,
  strategy: Strategy,
  seed: number,
): Generator<readonly number[], Totals> {
  const index = codeIndexOf(board.pegs, board.colours);
  return totalsOf(index, breakerOn(index, strategy, chanceFrom(seed)));
}

/**
 * Answers a state of aigaming's Mastermind with a move.
 *
 * @param notes what the last answer gave; {@link noNotes} to begin with
 * @see features/mastermind/match.feature, after document 001's bonus
 */
export function aigamingMove(
  strategy: Strategy,
  seed: number,
  state: GameState,
  notes: Notes,
): { readonly move: Move; readonly notes: Notes } {
  const index = codeIndexOf(state.NumPegs, state.NumColours);
  const chance = chanceFrom(seed);
  return moveFor(index, breakerOn(index, strategy, chance), hardSequence(index, chance), state, notes);
}
