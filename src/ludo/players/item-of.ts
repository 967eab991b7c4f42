import { RuleViolation } from '../../shared/rule-violation';

/**
 * The item of a list at an index.
 *
 * @param what an item is, as the message names it; items are counted from 1 there
 * @throws RuleViolation where there is none
 * @see features/ludo/refused-tournaments.feature
 */
export function itemOf<Item>(list: readonly Item[], index: number, what: string): Item {
  const item = list[index];
  if (item === undefined) throw new RuleViolation(`There is no ${what} ${index + 1} among ${list.length}.`);
  return item;
}
