import { betterOf } from './differences';
import { type Interval, scoreInterval } from './intervals';
import type { Score, ScoreBoard } from './score-board';

/** A die's place in the ranking, and how sure it is. */
export interface Standing extends Score {
  /** The die's place in the file, from 0. */
  readonly die: number;
  /** The share of games won, the same number against each other die. */
  readonly share: number;
  /** At 95 %, for {@link share}. */
  readonly interval: Interval;
  /** Whether the games do not yet decide, at 95 %, that the die is better than the next one. */
  readonly isTiedWithNext: boolean;
}

/** Ranks the dice by their wins, the best first; of equal ones the lower-numbered is first. */
export function standingsOf(board: ScoreBoard): readonly Standing[] {
  return board.ranking().map((die, index, ranking) => {
    const score = board.of(die);
    const next = ranking[index + 1];
    return {
      die,
      ...score,
      share: score.wins / score.games,
      interval: scoreInterval(score.wins, score.games),
      isTiedWithNext: next !== undefined && betterOf(board, die, next) !== 1,
    };
  });
}
