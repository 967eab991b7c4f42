import { decidedHouseRules, type HouseRules } from '../house-rules';
import { betterOf } from './differences';
import { at999 } from './intervals';
import type { ScoreBoard } from './score-board';
import type { Tournament } from './tournament';

/** The names of the house rules: the points that the rule sheet leaves open. */
export const houseRuleNames = Object.keys(decidedHouseRules) as readonly (keyof HouseRules)[];

/** A house rule turned to its opposite. */
export interface TurnedRule {
  readonly rule: keyof HouseRules;
  readonly turnedTo: boolean;
}

/** Turns each house rule of a tournament, one at a time. */
export function turnedRulesOf(
  tournament: Tournament,
): readonly (TurnedRule & { readonly tournament: Tournament })[] {
  return houseRuleNames.map((rule) => {
    const turnedTo = !tournament.houseRules[rule];
    return {
      rule,
      turnedTo,
      tournament: { ...tournament, houseRules: { ...tournament.houseRules, [rule]: turnedTo } },
    };
  });
}

/**
 * Whether two tournaments rank the same dice differently: two dice change places, and both decide their order at 99.9 %.
 *
 * @see features/ludo/certainty.feature
 */
export function hasOtherOrder(one: ScoreBoard, another: ScoreBoard): boolean {
  return [...one.dice.keys()].some((die) =>
    one
      .othersOf(die)
      .some((other) => betterOf(one, die, other, at999) === 1 && betterOf(another, die, other, at999) === -1),
  );
}
