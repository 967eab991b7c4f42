import { type Category, categoryNamed } from './categories';
import { diceThatCount } from './counting';
import { legalRoll, type Roll, type WrittenRoll } from './dice';

/** What five equal dice score in "yatzy", whatever they show. */
const yatzyPoints = 50;

/**
 * Scores a roll in a category.
 *
 * @param roll five dice in any order, each 1 to 6
 * @param category one of the fifteen, in small letters: `two pairs`
 * @returns points, 0 where the roll does not fit the category
 * @throws RuleViolation where the roll is none, or else where the category is none
 * @see features/yatzy, after Emily Bache's Yatzy kata (document 002)
 */
export function score(roll: WrittenRoll, category: string): number {
  const dice = legalRoll(roll);
  return pointsFor(dice, categoryNamed(category));
}

/** The points of a legal roll in a category that exists. */
export function pointsFor(roll: Roll, category: Category): number {
  const counting = diceThatCount[category](roll);
  if (category === 'yatzy' && counting.length > 0) return yatzyPoints;
  return counting.reduce((sum: number, die) => sum + die, 0);
}
