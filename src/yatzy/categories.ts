import { alternatives, quoted } from '../shared/quoting';
import { RuleViolation } from '../shared/rule-violation';

/** Where a roll can be placed, in the order of the score card. */
export const categories = [
  'chance',
  'yatzy',
  'ones',
  'twos',
  'threes',
  'fours',
  'fives',
  'sixes',
  'pair',
  'two pairs',
  'three of a kind',
  'four of a kind',
  'small straight',
  'large straight',
  'full house',
] as const;
export type Category = (typeof categories)[number];

/**
 * Finds a category by its name.
 *
 * @param name as the list writes it, in small letters; it may be no category
 * @throws RuleViolation where there is no such category; the message lists all of them
 * @see features/yatzy/refused-rolls.feature
 */
export function categoryNamed(name: string): Category {
  const category = categories.find((each) => each === name);
  if (category === undefined) {
    throw new RuleViolation(`There is no category ${quoted(name)}: place on ${alternatives(categories)}.`);
  }
  return category;
}
