import type { Ends, Odds, Tally } from '../src/ludo/players';
import { compete, type TournamentScenario } from './ludo.tournament';

/** How far counts are apart from others, as chi-squared, and from what on chance alone explains it in one of 1000 cases. */
export interface Deviation {
  readonly sum: number;
  readonly bound: number;
}

/** How far the tournament of the example is from the same one with another seed. */
export function deviationFromSeed(scenario: TournamentScenario, seed: number): Deviation {
  const others = compete(scenario, scenario.board.between(0, 1).games, { seed });
  const [counts, otherCounts] = [scenario.board, others].map(({ tallies }) => waysIn(tallies));
  const cases = (counts ?? []).map((ways, index) =>
    ways.map((count, way) => [count, Number(otherCounts?.[index]?.[way])] as const),
  );
  const sum = cases
    .flat()
    .reduce((so, [one, other]) => so + (one - other) ** 2 / Math.max(one + other, 1), 0);
  return {
    sum,
    bound: boundOf(
      scenario,
      cases.map((ways) => ways.map(([one, other]) => one + other)),
    ),
  };
}

/** How far the tournament of the example is from the exact chances of all of its pairs. */
export function deviationFromChances(scenario: TournamentScenario): Deviation {
  const { chiSquaredOf, gamesOf, pairsOf, solve, startingPieces, tournamentOf } = scenario.players('ludo');
  const { dice, pieces, houseRules } = tournamentOf({ dice: [], ...scenario.tournament });
  const { tallies } = scenario.board;
  const start = startingPieces(pieces);
  const expected = pairsOf({ dice }).flatMap(({ lower, higher }, index) => {
    const both = [dice[lower] ?? [], dice[higher] ?? []] as const;
    const chances = solve({ dice: both, pieces: [start, start], houseRules });
    const tally = tallies[index];
    if (!tally) return [];
    return [
      expectedWays(chances.greenThrowsFirst, gamesOf(tally.begunByLower)),
      expectedWays(chances.redThrowsFirst, gamesOf(tally.begunByHigher)),
    ];
  });
  return {
    sum: chiSquaredOf(waysIn(tallies).flat(), expected.flat()),
    bound: boundOf(scenario, expected),
  };
}

function expectedWays({ Green, Red, undecided }: Odds, games: number): readonly number[] {
  return [Green, Red, undecided].map((chance) => chance * games);
}

/** How often games ended in each way, for each pair and beginner. */
function waysIn(tallies: readonly Tally[]): readonly (readonly number[])[] {
  const ways = ({ lower, higher, undecided }: Ends) => [lower, higher, undecided];
  return tallies.flatMap(({ begunByLower, begunByHigher }) => [ways(begunByLower), ways(begunByHigher)]);
}

/** Of the ways that occur at all, one of each pair and beginner follows from the others. */
function boundOf(scenario: TournamentScenario, cases: readonly (readonly number[])[]): number {
  const free = cases.map((ways) => ways.filter((count) => count > 0).length - 1);
  return scenario.players('ludo').chiSquaredBound(free.reduce((sum, each) => sum + each, 0));
}
