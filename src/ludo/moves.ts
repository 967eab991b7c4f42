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
  const foremostFirst = inPlay(pieces, houseRules);
  if (!pieces.includes(waiting)) return foremostFirst;
  if (pieces.includes(fieldA)) {
    return houseRules.othersMoveWhileAIsBlocked ? [fieldA, ...foremostFirst] : [fieldA];
  }
  return eyes === six ? [waiting] : foremostFirst;
}

/** The pieces on the track and in the goal, the foremost first. */
function inPlay(pieces: readonly Place[], houseRules: HouseRules): readonly Place[] {
  const foremostFirst = pieces.toSorted((one, another) => another - one);
  const home = foremostFirst.filter(isHome);
  const onTrack = foremostFirst.filter((place) => place !== waiting && !isHome(place));
  return houseRules.goalPiecesCountAsForemost ? [...home, ...onTrack] : [...onTrack, ...home];
}

function targetOf(from: Place, eyes: number): Place {
  return from === waiting ? fieldA : from + eyes;
}
