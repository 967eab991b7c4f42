import { availableParallelism } from 'node:os';
import type { Tournament } from '../../ludo/players';
import { Misuse } from '../misuse';
import { soloCrew, threadCrew } from './crew';
import { chanceOf, exactJsonOf, exactReportOf, leftOut, nothingFits, orderOf } from './exact-report';
import { costsOf, fits, type PairCost, roomFor, type SolvedPair, solvePairs } from './exact-run';
import { hearInterruption, type Interruption } from '../interruption';
import { plot, print as write } from './output';
import { startProgress } from '../progress';
import type { Wishes } from './wishes';

/** Positions of all pairs from which on a solution takes so long that somebody may interrupt it. */
const worthThreads = 2_000_000;

/** Solves the games of every pair of dice and prints the chances; on Ctrl-C, those that are known by then. */
export async function solve(tournament: Tournament, wishes: Wishes): Promise<void> {
  const interruption = hearInterruption();
  try {
    const costs = costsOf(tournament);
    const tooGreat = costs.filter(({ cost }) => !fits(cost, wishes.memory));
    if (tooGreat.length === costs.length) throw new Misuse(nothingFits(costs, wishes.memory));
    process.stderr.write(leftOut(tooGreat, wishes.memory));
    await print(tournament, await solved(tournament, costs, wishes, interruption), wishes);
  } finally {
    interruption.end();
  }
}

async function solved(
  tournament: Tournament,
  costs: readonly PairCost[],
  { memory, threads }: Wishes,
  interruption: Interruption,
): Promise<readonly SolvedPair[]> {
  const positions = costs.reduce((sum, { cost }) => sum + cost.positions, 0);
  const hands = Math.min(threads ?? availableParallelism(), roomFor(costs, memory));
  const crew = positions < worthThreads ? soloCrew() : threadCrew(hands);
  const progress = startProgress(costs.length, 'pairs');
  try {
    return await solvePairs(tournament, costs, memory, { crew, progress, interruption });
  } finally {
    progress.end();
    await crew.dismiss();
  }
}

async function print(
  tournament: Tournament,
  pairs: readonly SolvedPair[],
  { format, plot: path }: Wishes,
): Promise<void> {
  if (pairs.every(({ chances }) => chances === null)) {
    process.stderr.write('kata: stopped before any pair of dice was solved\n');
    return;
  }
  await write(format === 'json' ? exactJsonOf(tournament, pairs) : exactReportOf(tournament, pairs));
  const shareOf = (die: number, other: number) => chanceOf(pairs, die, other);
  if (path !== undefined) plot(path, tournament, orderOf(tournament, pairs), shareOf, 'Exact chances');
}
