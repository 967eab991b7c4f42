import type { ScoreBoard } from '../src/ludo/players';
import { compete, range, type TournamentScenario } from './ludo.tournament';

/** What the steps of one example about many tournaments hand on. */
export interface CertaintyScenario extends TournamentScenario {
  boards: readonly ScoreBoard[];
  took: readonly (number | null)[];
}

/** Plays the tournament of the example with so many different seeds. */
export function competeOften(
  scenario: CertaintyScenario,
  times: number,
  games: number,
): readonly ScoreBoard[] {
  return range(times).map((seed) => compete(scenario, games, { seed }));
}

/** How many of the example's tournaments call the first die better than the next. */
export function decidedOf(scenario: CertaintyScenario): number {
  const { standingsOf } = scenario.players('ludo');
  return scenario.boards.filter((board) => standingsOf(board)[0]?.isTiedWithNext === false).length;
}

/** Plays the example's tournament once more, with a house rule turned. */
export function competeTurned(scenario: CertaintyScenario, names: readonly string[]): ScoreBoard {
  const { turnedRulesOf, tournamentOf } = scenario.players('ludo');
  const turned = turnedRulesOf(tournamentOf({ dice: [], ...scenario.tournament }));
  const { games } = scenario.board.between(0, 1);
  return compete(scenario, games, turned.find(({ rule }) => names.includes(rule))?.tournament);
}

/** The exact mean share of games won of each die of the example's tournament. */
export function exactSharesOf(scenario: CertaintyScenario): readonly number[] {
  const { pairsOf, solve, startingPieces, tournamentOf } = scenario.players('ludo');
  const { dice, pieces, houseRules } = tournamentOf({ dice: [], ...scenario.tournament });
  const start = startingPieces(pieces);
  const shares = dice.map(() => 0);
  for (const { lower, higher } of pairsOf({ dice })) {
    const order = {
      dice: [dice[lower] ?? [], dice[higher] ?? []],
      pieces: [start, start],
      houseRules,
    } as const;
    const { greenThrowsFirst, redThrowsFirst } = solve(order);
    const others = dice.length - 1;
    shares[lower] = Number(shares[lower]) + (greenThrowsFirst.Green + redThrowsFirst.Green) / 2 / others;
    shares[higher] = Number(shares[higher]) + (greenThrowsFirst.Red + redThrowsFirst.Red) / 2 / others;
  }
  return shares;
}

/** Plays on with one seed, round by round, until the order is certain: how many games of each pair it took, or null. */
export function gamesUntilCertain(scenario: CertaintyScenario, most: number, seed: number): number | null {
  const { Arena, isCertain, noGames, pairsOf, roundsOf, ScoreBoard, together, tournamentOf } =
    scenario.players('ludo');
  const tournament = tournamentOf({ dice: [], ...scenario.tournament, seed });
  const arena = new Arena(tournament);
  const pairs = pairsOf(tournament);
  let board = new ScoreBoard(
    tournament.dice,
    pairs.map(() => noGames),
  );
  for (const { from, games } of roundsOf(most)) {
    const more = pairs.map((pair) => arena.play({ pair, from, games }));
    board = new ScoreBoard(
      tournament.dice,
      board.tallies.map((tally, index) => together(tally, more[index] ?? noGames)),
    );
    if (isCertain(board)) return from + games;
  }
  return null;
}
