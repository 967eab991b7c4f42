import { fieldA, isHome, lastGoalField, type Place, waiting } from './board';
import type { HouseRules } from './house-rules';

/** The eyes that bring a piece in and give another throw. */
export const six = 6;

/** One step of one piece, as its owner counts. */
export interface Move {
  readonly from: Place;
  readonly to: Place;
}

/**
 * Finds the one move that a throw demands; a player of this game never chooses.
 *
 * It depends on the player's own pieces alone, because foreign pieces never stand in the way.
 *
 * @param pieces in order, the rearmost first
 * @param eyes a whole number from 0
 * @returns null where no piece can move
 * @see features/ludo: entering, field-a, moving and goal, after the rule sheet quoted in document 004
 */
export function moveOf(pieces: readonly Place[], eyes: number, houseRules: HouseRules): Move | null {
  for (const from of inOrderOfDuty(pieces, eyes, houseRules)) {
    const to = targetOf(from, eyes);
    // Eyes of 0 would leave a piece on a field that it holds itself.
    if (to <= lastGoalField && !pieces.includes(to)) return { from, to };
  }
  return null;
}

/** Pieces after one of them went from one place to another; both lists are in order. Of several on B one goes. */
export function moved(pieces: readonly Place[], { from, to }: Move): readonly Place[] {
  const rest = pieces.toSpliced(pieces.indexOf(from), 1);
  const behind = rest.filter((place) => place < to);
  return rest.toSpliced(behind.length, 0, to);
}

function inOrderOfDuty(pieces: readonly Place[], eyes: number, houseRules: HouseRules): readonly Place[] {
  const foremostFirst = inPlay(pieces, houseRules);
  if (!pieces.includes(waiting)) return foremostFirst;
  if (pieces.includes(fieldA)) {
    return houseRules.othersMoveWhileAIsBlocked ? [fieldA, ...foremostFirst] : [fieldA];
  }
  return eyes === six ? [waiting] : foremostFirst;
}

/** The pieces on the track and in the goal, the foremost first. */
function inPlay(pieces: readonly Place[], houseRules: HouseRules): readonly Place[] {
  const foremostFirst = pieces.filter((place) => place !== waiting).toReversed();
  if (houseRules.goalPiecesCountAsForemost) return foremostFirst;
  return [...foremostFirst.filter((place) => !isHome(place)), ...foremostFirst.filter(isHome)];
}

function targetOf(from: Place, eyes: number): Place {
  return from === waiting ? fieldA : from + eyes;
}
