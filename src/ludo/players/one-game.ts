import { type Player, waiting, fieldA, type Place } from '../board';
import type { Die } from '../dice';
import { type Game, isUndecided, newGame, type Setup, setupOf, throwDie, winnerOf } from '../index';
import type { HouseRules } from '../house-rules';
import { MoveTable } from './move-table';
import { brokenOff, playGame, undecided } from './simulator';
import { throwsOf } from './throws';

/** One game of a tournament: everything that settles its course. */
export interface GameOrder {
  /** Green's die and Red's. */
  readonly dice: readonly [Die, Die];
  readonly houseRules: HouseRules;
  /** Each player's, 1 to 4; one begins on A, the others on B. */
  readonly pieces: number;
  /** Seed, pair and game name the stream of throws; whole numbers from 0 to 2^32 - 1. */
  readonly seed: number;
  readonly pair: number;
  /** Counted from 0; Green begins the even ones. */
  readonly game: number;
  /** The throws after which the game is broken off. */
  readonly mostThrows: number;
}

/** How a game of a tournament may end; a colour has won. */
export type Ending = Player | 'undecided' | 'broken off';

/** A throw, and where it left all pieces. */
export interface Moment {
  readonly player: Player;
  readonly eyes: number;
  readonly pieces: Setup['pieces'];
}

/** A throw by the plain rules, with the game after it. */
export interface Step extends Moment {
  readonly game: Game;
}

/** A game from the first throw to its end. */
export interface Course {
  readonly moments: readonly Moment[];
  readonly ending: Ending;
}

/** The pieces of a player when a game begins: one on A, the others on B. */
export function startingPieces(pieces: number): readonly Place[] {
  return [...Array<Place>(pieces - 1).fill(waiting), fieldA];
}

/**
 * Plays a game of a tournament once more by the plain rules of the kata, for those who want to follow it.
 *
 * In an undecided position one last throw is made, which shows that nothing moves.
 *
 * @yields the game after each throw
 * @returns how it ended
 */
export function* replay(order: GameOrder): Generator<Step, Ending> {
  const { dice, seed, pair, game: number, houseRules, mostThrows } = order;
  const [Green, Red] = dice;
  const start = startingPieces(order.pieces);
  const throwFor = throwsOf(seed, pair, number);
  let game = newGame({
    pieces: { Green: start, Red: start },
    toThrow: number % 2 === 0 ? 'Green' : 'Red',
    dice: { Green, Red },
    houseRules,
  });
  for (let throws = 0; throws < mostThrows; throws += 1) {
    const isOver = isUndecided(game);
    const player = setupOf(game).toThrow;
    const die = player === 'Green' ? Green : Red;
    const eyes = Number(die[throwFor(die.length)]);
    game = throwDie(game, eyes);
    yield { player, eyes, pieces: setupOf(game).pieces, game };
    const winner = winnerOf(game);
    if (winner !== null) return winner;
    if (isOver) return 'undecided';
  }
  return 'broken off';
}

/** Plays a game of a tournament by the plain rules of the kata. */
export function playPlainly(order: GameOrder): Course {
  const moments: Moment[] = [];
  const course = replay(order);
  let step = course.next();
  for (; !step.done; step = course.next()) {
    const { player, eyes, pieces } = step.value;
    moments.push({ player, eyes, pieces });
  }
  return { moments, ending: step.value };
}

/** The moves of both dice of a game, to be shared by games with the same dice and house rules. */
export function tablesOf({ dice, houseRules }: GameOrder): readonly [MoveTable, MoveTable] {
  return [new MoveTable(dice[0], houseRules), new MoveTable(dice[1], houseRules)];
}

/** Plays a game of a tournament as tournaments do, by looking its moves up. */
export function playFast(order: GameOrder, sides = tablesOf(order)): Course {
  const { dice, seed, pair, game, mostThrows } = order;
  const start = startingPieces(order.pieces);
  const moments: Moment[] = [];
  const result = playGame(
    { sides, start: [sides[0].numberOf(start), sides[1].numberOf(start)], seed, pair, mostThrows },
    game,
    (side, face, mine, others) => {
      const [Green, Red] = side === 0 ? [mine, others] : [others, mine];
      moments.push({
        player: side === 0 ? 'Green' : 'Red',
        eyes: Number(dice[side === 0 ? 0 : 1][face]),
        pieces: { Green: sides[0].piecesOf(Green), Red: sides[1].piecesOf(Red) },
      });
    },
  );
  return { moments, ending: endings[result as keyof typeof endings] };
}

const endings = {
  0: 'Green',
  1: 'Red',
  [undecided]: 'undecided',
  [brokenOff]: 'broken off',
} as const;
