import { decidedHouseRules, type HouseRules } from '../house-rules';
import { betterOf } from './differences';
import { at999 } from './intervals';
import { ScoreBoard } from './score-board';
import { play, tournamentOf, type WishedTournament } from './tournament';

/** The names of the house rules: the points that the rule sheet leaves open. */
export const houseRuleNames = Object.keys(decidedHouseRules) as readonly (keyof HouseRules)[];

/** A house rule on which the ranking of a tournament depends. */
export interface Dependence {
  readonly rule: keyof HouseRules;
  /** What the rule is in the other tournament. */
  readonly turnedTo: boolean;
  /** The ranking with the rule turned, the best die first, by places in the file from 0. */
  readonly ranking: readonly number[];
}

/**
 * Finds the house rules on which the ranking depends: each is turned, and the tournament is played again.
 *
 * A ranking has changed where two dice change places and both tournaments decide their order at 99.9 %.
 *
 * @param usual the scores with the house rules as they are
 * @param games of each pair in the other tournaments
 */
export function dependencesOf(
  wished: WishedTournament,
  usual: ScoreBoard,
  games: number,
): readonly Dependence[] {
  const { houseRules, dice } = tournamentOf(wished);
  return houseRuleNames.flatMap((rule) => {
    const turnedTo = !houseRules[rule];
    const board = new ScoreBoard(
      dice,
      play({ ...wished, houseRules: { ...houseRules, [rule]: turnedTo } }, games),
    );
    return hasOtherOrder(usual, board) ? [{ rule, turnedTo, ranking: board.ranking() }] : [];
  });
}

function hasOtherOrder(one: ScoreBoard, another: ScoreBoard): boolean {
  return [...one.dice.keys()].some((die) =>
    one
      .othersOf(die)
      .some((other) => betterOf(one, die, other, at999) === 1 && betterOf(another, die, other, at999) === -1),
  );
}
