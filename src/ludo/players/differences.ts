import { at95 } from './intervals';
import type { ScoreBoard } from './score-board';

/**
 * Tells which of two dice wins more games, as far as the games decide it.
 *
 * The lead in games won, less one (Yates' correction: wins are whole numbers), is compared with its standard deviation.
 * For that each score counts with one win and one loss more than there were (after Agresti and Caffo 2000, "Simple and
 * effective confidence intervals for proportions"), so that a few games do not look certain because all went one way.
 *
 * @param deviations how many standard deviations decide, as {@link at95}
 * @returns 1 for the first die, -1 for the second, 0 where the games do not decide it
 */
export function betterOf(board: ScoreBoard, one: number, another: number, deviations = at95): -1 | 0 | 1 {
  const lead = board.of(one).wins - board.of(another).wins;
  const isDecided = Math.abs(lead) - 1 > deviations * Math.sqrt(varianceOfLead(board, one, another));
  return isDecided ? (lead > 0 ? 1 : -1) : 0;
}

function varianceOfLead(board: ScoreBoard, one: number, another: number): number {
  const others = board.othersOf(one).filter((other) => other !== another);
  const apart = [one, another].flatMap((die) =>
    others.map((other) => {
      const { games, wins } = board.between(die, other);
      const share = (wins + 1) / (games + 2);
      return games * share * (1 - share);
    }),
  );
  // In their own games, what one wins the other loses.
  const { games, wins, losses } = board.between(one, another);
  const [won, lost] = [(wins + 1) / (games + 2), (losses + 1) / (games + 2)];
  return apart.reduce((sum, variance) => sum + variance, games * (won + lost - (won - lost) ** 2));
}
