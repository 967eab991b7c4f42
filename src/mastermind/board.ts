import type { Code } from './code';
import type { Game, GameState, Row } from './evolve';

/** The decoding board as the code breaker sees it. */
export interface DecodingBoard {
  readonly state: GameState;
  /** Rows on the board. */
  readonly attempts: number;
  /** Rows that are still empty; a game that was won early keeps them. */
  readonly attemptsLeft: number;
  /** Rows that have been played, first guess first. */
  readonly rows: readonly Row[];
  /** What the shield hides: nothing to see until the game is won or lost. */
  readonly secret: Code | null;
}

/**
 * Shows a game as the code breaker may see it: the shield opens when the game has ended.
 *
 * @see features/mastermind/decoding-board.feature
 */
export function boardOf({ state, attempts, rows, secret }: Game): DecodingBoard {
  const ended = state === 'won' || state === 'lost';
  return { state, attempts, attemptsLeft: attempts - rows.length, rows, secret: ended ? secret : null };
}
