import { quoted } from '../shared/quoting';
import { RuleViolation } from '../shared/rule-violation';
import type { Pattern } from './code';
import { type Command, decide } from './decide';
import { evolve, type Game, type GameEvent } from './evolve';

/** What two players agree on before they play. */
export interface Settings {
  /** Rows on the decoding board, and so guesses in a game: a whole number from 1. */
  readonly attempts: number;
}

/**
 * Sets up a decoding board on which nobody plays yet.
 *
 * @param settings the conventional board of twelve attempts where nothing is said
 * @throws RuleViolation where the number of attempts is not a whole number from 1
 * @see features/mastermind/decoding-board.feature
 */
export function newGame({ attempts }: Settings = { attempts: 12 }): Game {
  if (!Number.isSafeInteger(attempts) || attempts < 1) {
    throw new RuleViolation(
      `A decoding board has a whole number of attempts from 1, not ${quoted(attempts)}.`,
    );
  }
  return { state: 'not started', attempts, secret: null, rows: [], events: [] };
}

/**
 * Lets the code breaker join, which starts the game.
 *
 * @param secret what the code maker has placed behind the shield
 * @throws RuleViolation where somebody has joined before, or the secret is no code
 * @see features/mastermind/codes.feature and features/mastermind/event-model.feature
 */
export function joinGame(game: Game, secret: Pattern): Game {
  return obey(game, { type: 'Join Game', secret });
}

/**
 * Lets the code breaker guess: the guess and its feedback fill the next row, and the game may end.
 *
 * @throws RuleViolation where the game is not running or the guess is no code: one of the six Guess Errors
 * @see features/mastermind/guess-errors.feature and features/mastermind/winning-and-losing.feature
 */
export function makeGuess(game: Game, guess: Pattern): Game {
  return obey(game, { type: 'Make Guess', guess });
}

/**
 * Lists what has happened in a game, oldest first; the secret is among it, so it is not for the code breaker to see.
 *
 * @see features/mastermind/event-model.feature
 */
export function eventsOf(game: Game): readonly GameEvent[] {
  return game.events;
}

function obey(game: Game, command: Command): Game {
  return decide(game, command).reduce(evolve, game);
}
