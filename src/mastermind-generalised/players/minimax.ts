import type { Codes, Packed } from './codes';
import { proposalsFor, type Weighed } from './proposals';
import { symmetryOf } from './same-position';

/** What the search did, to show what pruning saves. */
export interface Effort {
  /** Positions in which it looked for a proposal. */
  nodes: number;
  /** Answers left unseen, because one before them already loses: MIN has nothing better to find. */
  alphaCutOffs: number;
  /** Proposals left unseen, because one before them already wins: MAX has nothing better to find. */
  betaCutOffs: number;
}

/** What the search found out about a position. */
export interface Verdict extends Effort {
  /** Proposals that B needs at most and, against the worst answers, indeed: the last one is the secret. */
  readonly steps: number;
  /** Whether `steps` is proven; otherwise the budget was spent, and B needs at least so many. */
  readonly proven: boolean;
  /** A proposal after which B needs no more than `steps`; any possible code where nothing is proven. */
  readonly proposal: Packed;
}

/** A search that remembers positions from one call to the next. */
export interface Minimax {
  /**
   * @param possible the codes that can still be the secret, at least one
   * @param budget positions that may be looked at
   */
  verdictOn(possible: Uint32Array, budget: number): Verdict;
  /**
   * Whether B surely wins in time; false also where the budget does not suffice to say so.
   *
   * @param left proposals that B may still make
   */
  winsWithin(possible: Uint32Array, left: number, budget: number): boolean;
}

/** The value of a position that B cannot win in time; otherwise it is the number of steps B has to spare. */
const lost = -1;

/**
 * Prepares the exact search: MINIMAX with ALPHA-BETA pruning.
 *
 * MAX is B, who proposes; MIN is A, who gives the answer that helps B least. A leaf is won when the secret was proposed,
 * with the steps that are left as its value, and lost when no steps are left. The search deepens: is the game won within
 * one step, two, three …? So its window is the narrowest, between lost and won with nothing to spare, and the first
 * depth that is won is the exact worst case.
 *
 * What keeps it small, none of which changes a value: positions that differ by a renaming are remembered as one
 * ({@link symmetryOf}); a set with more codes than so many steps can tell apart is lost at once; proposals that split the codes
 * evenly come first, and the largest part of a split is looked at first.
 *
 * @see features/mastermind-generalised/minimax.feature, after document 001, stage 5
 */
export function minimaxOn(codes: Codes): Minimax {
  const symmetry = symmetryOf(codes);
  const proposals = proposalsFor(codes, symmetry);
  const known = new Map<string, { won: number; lost: number }>();
  let effort: Effort = { nodes: 0, alphaCutOffs: 0, betaCutOffs: 0 };
  let budget = 0;
  const isSpent = () => effort.nodes >= budget;

  /** Codes that so many steps can tell apart at best: the proposal, and for each other answer what the rest can do. */
  function canTell(left: number): number {
    let told = 0;
    for (let step = 0; step < left && told < codes.all.length; step++) told = 1 + (codes.answers - 1) * told;
    return told;
  }

  function maxValue(possible: Uint32Array, left: number, alpha: number, beta: number): number {
    if (isSpent() || possible.length > canTell(left)) return lost;
    // One code after the other finds the secret in as many steps as there are codes; of two, none does better.
    const oneByOne = left - possible.length;
    if (possible.length <= 2 || oneByOne >= beta) return oneByOne;
    const name = symmetry.nameOf(possible);
    const before = known.get(name) ?? { won: Infinity, lost: 0 };
    if (left - before.won >= beta) return left - before.won;
    if (left <= before.lost) return lost;
    const { value } = bestOf(possible, left, alpha, beta);
    // What was not looked at to the end is not known to be lost.
    if (isSpent()) return value;
    const after = known.get(name) ?? before;
    known.set(
      name,
      value > lost
        ? { ...after, won: Math.min(after.won, left - value) }
        : { ...after, lost: Math.max(after.lost, left) },
    );
    return value;
  }

  function bestOf(possible: Uint32Array, left: number, alpha: number, beta: number) {
    effort.nodes++;
    let best = { value: lost, proposal: possible[0] as Packed };
    const list = proposals(possible, canTell(left - 1));
    for (const [index, weighed] of list.entries()) {
      const value = minValue(weighed, left, Math.max(alpha, best.value), beta);
      if (value > best.value) best = { value, proposal: weighed.proposal };
      if (isSpent()) break;
      if (best.value >= beta) {
        effort.betaCutOffs += list.length - 1 - index;
        break;
      }
    }
    return best;
  }

  function minValue(weighed: Weighed, left: number, alpha: number, beta: number): number {
    const parts = weighed.parts();
    let worst = left - 1;
    for (const [index, part] of parts.entries()) {
      worst = Math.min(worst, maxValue(part, left - 1, alpha, Math.min(beta, worst)));
      if (worst <= alpha) {
        effort.alphaCutOffs += parts.length - 1 - index;
        break;
      }
    }
    return worst;
  }

  function begin(allowed: number): void {
    effort = { nodes: 0, alphaCutOffs: 0, betaCutOffs: 0 };
    budget = allowed;
  }

  return {
    verdictOn(possible, allowed) {
      begin(allowed);
      let steps = 1;
      while (possible.length > canTell(steps)) steps++;
      let found = bestOf(possible, steps, lost, lost + 1);
      while (found.value === lost && !isSpent()) {
        steps++;
        found = bestOf(possible, steps, lost, lost + 1);
      }
      return { ...effort, steps, proven: found.value > lost, proposal: found.proposal };
    },
    winsWithin(possible, left, allowed) {
      begin(allowed);
      return maxValue(possible, left, lost, lost + 1) > lost;
    },
  };
}
