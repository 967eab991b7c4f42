import type { Category } from './categories';
import { type Game, type Go, playerToGo } from './game';

/** One player's side of the score card. */
export interface Column {
  readonly player: string;
  /** Points of the categories used so far; the others are not there. */
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  readonly total: number;
}

/** What everybody at the table can see. */
export interface Card {
  /** In the order of play. */
  readonly columns: readonly Column[];
  /** The go that is being played, and whose it is; null when the game is over. */
  readonly go: (Go & { readonly player: string }) | null;
  /** Who has the highest total when the game is over; nobody before. */
  readonly winners: readonly string[];
}

/**
 * Shows the score card of a game, with the dice on the table.
 *
 * @see features/yatzy/game.feature
 */
export function cardOf(game: Game): Card {
  const columns = game.players.map((player) => columnOf(game, player));
  const player = playerToGo(game);
  if (player !== undefined) return { columns, go: { player, ...game.go }, winners: [] };
  const best = Math.max(...columns.map(({ total }) => total));
  const winners = columns.filter(({ total }) => total === best).map((column) => column.player);
  return { columns, go: null, winners };
}

function columnOf(game: Game, player: string): Column {
  const placings = game.placings.filter((placing) => placing.player === player);
  return {
    player,
    scores: Object.fromEntries(placings.map(({ category, score }) => [category, score])),
    total: placings.reduce((sum, { score }) => sum + score, 0),
  };
}
