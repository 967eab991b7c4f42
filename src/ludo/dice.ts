import { quoted } from '../shared/quoting';
import { RuleViolation } from '../shared/rule-violation';

/** The eyes on the faces of a die, in any order and as often as they occur: whole numbers from 0. */
export type Die = readonly number[];

/** The die that lies in every box. */
export const ordinaryDie: Die = [1, 2, 3, 4, 5, 6];

/** The different eyes that a die shows, the least first. */
export function eyesOf(die: Die): readonly number[] {
  return [...new Set(die)].sort((one, another) => one - another);
}

/**
 * Refuses what is no die.
 *
 * @param owner whose die it is, as the message names it
 * @throws RuleViolation where there is no face, or where a face is no whole number from 0
 * @see features/ludo/refused-setups.feature
 */
export function checkDie(die: Die, owner: string): void {
  if (die.length === 0) throw new RuleViolation(`${owner}'s die has no face: a die has at least one.`);
  const bad = die.find((eyes) => !Number.isSafeInteger(eyes) || eyes < 0);
  if (bad === undefined) return;
  throw new RuleViolation(
    `${owner}'s die has a face with ${quoted(bad)} eyes: a face has a whole number of eyes, 0 or more.`,
  );
}
