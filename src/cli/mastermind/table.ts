import type { Advice } from '../../mastermind-generalised/players';

/** A guess with A's answer, in either game. */
export interface Row {
  /** Colours from 1. */
  readonly guess: readonly number[];
  readonly exact: number;
  /** Right colours in wrong positions; undefined where they are not told. */
  readonly misplaced: number | undefined;
}

/** What the machine would guess next. */
export interface Hint extends Pick<Advice, 'search' | 'wins'> {
  readonly guess: readonly number[];
  /** Codes that can still be the secret. */
  readonly possible: number;
}

/** A player who thinks for either side of the table; @throws RuleViolation where no code fits the answers. */
export type Player = (rows: readonly Row[]) => Hint;

/** One of the two games as the terminal plays it: a secret, a row of guesses and their answers. */
export interface Table {
  /** "Mastermind: 4 pegs of 6 colours, 12 attempts". */
  readonly title: string;
  /** What a person may type for a guess. */
  readonly help: string;
  /** Pegs of a code. */
  readonly length: number;
  /** Guesses that may be made. */
  readonly limit: number;
  /** Whether misplaced colours are told. */
  readonly tellsMisplaced: boolean;
  /** Reads a code as people type it, colours from 1; @throws RuleViolation where it is none. */
  readCode(text: string): readonly number[];
  /** The letters or numbers of a code's colours. */
  lettersOf(code: readonly number[]): readonly string[];
  /** Draws a secret at random. */
  draw(chance: () => number): readonly number[];
  /** What A answers. */
  answer(secret: readonly number[], guess: readonly number[]): Row;
  /** Key pegs or matches in words. */
  describe(row: Row): string;
  /** Reads an answer as people type it; @throws RuleViolation where it is none. */
  readAnswer(text: string, guess: readonly number[]): Row;
  /** Counts the codes that fit all answers; @throws RuleViolation where there is none. */
  countPossible(rows: readonly Row[]): number;
  /** Prepares a player; @throws Misuse where there is no such strategy, RuleViolation where it cannot play this board. */
  player(strategy: string, seed: number): Player;
}
