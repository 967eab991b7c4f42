import type { Place } from '../../board';
import type { Die } from '../../dice';
import type { HouseRules } from '../../house-rules';
import { type Chain, chainOf } from './chain';
import { ChanceGrid, type Chances } from './chance-grid';

/** Two players' dice and pieces, whose chances are to be worked out. */
export interface ExactOrder {
  /** Green's die and Red's. */
  readonly dice: readonly [Die, Die];
  /** Green's pieces and Red's at the start. */
  readonly pieces: readonly [readonly Place[], readonly Place[]];
  readonly houseRules: HouseRules;
}

/** How a game ends, as chances that add up to 1. */
export interface Odds {
  readonly Green: number;
  readonly Red: number;
  readonly undecided: number;
}

/** The exact chances of a game. */
export interface ExactChances {
  readonly greenThrowsFirst: Odds;
  readonly redThrowsFirst: Odds;
  /** How far a chance may be from the exact one, estimated from how fast they settle. */
  readonly error: number;
}

/** Told after every sweep how far the chances may still be off. */
export type SweepWatcher = (error: number) => void;

/** Chances are worked out until they seem nearer than that to the exact ones. */
const tolerance = 1e-11;

/** A pair of dice whose games never end at all might go on settling for ever. */
const mostSweeps = 10_000;

/**
 * Solves a game: every move is forced, so it is a Markov chain, and the chances to win follow from linear equations.
 *
 * Both players' chances are worked out apart from each other. Where they do not add up to 1, the rest is undecided.
 *
 * @see features/ludo/exact-chances.feature
 */
export function solve(order: ExactOrder, watch?: SweepWatcher): ExactChances {
  const [green, red] = chainsOf(order);
  const forGreen = settled(green, red, watch);
  // Players with equal dice and pieces have equal chances.
  const forRed = isMirrored(order) ? forGreen : settled(red, green, watch);
  const error = Math.max(forGreen.error, forRed.error);
  return {
    greenThrowsFirst: oddsOf(forGreen.throwing, forRed.waiting, error),
    redThrowsFirst: oddsOf(forGreen.waiting, forRed.throwing, error),
    error,
  };
}

function settled(first: Chain, second: Chain, watch?: SweepWatcher): Chances & { readonly error: number } {
  const grid = new ChanceGrid(first, second);
  let change = 1;
  let error = 1;
  for (let sweep = 0; sweep < mostSweeps && error > tolerance; sweep += 1) {
    const before = change;
    change = grid.sweep();
    // Changes shrink like a geometric series, whose rest is known from its ratio.
    const ratio = change / before;
    error = Math.min(1, (change * ratio) / Math.max(0, 1 - ratio));
    watch?.(error);
  }
  return { ...grid.atStart(), error };
}

function oddsOf(green: number, red: number, error: number): Odds {
  const rest = 1 - green - red;
  return { Green: green, Red: red, undecided: rest > 100 * error ? rest : 0 };
}

function chainsOf({ dice, pieces, houseRules }: ExactOrder): readonly [Chain, Chain] {
  return [chainOf(dice[0], pieces[0], houseRules), chainOf(dice[1], pieces[1], houseRules)];
}

function isMirrored({ dice, pieces }: ExactOrder): boolean {
  const sorted = (numbers: readonly number[]) => [...numbers].sort((one, another) => one - another).join();
  return sorted(dice[0]) === sorted(dice[1]) && sorted(pieces[0]) === sorted(pieces[1]);
}
