import {
  costOf,
  type ExactChances,
  type ExactCost,
  type Pair,
  pairsOf,
  reachOf,
  startingPieces,
  type Tournament,
} from '../../ludo/players';
import type { Tools } from './tournament-run';

/** A pair of dice, and what it takes to solve their games. */
export interface PairCost {
  readonly pair: Pair;
  readonly cost: ExactCost;
}

/** A pair of dice with their chances, once they are known. */
export interface SolvedPair extends PairCost {
  readonly chances: ExactChances | null;
}

/** Bytes that the process needs besides the chances themselves. */
export const reserve = 250e6;

/** Lists the pairs with what each takes. */
export function costsOf({ dice, pieces, houseRules }: Tournament): readonly PairCost[] {
  const reach = dice.map((die) => reachOf(die, startingPieces(pieces), houseRules));
  return pairsOf({ dice }).map((pair) => ({
    pair,
    cost: costOf(reach[pair.lower] ?? 0, reach[pair.higher] ?? 0),
  }));
}

/** Whether the games of a pair can be solved within so many bytes. */
export function fits({ bytes }: ExactCost, memory: number): boolean {
  return bytes + reserve <= memory;
}

/** How many solutions fit into memory at once, at least one. */
export function roomFor(costs: readonly PairCost[], memory: number): number {
  const fitting = costs.filter(({ cost }) => fits(cost, memory));
  const greatest = Math.max(...fitting.map(({ cost }) => cost.bytes));
  return Math.max(1, Math.floor((memory - reserve) / greatest));
}

/**
 * Solves the games of all pairs that fit into memory.
 *
 * @param costs as {@link costsOf} lists them
 * @returns what does not fit, or was not solved when the work was stopped, has no chances
 */
export async function solvePairs(
  tournament: Tournament,
  costs: readonly PairCost[],
  memory: number,
  { crew, progress, interruption }: Tools,
): Promise<readonly SolvedPair[]> {
  const { dice, pieces, houseRules } = tournament;
  const start = startingPieces(pieces);
  const solved: SolvedPair[] = costs.map((each) => ({ ...each, chances: null }));
  const all = solved.map(async ({ pair, cost }, index) => {
    if (!fits(cost, memory)) return;
    const order = {
      dice: [dice[pair.lower] ?? [], dice[pair.higher] ?? []] as const,
      pieces: [start, start] as const,
      houseRules,
    };
    const chances = await crew.perform({ kind: 'solve', order }, (error) => {
      progress.say(
        `Solving dice ${pair.lower + 1} and ${pair.higher + 1}: settled to ${error.toExponential(0)}`,
      );
    });
    solved[index] = { pair, cost, chances };
  });
  await Promise.race([interruption.pressed, Promise.all(all)]);
  return solved;
}
