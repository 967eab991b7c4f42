import { quoted } from '../../shared/quoting';
import { RuleViolation } from '../../shared/rule-violation';
import type { Die } from '../dice';
import { decidedHouseRules, type HouseRules } from '../house-rules';
import { MoveTable } from './move-table';
import { startingPieces } from './one-game';
import { itemOf } from './item-of';
import { brokenOff, playGame, undecided } from './simulator';
import { type Ends, noGames, type Tally, together } from './tally';
import { mostFaces } from './throws';

/** A tournament: every die plays every other. */
export interface Tournament {
  readonly dice: readonly Die[];
  readonly houseRules: HouseRules;
  /** Each player's, 1 to 4. */
  readonly pieces: number;
  /** Names the streams of throws: the same seed gives the same games. */
  readonly seed: number;
  /** The throws after which a game is broken off: a last guard against dice that capture each other for ever. */
  readonly mostThrows: number;
}

/** Two dice of a tournament, by their places in its list. */
export interface Pair {
  readonly lower: number;
  readonly higher: number;
  /** Names the pair's streams of throws; it does not change when dice are added at the end of the list. */
  readonly number: number;
}

/** Consecutive games of one pair, counted from 0; the lower-numbered die begins the even ones. */
export interface Batch {
  readonly pair: Pair;
  readonly from: number;
  readonly games: number;
}

const seeds = 2 ** 32;

/** A side wins, or the other, or the game is undecided or broken off. */
const waysToEnd = 4;

/** A tournament as somebody wishes it; what is left out is as usual. */
export type WishedTournament = Pick<Tournament, 'dice'> &
  Partial<Omit<Tournament, 'houseRules'>> & { readonly houseRules?: Partial<HouseRules> };

/**
 * Completes a tournament.
 *
 * @param wished left out: the decided house rules, four pieces, seed 1, a million throws
 * @throws RuleViolation for less than two dice, a die that cannot be thrown, and numbers that are out of range
 * @see features/ludo/tournament.feature, features/ludo/refused-tournaments.feature
 */
export function tournamentOf(wished: WishedTournament): Tournament {
  const { dice, pieces = 4, seed = 1, mostThrows = 1_000_000, houseRules } = wished;
  if (dice.length < 2) throw new RuleViolation(`A tournament needs two dice or more, not ${dice.length}.`);
  const many = dice.findIndex((die) => die.length > mostFaces);
  if (many >= 0) {
    throw new RuleViolation(
      `Die ${many + 1} has ${String(dice[many]?.length)} faces: a die of a tournament has ${mostFaces} at most.`,
    );
  }
  check('The number of pieces', pieces, 1, 4);
  check('The seed', seed, 0, seeds - 1);
  check('The greatest number of throws', mostThrows, 1, seeds);
  return { dice, pieces, seed, mostThrows, houseRules: { ...decidedHouseRules, ...houseRules } };
}

/**
 * Refuses a number of games that cannot be played.
 *
 * @throws RuleViolation for what is no whole number from 1 to 2^32
 */
export function checkGames(games: number): void {
  check('The number of games', games, 1, seeds);
}

function check(what: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new RuleViolation(`${what} is a whole number from ${least} to ${most}, not ${quoted(value)}.`);
}

/** Every pair of the dice, in the order of the lower and then of the higher number. */
export function pairsOf({ dice }: Pick<Tournament, 'dice'>): readonly Pair[] {
  return dice.flatMap((_, lower) =>
    dice
      .map((__, higher) => ({ lower, higher, number: (higher * (higher - 1)) / 2 + lower }))
      .slice(lower + 1),
  );
}

/** Plays the games of a tournament; it keeps the moves that it has learned for the next batch. */
export class Arena {
  private readonly tables: readonly MoveTable[];

  constructor(private readonly tournament: Tournament) {
    this.tables = tournament.dice.map((die) => new MoveTable(die, tournament.houseRules));
  }

  /** Plays games of one pair. */
  play({ pair, from, games }: Batch): Tally {
    const { pieces, seed, mostThrows } = this.tournament;
    const sides = [itemOf(this.tables, pair.lower, 'die'), itemOf(this.tables, pair.higher, 'die')] as const;
    const set = startingPieces(pieces);
    const start = [sides[0].numberOf(set), sides[1].numberOf(set)] as const;
    const match = { sides, start, seed, pair: pair.number, mostThrows };
    const counts = new Uint32Array(2 * waysToEnd);
    for (let game = from; game < from + games; game += 1) {
      const end = (game % 2) * waysToEnd + playGame(match, game);
      counts[end] = Number(counts[end]) + 1;
    }
    return { begunByLower: endsFrom(counts, 0), begunByHigher: endsFrom(counts, waysToEnd) };
  }
}

function endsFrom(counts: Uint32Array, first: number): Ends {
  return {
    lower: Number(counts[first]),
    higher: Number(counts[first + 1]),
    undecided: Number(counts[first + undecided]),
    brokenOff: Number(counts[first + brokenOff]),
  };
}

/**
 * Plays a whole tournament.
 *
 * @param games of each pair, a whole number from 1; each die begins half of them, the lower-numbered one the odd one
 * @returns the tallies in the order of {@link pairsOf}
 * @throws RuleViolation as {@link tournamentOf} and {@link checkGames} do
 */
export function play(wished: WishedTournament, games: number): readonly Tally[] {
  checkGames(games);
  const tournament = tournamentOf(wished);
  const arena = new Arena(tournament);
  return pairsOf(tournament).map((pair) => together(noGames, arena.play({ pair, from: 0, games })));
}
