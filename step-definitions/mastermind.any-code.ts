import { constantFrom, record, shuffledSubarray, tuple } from 'fast-check';
import type { Code, Pattern } from '../src/mastermind';
import { writePattern } from '../src/mastermind/notation';
import type { Cases } from './support/any-case';
import { everyColour } from './support/every-case/mastermind-codes';

const holes = [0, 1, 2, 3];
const colour = constantFrom(...everyColour);
export const code = tuple(colour, colour, colour, colour);
const whole = { minLength: everyColour.length, maxLength: everyColour.length };

/** A secret and a guess, with other names for the colours and another order of the holes. */
export interface AnyGuess {
  readonly secret: Code;
  readonly guess: Code;
  readonly names: readonly string[];
  readonly order: readonly number[];
}

export const anyGuess: Cases<AnyGuess> = {
  arbitrary: record({
    secret: code,
    guess: code,
    names: shuffledSubarray([...everyColour], whole),
    order: shuffledSubarray(holes, { minLength: holes.length, maxLength: holes.length }),
  }),
  feature: 'feedback.feature',
  rows: ({ secret, guess }) => [
    ['why', 'secret', 'guess', 'feedback'],
    ['found by chance', writePattern(secret), writePattern(guess), '?'],
  ],
};

/** The same code with its colours renamed. */
export function renamed(pattern: Code, { names }: AnyGuess): Pattern {
  return pattern.map((peg) => names[everyColour.indexOf(peg)] ?? peg);
}

/** The same code with its pegs in another order. */
export function moved(pattern: Code, { order }: AnyGuess): Pattern {
  return order.map((hole) => pattern[hole] ?? '');
}

export const anyCode: Cases<Code> = {
  arbitrary: code,
  feature: 'notation.feature',
  rows: (pattern) => [
    ['why', 'text', 'code'],
    ['found by chance', writePattern(pattern), writePattern(pattern)],
  ],
};
