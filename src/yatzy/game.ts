import { categories, type Category } from './categories';
import { type Eyes, type Roll, rollSize } from './dice';

/** Throws in a go, the first one included. */
export const throwsInGo = 3;

/** For each of the five dice its eyes where it is held, and null where it will be thrown again. */
export type Hold = readonly (Eyes | null)[];

/** A hold as somebody wrote it down. It may be illegal: too few or too many dice, or eyes that the dice do not show. */
export type WrittenHold = readonly unknown[];

/** One player's throws until the roll is placed. */
export interface Go {
  readonly dice: Roll;
  readonly held: Hold;
  /** 3 before the first throw, 0 when the roll must be placed. */
  readonly throwsLeft: number;
}

/** A roll placed on a category: what stays on the card. */
export interface Placing {
  readonly player: string;
  readonly category: Category;
  readonly score: number;
}

/** A game in progress. Callers keep it and hand it back; what they may know of it is in `cardOf`. */
export interface Game {
  /** In the order in which they take their goes. */
  readonly players: readonly string[];
  readonly placings: readonly Placing[];
  readonly go: Go;
}

export type Event =
  | { readonly type: 'game started'; readonly players: readonly string[] }
  | { readonly type: 'dice thrown'; readonly dice: Roll }
  | { readonly type: 'dice held'; readonly held: Hold }
  | ({ readonly type: 'roll placed' } & Placing);

const nothingHeld: Hold = Array<null>(rollSize).fill(null);
const freshGo: Go = { dice: [], held: nothingHeld, throwsLeft: throwsInGo };

/** Where every game begins: nobody plays. */
export const noGame: Game = { players: [], placings: [], go: freshGo };

/** Carries out what has happened; it refuses nothing, because what happened was allowed. */
export function evolve(game: Game, event: Event): Game {
  switch (event.type) {
    case 'game started':
      return { ...game, players: event.players };
    case 'dice thrown': {
      const { dice } = event;
      return { ...game, go: { dice, held: nothingHeld, throwsLeft: game.go.throwsLeft - 1 } };
    }
    case 'dice held':
      return { ...game, go: { ...game.go, held: event.held } };
    case 'roll placed': {
      const { player, category, score } = event;
      return { ...game, placings: [...game.placings, { player, category, score }], go: freshGo };
    }
  }
}

/** Whose go it is; undefined when everybody has used every category. */
export function playerToGo({ players, placings }: Game): string | undefined {
  const isOver = placings.length === players.length * categories.length;
  return isOver ? undefined : players[placings.length % players.length];
}
