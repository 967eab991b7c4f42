import { fieldA, firstGoalField, lastGoalField, type Place, waiting } from './board';

const goalLetters = 'abcd';

/** Names a place as the board does: B, A, 1 to 39, a to d; what is no place keeps the name that it came with. */
export function writePlace(place: Place | string): string {
  if (place === waiting) return 'B';
  if (place === fieldA) return 'A';
  return goalLetters[Number(place) - firstGoalField] ?? String(place);
}

/**
 * Reads the name of a place.
 *
 * @param name B, A, 1 to 39, a to d; other numbers and other words are handed on as they are, for the rules to refuse
 */
export function readPlace(name: string): Place | string {
  for (let place = waiting; place <= lastGoalField; place += 1) if (writePlace(place) === name) return place;
  return Number.isNaN(Number(name)) ? name : Number(name);
}
