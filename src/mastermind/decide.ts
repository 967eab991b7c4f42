import { RuleViolation } from '../shared/rule-violation';
import { checkCode, type Code, holes, type Pattern } from './code';
import type { Game, GameEvent } from './evolve';
import { keyPegsFor } from './feedback';
import { exactMatches } from './matches';

/** What the code breaker may ask for, as the event model names it. */
export type Command =
  | { readonly type: 'Join Game'; readonly secret: Pattern }
  | { readonly type: 'Make Guess'; readonly guess: Pattern };

/**
 * Says what a command leads to in a game, without changing the game.
 *
 * @throws RuleViolation where the rules forbid it; then nothing happens
 * @see features/mastermind/event-model.feature
 */
export function decide(game: Game, command: Command): readonly GameEvent[] {
  switch (command.type) {
    case 'Join Game':
      return join(game, command.secret);
    case 'Make Guess':
      return guess(game, command.guess);
  }
}

function join(game: Game, secret: Pattern): readonly GameEvent[] {
  if (game.state !== 'not started') {
    throw new RuleViolation('Game Already Started: a game is joined once, before the first guess.');
  }
  checkCode(secret, 'Secret');
  return [{ type: 'Game Started', secret }];
}

function guess(game: Game, pattern: Pattern): readonly GameEvent[] {
  const secret = secretInPlay(game);
  checkCode(pattern, 'Guess');
  const made: GameEvent = { type: 'Guess Made', guess: pattern, feedback: keyPegsFor(secret, pattern) };
  // The code is looked at before the attempts: who breaks it in the last one wins.
  if (exactMatches(secret, pattern) === holes) return [made, { type: 'Game Won' }];
  return game.rows.length + 1 === game.attempts ? [made, { type: 'Game Lost' }] : [made];
}

function secretInPlay(game: Game): Code {
  if (game.state === 'won') throw new RuleViolation('Game Already Won: the code is broken, guess no more.');
  if (game.state === 'lost') throw new RuleViolation('Game Already Lost: no attempts are left.');
  if (game.secret === null) throw new RuleViolation('Game Not Started: join the game before you guess.');
  return game.secret;
}
