import type { Code } from './code';
import type { Feedback } from './feedback';

export const gameStates = ['not started', 'running', 'won', 'lost'] as const;
export type GameState = (typeof gameStates)[number];

/** A row of the decoding board that has been played. */
export interface Row {
  readonly guess: Code;
  readonly feedback: Feedback;
}

/** What has happened, as the event model names it. */
export type GameEvent =
  | { readonly type: 'Game Started'; readonly secret: Code }
  | ({ readonly type: 'Guess Made' } & Row)
  | { readonly type: 'Game Won' }
  | { readonly type: 'Game Lost' };

/** A game in progress; who holds it can read the secret, so players are shown the decoding board instead. */
export interface Game {
  readonly state: GameState;
  /** Guesses that the code breaker may make in all. */
  readonly attempts: number;
  /** Nothing before the game has started. */
  readonly secret: Code | null;
  /** Rows that have been played, first guess first. */
  readonly rows: readonly Row[];
  /** All that happened, oldest first. */
  readonly events: readonly GameEvent[];
}

/** Says what a game becomes by an event: nothing is refused here, because it has happened. */
export function evolve(game: Game, event: GameEvent): Game {
  return { ...game, ...changeBy(event, game), events: [...game.events, event] };
}

function changeBy(event: GameEvent, { rows }: Game): Partial<Game> {
  switch (event.type) {
    case 'Game Started':
      return { state: 'running', secret: event.secret };
    case 'Guess Made':
      return { rows: [...rows, { guess: event.guess, feedback: event.feedback }] };
    case 'Game Won':
      return { state: 'won' };
    case 'Game Lost':
      return { state: 'lost' };
  }
}
