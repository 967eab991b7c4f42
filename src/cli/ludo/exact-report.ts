import type { Odds, Tournament } from '../../ludo/players';
import { matrixLines } from './report';
import { type PairCost, reserve, type SolvedPair } from './exact-run';
import { written } from '../numbers';
import { columns, facesOf, jsonText, percent } from './text';

/** Digits of a chance: as many as a solution settles. */
const digits = 10;

/** The chance that a die wins against another, each beginning half of the games; null where it is not known. */
export function chanceOf(solved: readonly SolvedPair[], die: number, other: number): number | null {
  const [lower, higher] = die < other ? [die, other] : [other, die];
  const chances = solved.find(({ pair }) => pair.lower === lower && pair.higher === higher)?.chances;
  if (!chances) return null;
  const colour = die < other ? 'Green' : 'Red';
  return (chances.greenThrowsFirst[colour] + chances.redThrowsFirst[colour]) / 2;
}

/** The mean chance of each die against all others, the best first; nothing where a pair is not solved. */
export function exactRanking(
  { dice }: Tournament,
  solved: readonly SolvedPair[],
): readonly { readonly die: number; readonly mean: number }[] {
  if (solved.some(({ chances }) => chances === null)) return [];
  const numbers = [...dice.keys()];
  const meanOf = (die: number) =>
    numbers
      .filter((other) => other !== die)
      .reduce((sum, other) => sum + (chanceOf(solved, die, other) ?? 0) / (dice.length - 1), 0);
  return numbers
    .map((die) => ({ die, mean: meanOf(die) }))
    .sort((one, another) => another.mean - one.mean || one.die - another.die);
}

/** The dice as they are ranked; in the order of the file where not every pair is solved. */
export function orderOf(tournament: Tournament, solved: readonly SolvedPair[]): readonly number[] {
  const ranking = exactRanking(tournament, solved);
  return ranking.length > 0 ? ranking.map(({ die }) => die) : [...tournament.dice.keys()];
}

/** Says which pairs do not fit into memory, a line each, before the work begins. */
export function leftOut(costs: readonly PairCost[], memory: number): string {
  return costs.map((cost) => `kata: without ${sizeOf(cost)}, and ${advice(cost, memory)}\n`).join('');
}

/** Says that no pair fits into memory, and what the least takes. */
export function nothingFits(costs: readonly PairCost[], memory: number): string {
  const least = costs.reduce((one, another) => (another.cost.bytes < one.cost.bytes ? another : one));
  return `nothing can be solved: ${sizeOf(least)}, and ${advice(least, memory)}`;
}

function sizeOf({ pair: { lower, higher }, cost: { positions, bytes } }: PairCost): string {
  return `dice ${lower + 1} and ${higher + 1}, whose ${written(positions)} positions take ${sizeIn(bytes)} besides ${sizeIn(reserve)} for all else`;
}

function advice({ cost }: PairCost, memory: number): string {
  const enough = Math.ceil((cost.bytes + reserve) / 1e8) / 10;
  return `${sizeIn(memory)} are allowed; --memory ${enough}G allows enough.`;
}

function sizeIn(bytes: number): string {
  return bytes < 1e9 ? `${Math.ceil(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

/** Writes the exact chances. */
export function exactReportOf(tournament: Tournament, solved: readonly SolvedPair[]): string {
  const { dice } = tournament;
  const ranking = exactRanking(tournament, solved);
  const order = orderOf(tournament, solved);
  const head = ['', 'die', 'faces', 'chance to win'];
  const rows = ranking.map(({ die, mean }, index) => [
    `${index + 1}.`,
    String(die + 1),
    facesOf(dice[die] ?? []),
    mean.toFixed(digits),
  ]);
  return [
    'Exact chances to win a game, each die beginning half of them:',
    ...(ranking.length > 0 ? columns([head, ...rows], 'rrlr') : [noRanking(solved)]),
    '',
    'Chance of the die of the row against the die of the column, in %:',
    ...matrixLines(order, (die, other) => {
      const chance = chanceOf(solved, die, other);
      return chance === null ? '?' : percent(chance, 4);
    }),
    '',
    ...pairLines(solved),
    '',
  ].join('\n');
}

function noRanking(solved: readonly SolvedPair[]): string {
  const known = solved.filter(({ chances }) => chances !== null).length;
  return `No ranking: ${known} of ${solved.length} pairs ${known === 1 ? 'is' : 'are'} solved.`;
}

function pairLines(solved: readonly SolvedPair[]): readonly string[] {
  const head = ['dice', 'begins', 'the first wins', 'the second wins', 'undecided', 'positions'];
  const rows = solved.flatMap(({ pair: { lower, higher }, chances, cost }) => {
    if (chances === null) return [];
    const row = (die: number, { Green, Red, undecided }: Odds) => [
      `${lower + 1} and ${higher + 1}`,
      `die ${die + 1}`,
      ...[Green, Red, undecided].map((chance) => chance.toFixed(digits)),
      written(cost.positions),
    ];
    return [row(lower, chances.greenThrowsFirst), row(higher, chances.redThrowsFirst)];
  });
  return columns([head, ...rows], 'llrrrr');
}

/** The exact chances for other programs, as JSON; dice have the numbers of their lines in the file. */
export function exactJsonOf(tournament: Tournament, solved: readonly SolvedPair[]): string {
  const { dice, pieces, houseRules } = tournament;
  const result = {
    pieces,
    houseRules,
    isComplete: solved.every(({ chances }) => chances !== null),
    ranking: exactRanking(tournament, solved).map(({ die, mean }) => ({
      die: die + 1,
      faces: dice[die] ?? [],
      mean,
    })),
    pairs: solved.map(({ pair: { lower, higher }, cost, chances }) => ({
      dice: [lower + 1, higher + 1],
      ...cost,
      ...(chances && {
        lowerBegins: namedBy(chances.greenThrowsFirst),
        higherBegins: namedBy(chances.redThrowsFirst),
        error: chances.error,
      }),
    })),
  };
  return jsonText(result);
}

function namedBy({ Green, Red, undecided }: Odds) {
  return { lower: Green, higher: Red, undecided };
}
