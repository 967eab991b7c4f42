import { strategies as classic, totalsRun } from '../../mastermind/players';
import { countOfCodes, strategies as generalised, trialRun } from '../../mastermind-generalised/players';
import { Misuse } from '../misuse';
import { boardFrom } from './board';
import type { BoardOptions } from './options';

/** Strategies that play the same games, each by itself. */
export interface Contest {
  readonly all: readonly string[];
  /** Those that take part where nobody has chosen. */
  readonly usual: readonly string[];
  /** How many games each plays. */
  readonly games: number;
  /** Prepares a strategy's games: they are played step by step, and each step tells how long all games so far took. */
  begin(strategy: string): Generator<readonly number[], unknown>;
}

/** More codes than that are not played one by one: it would take minutes or hours. */
const mostCodes = 5000;

/**
 * Prepares the games that a command line asks for.
 *
 * @param games secrets to draw, or null for all of them
 * @throws Misuse where so many cannot be played
 */
export function contestFor(kata: string, options: BoardOptions, seed: number, games: number | null): Contest {
  return kata === 'mastermind' ? classicContest(seed, games) : generalisedContest(options, seed, games);
}

function classicContest(seed: number, games: number | null): Contest {
  const board = { pegs: 4, colours: 6 };
  const codes = board.colours ** board.pegs;
  if (games !== null) {
    throw new Misuse(`--games is for mastermind-generalised: mastermind plays all ${codes} secrets.`);
  }
  const begin = (name: string) => totalsRun(board, name as (typeof classic)[number], seed);
  return { all: classic, usual: classic, games: codes, begin };
}

function generalisedContest(options: BoardOptions, seed: number, games: number | null): Contest {
  const board = boardFrom(options);
  const codes = countOfCodes(board);
  if (games === null && codes > mostCodes) {
    throw new Misuse(
      `The board has ${codes} codes, and every one is played up to ${mostCodes}: say how many with --games.`,
    );
  }
  return {
    all: generalised,
    usual: generalised.filter((name) => name !== 'minimax'),
    games: games ?? drawsOf(board),
    begin: (name) => trialRun(board, name as (typeof generalised)[number], seed, games),
  };
}

/** In how many ways the balls can be drawn. */
function drawsOf({ n, m, k }: { n: number; m: number; k: number }): number {
  return Array.from({ length: k }, (_, drawn) => n * m - drawn).reduce((ways, balls) => ways * balls, 1);
}
