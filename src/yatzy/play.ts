import type { WrittenRoll } from './dice';
import { type Command, decide } from './decide';
import { evolve, type Game, noGame, type WrittenHold } from './game';

/**
 * Begins a game.
 *
 * @param players one name or more, no two the same, in the order in which they take their goes
 * @throws RuleViolation where nobody plays or two players have one name
 * @see features/yatzy/game.feature
 */
export function newGame(players: readonly string[]): Game {
  return carryOut(noGame, { type: 'start a game', players });
}

/**
 * Throws the dice that are not held.
 *
 * @param eyes what all five dice show after the throw, each 1 to 6: those held as before, the others as they fell
 * @throws RuleViolation after the third throw of a go, where the eyes are no roll or change a die that is held, where
 *   every die is held, and when the game is over
 * @see features/yatzy/throws.feature
 */
export function throwDice(game: Game, eyes: WrittenRoll): Game {
  return carryOut(game, { type: 'throw the dice', eyes });
}

/**
 * Holds dice for the next throw of this go, and lets go of all others.
 *
 * @param held for each of the five dice the eyes it shows where it is held, null where it is thrown again
 * @throws RuleViolation before the first and after the third throw, where a die does not show what is to be held, and
 *   when the game is over
 * @see features/yatzy/throws.feature
 */
export function hold(game: Game, held: WrittenHold): Game {
  return carryOut(game, { type: 'hold dice', held });
}

/**
 * Places the roll on a category of the card of the player whose go it is, which ends the go.
 *
 * @param category one of the fifteen, not yet used by this player
 * @throws RuleViolation before the first throw, where the category is none or is used, and when the game is over
 * @see features/yatzy/placing.feature
 */
export function place(game: Game, category: string): Game {
  return carryOut(game, { type: 'place the roll', category });
}

function carryOut(game: Game, command: Command): Game {
  return decide(game, command).reduce(evolve, game);
}
