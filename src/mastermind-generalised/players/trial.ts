import { type Breaker, drawsOf } from './breaker';
import { type Answered, answeredBy } from './answers';
import { type Codes, type Packed, stillPossible } from './codes';

/** What a player needed over many secrets. */
export interface Trial {
  /** Draws or games played: every secret counts as often as it is drawn, or as often as it is in the list. */
  readonly games: number;
  /** The mean number of proposals until the secret was proposed, however long that took. */
  readonly mean: number;
  readonly worst: number;
  /** Games won within the limit of steps. */
  readonly won: number;
  /** For each number of proposals, from 1, the games that took so many. */
  readonly histogram: readonly number[];
  /** One of the games that took the most proposals, the last of which is the secret. */
  readonly longest: readonly Answered[];
}

type Given = readonly { readonly proposal: Packed; readonly answer: number }[];

/**
 * Plays B against many secrets at once: games that have gone alike so far share every thought.
 *
 * @param secrets those to play, each as one game; null for every legal code, as often as it is drawn
 * @param limit steps within which B has to find the secret; games go on beyond it to be counted
 * @returns a run that stops whenever some games have ended, and hands out how long all ended ones took
 * @see features/mastermind-generalised/large-boards.feature
 */
export function* trialOf(
  codes: Codes,
  breaker: Breaker,
  limit: number,
  secrets: Uint32Array | null,
): Generator<readonly number[], Trial> {
  const histogram: number[] = [];
  let longest: Given = [];

  function* play(
    possible: Uint32Array,
    games: Uint32Array,
    given: Given,
  ): Generator<readonly number[], void> {
    const answers = given.map(({ answer }) => answer);
    const { proposal } = breaker(possible, limit - answers.length, answers);
    const answered = games.map(codes.answersTo(proposal));
    for (const answer of new Set(answered)) {
      const alike = games.filter((_, index) => answered[index] === answer);
      const next = [...given, { proposal, answer }];
      if (answer !== codes.solved) {
        yield* play(stillPossible(codes, possible, proposal, answer), alike, next);
        continue;
      }
      if (next.length > longest.length) longest = next;
      while (histogram.length <= answers.length) histogram.push(0);
      const count = secrets === null ? drawsOf(codes, alike) : alike.length;
      histogram[answers.length] = (histogram[answers.length] as number) + count;
      yield histogram;
    }
  }
  yield* play(codes.all, secrets ?? codes.all, []);

  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  return {
    games: total(histogram),
    mean: total(histogram.map((count, index) => count * (index + 1))) / total(histogram),
    worst: histogram.length,
    won: total(histogram.slice(0, limit)),
    histogram,
    longest: longest.map(({ proposal, answer }) => answeredBy(codes, proposal, answer)),
  };
}
