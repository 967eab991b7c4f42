import { at95 } from './intervals';
import type { ScoreBoard } from './score-board';

/**
 * Tells which of two dice has the greater mean share of games won, as far as the games decide it.
 *
 * The difference of the shares is compared with its standard deviation. Each score counts with one win and one loss more
 * than there were (Agresti and Caffo 2000, "Simple and effective confidence intervals for proportions and differences
 * of proportions", where two scores are compared), so that few games and shares of 0 or 1 do not look certain.
 *
 * @param deviations how many standard deviations decide, as {@link at95}
 * @returns 1 for the first die, -1 for the second, 0 where the games do not decide it
 */
export function betterOf(board: ScoreBoard, one: number, another: number, deviations = at95): -1 | 0 | 1 {
  let difference = 0;
  let variance = 0;
  for (const [die, sign] of [
    [one, 1],
    [another, -1],
  ] as const) {
    for (const other of board.othersOf(die).filter((each) => each !== one && each !== another)) {
      const { games, wins } = board.between(die, other);
      const share = (wins + 1) / (games + 2);
      difference += sign * share;
      variance += (share * (1 - share)) / (games + 2);
    }
  }
  // In their own games, what one wins the other loses.
  const { games, wins, losses } = board.between(one, another);
  const [won, lost] = [(wins + 1) / (games + 2), (losses + 1) / (games + 2)];
  difference += won - lost;
  variance += (won + lost - (won - lost) ** 2) / (games + 2);
  return Math.abs(difference) < deviations * Math.sqrt(variance) ? 0 : difference > 0 ? 1 : -1;
}
