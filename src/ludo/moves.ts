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
 * @param eyes a whole number from 0
 * @returns null where no piece can move
 * @see features/ludo: entering, field-a, moving and goal, after the rule sheet quoted in document 004
 */
export function moveOf(pieces: readonly Place[], eyes: number, houseRules: HouseRules): Move | null {
  const moves = inOrderOfDuty(pieces, eyes, houseRules).map((from) => ({ from, to: targetOf(from, eyes) }));
  // Eyes of 0 would leave a piece on a field that it holds itself.
  return moves.find(({ to }) => to <= lastGoalField && !pieces.includes(to)) ?? null;
}

function inOrderOfDuty(pieces: readonly Place[], eyes: number, houseRules: HouseRules): readonly Place[] {
  const foremostFirst = pieces
    .filter((place) => place !== waiting)
    .sort((one, another) => rankOf(another, houseRules) - rankOf(one, houseRules));
  if (!pieces.includes(waiting)) return foremostFirst;
  if (pieces.includes(fieldA)) {
    const others = foremostFirst.filter((place) => place !== fieldA);
    return houseRules.othersMoveWhileAIsBlocked ? [fieldA, ...others] : [fieldA];
  }
  return eyes === six ? [waiting] : foremostFirst;
}

function rankOf(place: Place, houseRules: HouseRules): number {
  // Below 0 is behind every piece on the track, with the goal's own order kept.
  return isHome(place) && !houseRules.goalPiecesCountAsForemost ? place - lastGoalField - 1 : place;
}

function targetOf(from: Place, eyes: number): Place {
  return from === waiting ? fieldA : from + eyes;
}
