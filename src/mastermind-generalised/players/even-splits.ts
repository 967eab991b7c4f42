import type { Codes, Packed } from './codes';
import { countAnswers, partsBy } from './proposals';

/**
 * Prepares a quick look whether a position is surely won: by the possible codes alone, each time the one that splits them
 * most evenly.
 *
 * Whoever is told no has learnt nothing, and may search.
 *
 * @returns a function of the codes that are still possible and the proposals that B may still make
 */
export function wonByEvenSplits(codes: Codes): (possible: Uint32Array, left: number) => boolean {
  const counts = new Int32Array(codes.answers);

  function isWon(possible: Uint32Array, left: number): boolean {
    if (possible.length <= left) return true;
    if (left < 2) return false;
    return partsBy(codes, mostEven(possible), possible).every((part) => isWon(part, left - 1));
  }

  function mostEven(possible: Uint32Array): Packed {
    let [best, least] = [possible[0] as Packed, Infinity];
    for (const proposal of possible) {
      countAnswers(codes, proposal, possible, counts);
      let unevenness = 0;
      for (const count of counts) unevenness += count * count;
      if (unevenness < least) [best, least] = [proposal, unevenness];
    }
    return best;
  }

  return isWon;
}
