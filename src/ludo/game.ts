import { alternatives, quoted } from '../shared/quoting';
import { RuleViolation } from '../shared/rule-violation';
import { asTheOtherCounts, otherOf, type Place, type Player, players, waiting } from './board';
import { eyesOf } from './dice';
import { type Move, moved, moveOf, six } from './moves';
import { isFinished, type Setup, setUp, type WishedSetup } from './setup';

/** A throw of the die and all that came of it. */
export interface Throw {
  readonly player: Player;
  readonly eyes: number;
  /** The one move that the throw demanded; null where no piece could move and the throw was lost. */
  readonly move: Move | null;
  /** Where the piece that was sent back to B stood, as its owner counts; null where none was. */
  readonly captured: Place | null;
  /** Whether the same player throws once more. */
  readonly again: boolean;
}

/** A game in progress or over: its present setup, and the throw that led to it, if any. */
export interface Game {
  readonly setup: Setup;
  readonly lastThrow: Throw | null;
}

/**
 * Begins a game.
 *
 * @param setup what is left out is as at the start: each player has one piece on A and three on B, Green throws,
 *   both dice are ordinary, the house rules are the decided ones
 * @throws RuleViolation for a setup that cannot stand on a board
 * @see features/ludo/turns.feature, features/ludo/refused-setups.feature
 */
export function newGame(setup: WishedSetup): Game {
  return { setup: setUp(setup), lastThrow: null };
}

/**
 * Makes the move that a throw demands, for the player who is to throw.
 *
 * @param eyes what the die shows, a face of the player's die; it may be anything
 * @throws RuleViolation after the end of the game, and for eyes that the die does not have
 * @see features/ludo, after the rule sheet quoted in document 004
 */
export function throwDie(game: Game, eyes: unknown): Game {
  return evolve(game, decide(game, eyes));
}

/** Where the pieces stand, who is to throw, and with which dice and house rules. */
export function setupOf(game: Game): Setup {
  return game.setup;
}

/** The throw that led here, with its move; null before the first one. */
export function lastThrowOf(game: Game): Throw | null {
  return game.lastThrow;
}

/** The player who has brought all pieces home; null while nobody has. */
export function winnerOf(game: Game): Player | null {
  return players.find((player) => isFinished(game.setup.pieces[player])) ?? null;
}

/**
 * Whether nobody can win any more, because nothing can ever change.
 *
 * Either no face of either die moves a piece, or the player to throw has only sixes, none of which moves a piece,
 * and so throws for ever.
 *
 * @see features/ludo/undecided.feature
 */
export function isUndecided(game: Game): boolean {
  if (winnerOf(game) !== null || canMove(game.setup, game.setup.toThrow)) return false;
  return neverPasses(game.setup) || !canMove(game.setup, otherOf(game.setup.toThrow));
}

function canMove({ pieces, dice, houseRules }: Setup, player: Player): boolean {
  return dice[player].some((eyes) => moveOf(pieces[player], eyes, houseRules) !== null);
}

function neverPasses({ dice, toThrow, houseRules }: Setup): boolean {
  return houseRules.throwAgainAfterDeadSix && dice[toThrow].every((eyes) => eyes === six);
}

function decide(game: Game, eyes: unknown): Throw {
  const { pieces, toThrow: player, dice, houseRules } = game.setup;
  const winner = winnerOf(game);
  if (winner !== null) throw new RuleViolation(`${winner} has won: nobody throws any more.`);
  const faces = eyesOf(dice[player]);
  const shown = faces.find((face) => face === eyes);
  if (shown === undefined) {
    throw new RuleViolation(`${player}'s die shows ${alternatives(faces.map(String))}, not ${quoted(eyes)}.`);
  }
  const move = moveOf(pieces[player], shown, houseRules);
  const target = move && asTheOtherCounts(move.to);
  return {
    player,
    eyes: shown,
    move,
    captured: pieces[otherOf(player)].find((place) => place === target) ?? null,
    again:
      shown === six &&
      (move === null ? houseRules.throwAgainAfterDeadSix : !isFinished(moved(pieces[player], move))),
  };
}

function evolve({ setup }: Game, thrown: Throw): Game {
  const { player, move, captured, again } = thrown;
  const other = otherOf(player);
  const pieces = {
    ...setup.pieces,
    ...(move && { [player]: moved(setup.pieces[player], move) }),
    ...(captured !== null && { [other]: moved(setup.pieces[other], { from: captured, to: waiting }) }),
  };
  return { setup: { ...setup, pieces, toThrow: again ? player : other }, lastThrow: thrown };
}
