import type { Place } from '../../board';
import type { Die } from '../../dice';
import type { HouseRules } from '../../house-rules';
import { reachableSets } from './chain';

/** What an exact solution takes. */
export interface ExactCost {
  /** Positions: both players' sets of pieces, and who is to throw. */
  readonly positions: number;
  readonly bytes: number;
}

/** Counts the sets of pieces that a player can come to have with a die; with many faces that takes a second. */
export function reachOf(die: Die, pieces: readonly Place[], houseRules: HouseRules): number {
  return reachableSets(die, pieces, houseRules).length;
}

/** Says what it takes to solve the games of two dice that reach so many sets of pieces. */
export function costOf(reach: number, otherReach: number): ExactCost {
  const positions = 2 * reach * otherReach;
  return { positions, bytes: positions * Float64Array.BYTES_PER_ELEMENT };
}
