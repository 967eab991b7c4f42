import { RuleViolation } from '../../shared/rule-violation';
import type { CodeIndex } from './code-index';
import { type Renaming, renamingsOf } from './renamings';

/** The best that can be done from a set of possible codes. */
export interface Optimum {
  /** Guesses over all of these codes together; Infinity where the limit does not suffice. */
  readonly total: number;
  readonly guess: number;
}

interface Known {
  readonly optimum: Optimum;
  /** Whether the total is the optimum, or only known to be at least so much. */
  readonly exact: boolean;
}

/** The classic board's codes; on larger ones the search takes minutes or hours. */
const mostCodes = 1296;
/** Sets up to this size are compared split by split, so that of guesses that split alike only one is tried. */
const fewCodes = 40;

/**
 * Prepares the search for the fewest guesses over all secrets together, none of which may take more than a limit.
 *
 * A guess costs one for each possible code, and its parts cost what they cost at best. From below this is bounded by the
 * sizes of the parts alone: a set has at most one code found at once, one for each other reply a guess later, and so
 * on. Guesses are tried in the order of that bound, and the search stops where no bound is below the best found.
 * For the first two guesses one stands for all that a renaming of colours and positions makes of it while it leaves
 * earlier guesses as they are. Sets that come up again are remembered.
 *
 * @returns a function of the possible codes, in ascending order, and of the guesses already made
 * @throws RuleViolation where the board has more than 1,296 codes
 * @see features/mastermind/optimum.feature, after Koyama & Lai 1993
 */
export function optimumOn(
  index: CodeIndex,
  limit: number,
): (possible: readonly number[], made: number) => Optimum {
  const { size, replies, solved } = index;
  if (size > mostCodes) {
    throw new RuleViolation(
      `The optimum is searched for boards of at most ${mostCodes} codes; ${index.pegs} pegs and ${index.colours} colours have ${size}.`,
    );
  }
  const table = new Uint8Array(size * size);
  table.forEach((_, pair) => (table[pair] = index.replyTo(Math.floor(pair / size), pair % size)));
  const open = new Set(table).size - 1;
  const bounds = Array.from({ length: limit + 1 }, (_, left) =>
    Float64Array.from({ length: size + 1 }, (__, count) => boundOn(count, left)),
  );
  const known = new Map<string, Known>();
  const everyRenaming = renamingsOf(index);

  function boundOn(count: number, left: number): number {
    let [rest, total, row] = [count, 0, 1];
    for (let guess = 1; guess <= left; guess++) {
      total += guess * Math.min(rest, row);
      rest -= Math.min(rest, row);
      row *= open;
    }
    return rest > 0 ? Infinity : total;
  }

  /** The optimum if it is below a total; otherwise that total as what it is at least. */
  function search(
    possible: readonly number[],
    left: number,
    below: number,
    renamings: readonly Renaming[],
  ): Optimum {
    const first = possible[0] as number;
    const bound = bounds[left]?.[possible.length] ?? Infinity;
    if (bound >= below) return { total: below, guess: first };
    if (possible.length <= 2) return { total: bound, guess: first };
    const name = String.fromCharCode(left, ...possible);
    const before = known.get(name);
    if (before && (before.exact || before.optimum.total >= below)) return before.optimum;
    let best: Optimum = { total: below, guess: first };
    for (const { guess, least } of guessesFor(possible, left, below, renamings)) {
      if (least >= best.total) break;
      const fixed = renamings.length > 1 ? renamings.filter((renamed) => renamed(guess) === guess) : [];
      let total = least;
      for (const part of openPartsBy(guess, possible)) {
        total -= bounds[left - 1]?.[part.length] as number;
        total += search(part, left - 1, best.total - total, fixed).total;
        if (total >= best.total) break;
      }
      if (total < best.total) best = { total, guess };
    }
    known.set(name, { optimum: best, exact: best.total < below });
    return best;
  }

  function openPartsBy(guess: number, possible: readonly number[]): readonly (readonly number[])[] {
    const parts = Array.from({ length: replies }, (): number[] => []);
    for (const code of possible) parts[table[guess * size + code] as number]?.push(code);
    return parts
      .filter((part, reply) => part.length > 0 && reply !== solved)
      .sort((one, other) => one.length - other.length);
  }

  function guessesFor(
    possible: readonly number[],
    left: number,
    below: number,
    renamings: readonly Renaming[],
  ): readonly { guess: number; least: number }[] {
    const bound = bounds[left - 1] as Float64Array;
    const counts = new Int32Array(replies);
    const stoodFor = new Uint8Array(size);
    const splits = new Set<string>();
    const names = new Uint8Array(replies);
    const guesses: { guess: number; least: number }[] = [];
    for (let guess = 0; guess < size; guess++) {
      if (stoodFor[guess]) continue;
      for (const renamed of renamings) stoodFor[renamed(guess)] = 1;
      counts.fill(0);
      for (const code of possible) {
        const reply = table[guess * size + code] as number;
        counts[reply] = (counts[reply] as number) + 1;
      }
      counts[solved] = 0;
      const least = counts.reduce((sum, count) => sum + (bound[count] as number), possible.length);
      if (least < below && !counts.includes(possible.length) && !isKnownSplit(guess)) {
        guesses.push({ guess, least });
      }
    }
    return guesses.sort((one, other) => one.least - other.least);

    function isKnownSplit(guess: number): boolean {
      if (possible.length > fewCodes) return false;
      names.fill(0);
      let next = 1;
      let split = '';
      for (const code of possible) {
        const reply = table[guess * size + code] as number;
        if (names[reply] === 0) names[reply] = reply === solved ? 255 : next++;
        split += String.fromCharCode(names[reply] as number);
      }
      return splits.size === splits.add(split).size;
    }
  }

  return (possible, made) =>
    search(possible, limit - made, Infinity, possible.length === size ? everyRenaming : []);
}
