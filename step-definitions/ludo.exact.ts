import type { ExactChances, ExactCost, ExactOrder } from '../src/ludo/players';
import type { LudoScenario } from './ludo.scenario';

/** What the steps of one example about chances hand on. */
export interface ChancesScenario extends LudoScenario {
  chances: ExactChances;
  /** How far the chances may have been off after each sweep. */
  errors: number[];
  cost: ExactCost;
}

const ordinary = [1, 2, 3, 4, 5, 6];

/** The game that an example about chances has set up. */
export function exactOrderOf(scenario: ChancesScenario): ExactOrder {
  const { dice = {}, houseRules, pieces = {} } = scenario.wished ?? {};
  const { dice: both, houseRules: rules } = scenario.players('ludo').tournamentOf({
    dice: [dice.Green ?? ordinary, dice.Red ?? ordinary],
    ...(houseRules && { houseRules }),
  });
  const [Green = [], Red = []] = both;
  return {
    dice: [Green, Red],
    pieces: [(pieces.Green ?? []).map(Number), (pieces.Red ?? []).map(Number)],
    houseRules: rules,
  };
}

/** How far the ends of so many games are from the chances of the example, as chi-squared with four free counts. */
export function deviationOf(scenario: ChancesScenario, games: number): number {
  const { chiSquaredOf, play } = scenario.players('ludo');
  const { dice, pieces, houseRules } = exactOrderOf(scenario);
  const [tally] = play({ dice, pieces: pieces[0].length, houseRules }, games);
  const counts = [tally?.begunByLower, tally?.begunByHigher].flatMap((ends) =>
    ends ? [ends.lower, ends.higher, ends.undecided] : [],
  );
  const expected = [scenario.chances.greenThrowsFirst, scenario.chances.redThrowsFirst].flatMap(
    ({ Green, Red, undecided }) => [Green, Red, undecided].map((chance) => (chance * games) / 2),
  );
  return chiSquaredOf(counts, expected);
}
