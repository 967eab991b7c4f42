import type { Die } from '../src/ludo';
import type { Round, ScoreBoard, Tally, WishedTournament } from '../src/ludo/players';
import { readDice } from '../src/ludo/notation';
import type { LudoScenario } from './ludo.scenario';
import { textOf } from './support/project-files';

/** What the steps of one example about tournaments hand on. */
export interface TournamentScenario extends LudoScenario {
  tournament?: WishedTournament;
  board: ScoreBoard;
  rounds: readonly Round[];
}

/** The dice of one of the official files. */
export function diceOf(name: string): readonly Die[] {
  return readDice(textOf(`features/ludo/dice-files/${name}`));
}

/** Reads whole numbers with blanks between them. */
export function numbersIn(text: string): readonly number[] {
  return text.split(' ').map(Number);
}

/** Counts from 0, so many. */
export function range(count: number): readonly number[] {
  return [...Array(count).keys()];
}

/** Plays the tournament of the example. */
export function compete(
  scenario: TournamentScenario,
  games: number,
  changes: Partial<WishedTournament> = {},
): ScoreBoard {
  const { play, ScoreBoard } = scenario.players('ludo');
  const wished = { dice: [], ...scenario.tournament, ...changes };
  return new ScoreBoard(wished.dice, play(wished, games));
}

/** Plays the same games as the example did, some at a time. */
export function inParts(scenario: TournamentScenario, size: number): readonly Tally[] {
  const { Arena, noGames, pairsOf, together, tournamentOf } = scenario.players('ludo');
  const arena = new Arena(tournamentOf({ dice: [], ...scenario.tournament }));
  const { games } = scenario.board.between(0, 1);
  const parts = range(Math.ceil(games / size)).map((part) => ({
    from: part * size,
    games: Math.min(size, games - part * size),
  }));
  return pairsOf(scenario.board).map((pair) =>
    parts.map((part) => arena.play({ pair, ...part })).reduce(together, noGames),
  );
}

/** For each pair, how many games each of its dice has begun. */
export function beginnings(scenario: TournamentScenario): readonly string[] {
  const { gamesOf } = scenario.players('ludo');
  return scenario.board.tallies.map(
    ({ begunByLower, begunByHigher }) => `${gamesOf(begunByLower)} and ${gamesOf(begunByHigher)}`,
  );
}
