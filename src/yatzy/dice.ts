import { quoted } from '../shared/quoting';
import { RuleViolation } from '../shared/rule-violation';

/** What a six-sided die can show. */
export const eyes = [1, 2, 3, 4, 5, 6] as const;
export type Eyes = (typeof eyes)[number];

/** Five dice as they lie on the table, from left to right; before the first throw of a go there are none. */
export type Roll = readonly Eyes[];

/** A roll as somebody wrote it down. It may be illegal: too few or too many dice, and anything JSON can write as a die. */
export type WrittenRoll = readonly unknown[];

/** Dice in a roll. */
export const rollSize = 5;

/**
 * Makes sure that a roll is five dice, each showing 1 to 6.
 *
 * @throws RuleViolation that names the number of dice, or else the first wrong die, counted from 1
 * @see features/yatzy/refused-rolls.feature
 */
export function legalRoll(roll: WrittenRoll): Roll {
  if (roll.length !== rollSize) {
    throw new RuleViolation(`A roll has ${rollSize} dice, not ${roll.length}: ${roll.map(quoted).join()}.`);
  }
  return roll.map((die, index) => {
    if (isEyes(die)) return die;
    throw new RuleViolation(
      `A die shows a whole number from 1 to 6; die ${index + 1} of ${roll.map(quoted).join()} shows ${quoted(die)}.`,
    );
  });
}

/** Whether a die can show this. */
export function isEyes(value: unknown): value is Eyes {
  return eyes.some((each) => each === value);
}
