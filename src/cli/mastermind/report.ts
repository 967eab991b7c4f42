import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { strategies as classic, totals } from '../../mastermind/players';
import { strategies as generalised, trial } from '../../mastermind-generalised/players';
import { quoted } from '../../shared/quoting';
import { Misuse } from '../misuse';
import { drawHistograms, type Result } from './histogram';
import { type BoardOptions, chosen, wholeNumber } from './options';
import { boardFrom, describeBoard, tableFor } from './play';
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

function report(kata: string, options: ReportOptions): void {
  const { title, limit } = tableFor(kata, options);
  const names = options.strategies?.split(',').map((name) => name.trim());
  const run = kata === 'mastermind' ? classicRun(options) : generalisedRun(options);
  const results: Result[] = [];
  say(title);
  say(row(['strategy', 'mean', 'worst', 'won', 'of', 'seconds']));
  for (const name of names ?? run.names) {
    if (process.stderr.isTTY) process.stderr.write(`playing ${name} …`);
    const begun = process.cpuUsage();
    const result = run.play(name);
    const seconds = process.cpuUsage(begun).user / 1e6;
    if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
    results.push(result);
    const { mean, histogram, games } = result;
    const won = histogram.slice(0, limit).reduce((sum, count) => sum + count, 0);
    say(
      row([name, mean.toFixed(3), String(histogram.length), String(won), String(games), seconds.toFixed(2)]),
    );
  }
  if (options.svg !== undefined) write(options.svg, `${drawHistograms(title, results)}\n`);
}

function classicRun({ seed }: ReportOptions) {
  const play = (name: string): Result => ({
    name,
    ...totals({ pegs: 4, colours: 6 }, chosen(classic, name), wholeNumber('--seed', seed)),
  });
  return { names: classic, play };
}

function generalisedRun(options: ReportOptions) {
  const games = options.games === undefined ? null : wholeNumber('--games', options.games);
  const play = (name: string): Result => ({
    name,
    ...trial(boardFrom(options), chosen(generalised, name), wholeNumber('--seed', options.seed), games),
  });
  return { names: generalised.filter((name) => name !== 'minimax'), play };
}

function row([name = '', ...numbers]: readonly string[]): string {
  return [name.padEnd(18), ...numbers.map((number) => number.padStart(9))].join('');
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new Misuse(`The picture ${quoted(file)} cannot be written (${code}).`);
  }
}
