import { startProgress } from '../progress';

/** What one strategy needed. */
export interface Result {
  readonly name: string;
  readonly games: number;
  readonly mean: number;
  /** For each number of guesses, from 1, the games that took so many. */
  readonly histogram: readonly number[];
  /** Processor time. */
  readonly seconds: number;
}

/** How long the games play on before the terminal may speak, in milliseconds. */
const turn = 50;

/**
 * Lets a run come to its end, or to where it is stopped, and shows on a terminal how far it has come.
 *
 * @param run hands out the histogram of the games that have ended so far
 * @param games how many there are
 */
export async function resultOf(
  name: string,
  run: Generator<readonly number[], unknown>,
  games: number,
  stop: AbortSignal,
): Promise<Result> {
  const progress = startProgress(games, `games by ${name}`);
  const begun = process.cpuUsage();
  let [histogram, shown, since]: [readonly number[], number, number] = [[], 0, performance.now()];
  for (let step = run.next(); step.done !== true && !stop.aborted; step = run.next()) {
    histogram = step.value;
    if (performance.now() < since + turn) continue;
    progress.add(total(histogram) - shown);
    shown = total(histogram);
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  }
  progress.end();
  const played = total(histogram);
  const guesses = total(histogram.map((count, index) => count * (index + 1)));
  const seconds = process.cpuUsage(begun).user / 1e6;
  return { name, games: played, mean: guesses / played, histogram: [...histogram], seconds };
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
