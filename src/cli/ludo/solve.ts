import { availableParallelism } from 'node:os';
import type { Tournament } from '../../ludo/players';
import { Misuse } from '../misuse';
import { soloCrew, threadCrew } from './crew';
import { chanceOf, exactJsonOf, exactReportOf, leftOut, nothingFits, orderOf } from './exact-report';
import { costsOf, fits, roomFor, solvePairs } from './exact-run';
import { hearInterruption } from './interruption';
import { plot, print } from './output';
import { startProgress } from './progress';
import type { Wishes } from './wishes';

/** Positions of all pairs from which on a solution takes so long that somebody may interrupt it. */
const worthThreads = 2_000_000;

/** Solves the games of every pair of dice and prints the chances; on Ctrl-C, those that are known by then. */
export async function solve(
  tournament: Tournament,
  { memory, threads, format, plot: path }: Wishes,
): Promise<void> {
  const costs = costsOf(tournament);
  const tooGreat = costs.filter(({ cost }) => !fits(cost, memory));
  if (tooGreat.length === costs.length) throw new Misuse(nothingFits(costs, memory));
  process.stderr.write(leftOut(tooGreat, memory));
  const hands = Math.min(threads ?? availableParallelism(), roomFor(costs, memory));
  const positions = costs.reduce((sum, { cost }) => sum + cost.positions, 0);
  const interruption = hearInterruption();
  const crew = positions < worthThreads ? soloCrew() : threadCrew(hands);
  const progress = startProgress(costs.length, 'pairs');
  try {
    const solved = await solvePairs(tournament, costs, memory, { crew, progress, stop: interruption.signal });
    progress.end();
    await print(format === 'json' ? exactJsonOf(tournament, solved) : exactReportOf(tournament, solved));
    const shareOf = (die: number, other: number) => chanceOf(solved, die, other);
    if (path !== undefined) plot(path, tournament, orderOf(tournament, solved), shareOf, 'Exact chances');
  } finally {
    await crew.dismiss();
    interruption.end();
  }
}
