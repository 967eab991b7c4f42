import type { Answered, Breaker } from './breaker';
import { possibleAfter } from './breaker';
import type { Chance } from '../../shared/chance';
import type { CodeIndex } from './code-index';

/** What aigaming's server sends before each move; keys as it spells them, others are ignored. */
export interface GameState {
  /** Misplaced colours first, then colours in place; absent before the first guess. */
  readonly Comparison?: readonly [misplaced: number, inPlace: number];
  readonly NumColours: number;
  readonly NumPegs: number;
  /** 0: the sequence to hide; 1: a guess. */
  readonly Round: number;
}

/** A move as aigaming's server takes it. */
export interface Move {
  /** Colours from 0. */
  readonly Sequence: readonly number[];
}

/** What a player has to remember between two moves, since a state tells only the last comparison. */
export interface Notes {
  readonly rows: readonly Answered[];
  /** The codes that fit all rows, by their places in the list of all; null where there are no rows. */
  readonly possible: readonly number[] | null;
  /** The guess that is still to be compared. */
  readonly guess: readonly number[] | null;
}

/** What a player knows before its first guess. */
export const noNotes: Notes = { rows: [], possible: null, guess: null };

/**
 * Plays aigaming's Mastermind: answers each state with a move.
 *
 * @param breaker who chooses the guesses
 * @param hidden the sequence for round 0, colours from 1
 * @see features/mastermind/match.feature, after document 001's bonus
 */
export function moveFor(
  index: CodeIndex,
  breaker: Breaker,
  hidden: readonly number[],
  state: GameState,
  notes: Notes,
): { readonly move: Move; readonly notes: Notes } {
  if (state.Round === 0) return { move: moveOf(hidden), notes };
  const [white = 0, black = 0] = state.Comparison ?? [];
  const news = notes.guess === null ? [] : [{ guess: notes.guess, black, white }];
  const possible = possibleAfter(index, news, notes.rows.length, notes.possible ?? index.all);
  const rows = [...notes.rows, ...news];
  const code = breaker(possible, rows.length);
  const guess = index.pegsOf(code).map((colour) => colour + 1);
  return { move: moveOf(guess), notes: { rows, possible, guess } };
}

/**
 * Chooses a sequence that is hard to find for an opponent who guesses any possible code at random: one colour twice and
 * the others once, which on 4 pegs and 8 colours takes such an opponent 5.46 guesses, and only 5.38 if drawn at random.
 *
 * @returns colours from 1
 * @see features/mastermind/match.feature
 */
export function hardSequence({ pegs, colours }: CodeIndex, chance: Chance): readonly number[] {
  const names = shuffled(
    Array.from({ length: colours }, (_, colour) => colour + 1),
    chance,
  );
  const [twice, ...once] = Array.from({ length: pegs - 1 }, (_, place) => names[place % colours] as number);
  return shuffled([twice as number, twice as number, ...once], chance);
}

function shuffled(values: readonly number[], chance: Chance): readonly number[] {
  return values
    .map((value) => ({ value, place: chance() }))
    .sort((one, other) => one.place - other.place)
    .map(({ value }) => value);
}

function moveOf(code: readonly number[]): Move {
  return { Sequence: code.map((colour) => colour - 1) };
}
