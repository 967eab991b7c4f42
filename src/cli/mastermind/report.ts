import { closeSync, openSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { quoted } from '../../shared/quoting';
import { hearInterruption } from '../interruption';
import { Misuse } from '../misuse';
import { describeBoard, tableFor } from './board';
import { contestFor } from './contest';
import { drawHistograms } from './histogram';
import { type BoardOptions, chosen, gamesFrom, wholeNumber } from './options';
import { type Result, resultOf } from './result';
import { say } from './screen';

interface ReportOptions extends BoardOptions {
  readonly strategies?: string;
  readonly games?: string;
  readonly seed: string;
  readonly svg?: string;
}

/** Adds the verb `report`: plays strategies against every secret, or a sample, and compares them. */
export function addReport(program: Command): void {
  describeBoard(
    program.command('report').description('compare strategies: guesses over every secret of a board'),
  )
    .option('--strategies <names>', 'strategies with commas between them (default: all that suit the board)')
    .option('--games <number>', 'generalised: secrets drawn by the seed, instead of every one')
    .option('--seed <number>', 'the same seed, the same games', '1')
    .option('--svg <file>', 'also write a histogram as a picture')
    .action(report);
}

async function report(kata: string, options: ReportOptions): Promise<void> {
  const { title, limit } = tableFor(kata, options);
  const games = options.games === undefined ? null : gamesFrom(options.games);
  const contest = contestFor(kata, options, wholeNumber('--seed', options.seed), games);
  const names = options.strategies?.split(',').map((name) => chosen(contest.all, name.trim()));
  const runs = (names ?? contest.usual).map((name) => ({ name, run: contest.begin(name) }));
  if (options.svg !== undefined) openFor(options.svg);
  say(title);
  say(row(['strategy', 'mean', 'worst', 'won', 'of', 'seconds']));
  const results: Result[] = [];
  const interruption = hearInterruption();
  try {
    for (const { name, run } of runs) {
      const result = await resultOf(name, run, contest.games, interruption.signal);
      if (result.games > 0) say(rowOf(result, limit));
      if (result.games < contest.games) {
        say(`Stopped: ${name} had played ${result.games} of ${contest.games} games.`);
        break;
      }
      results.push(result);
    }
    if (options.svg !== undefined && results.length > 0) {
      writeFileSync(options.svg, `${drawHistograms(title, results)}\n`);
    }
  } finally {
    interruption.end();
  }
}

function rowOf({ name, mean, histogram, games, seconds }: Result, limit: number): string {
  const won = histogram.slice(0, limit).reduce((sum, count) => sum + count, 0);
  const numbers = [mean.toFixed(3), histogram.length, won, games, seconds.toFixed(2)];
  return row([name, ...numbers.map(String)]);
}

function row([name = '', ...numbers]: readonly string[]): string {
  return [name.padEnd(18), ...numbers.map((number) => number.padStart(9))].join('');
}

/** Finds out before the games whether a file can be written, and leaves what is in it. */
function openFor(file: string): void {
  try {
    closeSync(openSync(file, 'a'));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new Misuse(`The picture ${quoted(file)} cannot be written (${code}).`);
  }
}
