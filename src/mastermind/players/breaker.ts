import { RuleViolation } from '../../shared/rule-violation';
import type { Chance } from '../../shared/chance';
import { type CodeIndex, keyPegsOf } from './code-index';
import { type Optimum, optimumOn } from './optimum';
import { guessBy, partsBy, strategies as oneStep, type Strategy as OneStep } from './strategies';

/** All ways in which the machine can break a code. */
export const strategies = [...oneStep, 'random-consistent', 'optimal', 'optimal-in-five'] as const;
export type Strategy = (typeof strategies)[number];

/** A guess with its key pegs. */
export interface Answered {
  /** Colours from 1, from left to right. */
  readonly guess: readonly number[];
  readonly black: number;
  readonly white: number;
}

/** Chooses a code from those that are possible, in ascending order, after so many guesses. */
export type Breaker = (possible: readonly number[], made: number) => number;

/** The most guesses that the two optimal strategies may need on the classic board. */
const limits = { optimal: 6, 'optimal-in-five': 5 } as const;

/**
 * Prepares a player who breaks codes.
 *
 * @param chance where the random player takes its chance from
 * @throws RuleViolation where an optimal strategy is asked for a board that is too large, or a set that it cannot break
 * @see features/mastermind/strategies.feature
 */
export function breakerOn(index: CodeIndex, strategy: Strategy, chance: Chance): Breaker {
  if (strategy === 'random-consistent') {
    return (possible) => possible[Math.floor(chance() * possible.length)] as number;
  }
  if (strategy === 'optimal' || strategy === 'optimal-in-five') {
    const optimum = optimumOn(index, limits[strategy]);
    return (possible, made) => guessOf(optimum(possible, made), limits[strategy]);
  }
  return remembered(index, strategy);
}

function guessOf({ total, guess }: Optimum, limit: number): number {
  if (total < Infinity) return guess;
  throw new RuleViolation(
    `After these guesses ${limit} do not suffice for every secret: choose another strategy.`,
  );
}

function remembered(index: CodeIndex, strategy: OneStep): Breaker {
  const chosen = new Map<string, number>();
  return (possible) => {
    const name = possible.length === index.size ? 'all' : possible.join();
    const guess = chosen.get(name) ?? guessBy(strategy, index, possible);
    chosen.set(name, guess);
    return guess;
  };
}

/**
 * Finds the codes that fit all answers.
 *
 * @param earlier how many answers came before these rows
 * @param possible the codes that fit those
 * @throws RuleViolation where no code does; it names the guess that made them impossible
 * @see features/mastermind/strategies.feature
 */
export function possibleAfter(
  index: CodeIndex,
  rows: readonly Answered[],
  earlier = 0,
  possible: readonly number[] = index.all,
): readonly number[] {
  rows.forEach(({ guess, black, white }, row) => {
    const code = index.codeOf(guess.map((colour) => colour - 1));
    const reply = (index.pegs + 1) * black + white;
    possible = possible.filter((secret) => index.replyTo(code, secret) === reply);
    if (possible.length > 0) return;
    throw new RuleViolation(
      `No secret gives these answers: ${black} black and ${white} white for guess ${earlier + row + 1} contradicts those before it.`,
    );
  });
  return possible;
}

/** What a strategy needs over all secrets of a board. */
export interface Totals {
  readonly games: number;
  /** Guesses over all games together. */
  readonly total: number;
  readonly mean: number;
  readonly worst: number;
  /** For each number of guesses, from 1, the games that took so many. */
  readonly histogram: readonly number[];
  /** One of the games that took the most guesses, the last of which is the secret. */
  readonly longest: readonly Answered[];
}

type Given = readonly { readonly code: number; readonly reply: number }[];

/**
 * Plays a strategy against every secret of a board.
 *
 * @returns a run that stops whenever a game has ended, and hands out how long all ended ones took
 * @see features/mastermind/strategies.feature
 */
export function* totalsOf(index: CodeIndex, breaker: Breaker): Generator<readonly number[], Totals> {
  const histogram: number[] = [];
  let longest: Given = [];
  function* play(possible: readonly number[], given: Given): Generator<readonly number[], void> {
    const made = given.length;
    const code = breaker(possible, made);
    for (const [reply, part] of partsBy(index, code, possible)) {
      const next = [...given, { code, reply }];
      if (reply !== index.solved) {
        yield* play(part, next);
        continue;
      }
      if (next.length > longest.length) longest = next;
      while (histogram.length <= made) histogram.push(0);
      histogram[made] = (histogram[made] as number) + 1;
      yield histogram;
    }
  }
  yield* play(index.all, []);
  const total = histogram.reduce((sum, count, made) => sum + count * (made + 1), 0);
  return {
    games: index.size,
    total,
    mean: total / index.size,
    worst: histogram.length,
    histogram,
    longest: longest.map(({ code, reply }) => ({
      guess: index.pegsOf(code).map((colour) => colour + 1),
      ...keyPegsOf(index, reply),
    })),
  };
}
