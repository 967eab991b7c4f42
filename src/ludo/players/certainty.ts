import type { ScoreBoard } from './score-board';

/** How often the order of the dice may be called certain and be wrong, over all looks at it together. */
const risk = 0.001;

/** Games of each pair around which the bound is tightest; it holds for any number. */
const tightest = 10_000;

/**
 * Whether the games decide the order of all neighbours in the ranking, no matter how often somebody looked before.
 *
 * The lead of one die over another is the difference of their wins. Games are independent, and a win counts 1 or 0, in the two
 * dice's own games 1 or -1; so with k dice and n games of each pair the lead is sub-Gaussian around its mean with variance n * k / 2.
 * A lead that ever leaves Robbins' mixture bound ("Statistical methods related to the law of the iterated logarithm", 1970; as
 * a confidence sequence in Howard, Ramdas, McAuliffe and Sekhon 2021, "Time-uniform, nonparametric, nonasymptotic confidence
 * sequences", proposition 5) has the right sign, but for the risk of 0.1 %, which all pairs of dice share.
 *
 * @see features/ludo/certainty.feature
 */
export function isCertain(board: ScoreBoard): boolean {
  const wins = board.ranking().map((die) => board.of(die).wins);
  const bound = boundOf(board);
  return wins.slice(1).every((own, index) => Number(wins[index]) - own > bound);
}

function boundOf(board: ScoreBoard): number {
  const count = board.dice.length;
  const pairs = (count * (count - 1)) / 2;
  const variance = (games: number) => (games * count) / 2;
  const logarithm = 2 * Math.log(pairs / risk);
  const mixture = variance(tightest) / (logarithm + Math.log(1 + logarithm));
  const sum = variance(board.between(0, 1).games) + mixture;
  return Math.sqrt(sum * (Math.log(sum / mixture) + logarithm));
}
