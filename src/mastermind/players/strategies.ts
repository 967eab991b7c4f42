import type { CodeIndex } from './code-index';

/**
 * The published strategies that look one guess ahead.
 *
 * Each but the first weighs all codes, possible or not, by the parts into which a guess would split what is possible.
 */
export const strategies = [
  'first-consistent',
  'worst-case',
  'entropy',
  'expected-size',
  'most-parts',
] as const;
export type Strategy = (typeof strategies)[number];

/** What makes a guess bad: the sizes of the parts in, a penalty out; nothing to weigh for whoever takes the first. */
const penalties: Record<Strategy, ((parts: Int32Array) => number) | undefined> = {
  'first-consistent': undefined,
  /** The largest part (Knuth 1977). */
  'worst-case': (parts) => parts.reduce((worst, size) => Math.max(worst, size), 0),
  /** What is left to learn, in natural units times the number of codes (Neuwirth 1982). */
  entropy: (parts) => parts.reduce((sum, size) => (size < 2 ? sum : sum + size * Math.log(size)), 0),
  /** The size of the part to expect, times the number of codes (Irving 1979). */
  'expected-size': (parts) => parts.reduce((sum, size) => sum + size * size, 0),
  /** As many parts as possible (Kooi 2005). */
  'most-parts': (parts) => parts.reduce((sum, size) => (size > 0 ? sum - 1 : sum), 0),
};

/** Sums of logarithms in another order may differ by this much and still be equal. */
const alike = 1e-9;

/**
 * Chooses the next guess.
 *
 * Of equally good guesses one that can still be the secret is taken, then the lexicographically least.
 *
 * @param possible the codes that can still be the secret, at least one, in ascending order
 * @returns a code
 * @see features/mastermind/strategies.feature
 */
export function guessBy(strategy: Strategy, index: CodeIndex, possible: readonly number[]): number {
  const first = possible[0] as number;
  const penaltyOf = penalties[strategy];
  // Of two possible codes the first either is the secret or leaves the other.
  if (penaltyOf === undefined || possible.length <= 2) return first;
  const mayBe = new Set(possible);
  const parts = new Int32Array(index.replies);
  let best = { code: first, penalty: Infinity, possible: false };
  for (let code = 0; code < index.size; code++) {
    parts.fill(0);
    for (const secret of possible) {
      const reply = index.replyTo(code, secret);
      parts[reply] = (parts[reply] as number) + 1;
    }
    const penalty = penaltyOf(parts);
    const better = penalty < best.penalty - alike;
    if (better || (penalty < best.penalty + alike && !best.possible && mayBe.has(code))) {
      best = { code, penalty, possible: mayBe.has(code) };
    }
  }
  return best.code;
}

/**
 * Splits the possible codes by the replies they would give to a guess.
 *
 * @returns for each reply that can come, ascending, the codes that give it, ascending
 */
export function partsBy(
  index: CodeIndex,
  guess: number,
  possible: readonly number[],
): ReadonlyMap<number, readonly number[]> {
  const parts = new Map<number, number[]>();
  for (const secret of possible) {
    const reply = index.replyTo(guess, secret);
    const part = parts.get(reply);
    if (part === undefined) parts.set(reply, [secret]);
    else part.push(secret);
  }
  return new Map([...parts].sort(([one], [other]) => one - other));
}
