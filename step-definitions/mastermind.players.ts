import type { DataTable } from '@cucumber/cucumber';
import type { Code, DecodingBoard, Pattern } from '../src/mastermind';
import { readFeedback, readPattern } from '../src/mastermind/notation';
import type { Answered } from '../src/mastermind/players';

/** The colours in the order in which players number them, from 1. */
const colours = readPattern('RGBYPO') as Code;

/** Every code of the classic board, as players write it. */
export const everyCode: readonly (readonly number[])[] = Array.from({ length: 1296 }, (_, code) =>
  [216, 36, 6, 1].map((place) => 1 + (Math.floor(code / place) % 6)),
);

export function numbersOf(pattern: Pattern): readonly number[] {
  return pattern.map((name) => 1 + colours.findIndex((colour) => colour === name));
}

export function patternOf(numbers: readonly number[]): Code {
  return numbers.flatMap((number) => colours.slice(number - 1, number));
}

/** Reads rows of a board from a table with the columns guess and feedback. */
export function rowsOf(table: DataTable) {
  return table.hashes().map(({ guess = '', feedback = '' }) => ({
    guess: readPattern(guess) as Code,
    feedback: readFeedback(feedback),
  }));
}

/** The board of a game that the machine has won. */
export function boardWonBy(game: readonly Answered[]): DecodingBoard {
  const rows = game.map(({ guess, black, white }) => ({
    guess: patternOf(guess),
    feedback: readFeedback('B'.repeat(black) + 'W'.repeat(white)),
  }));
  const secret = rows.at(-1)?.guess ?? null;
  return { state: 'won', attempts: 12, attemptsLeft: 12 - rows.length, rows, secret };
}

/** A row as players take it. */
export function keyPegsIn({ guess, feedback }: ReturnType<typeof rowsOf>[number]): Answered {
  const count = (keyPeg: string) => feedback.filter((each) => each === keyPeg).length;
  return { guess: numbersOf(guess), black: count('black'), white: count('white') };
}
