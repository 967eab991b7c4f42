/**
 * Prints how many Ludo games are simulated in a second, of each pair of dice and by `npx kata ludo` on one core and on all.
 *
 *     npm run bench:ludo [-- <games of each pair> [<dice file>]]
 *
 * Moves to be learned are included, for the command its start, too. CPU time is what a run had cores for itself, so other work
 * on the machine hardly matters; of three runs the fastest counts, because other work only ever makes one slower.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { readDice } from '../../src/ludo/notation';
import { Arena, pairsOf, tournamentOf } from '../../src/ludo/players';

/** What a command has used. */
interface Usage {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly megabytes: number;
}

const project = resolve(__dirname, '..', '..');
const [games = '1000000', file = join(project, 'features', 'ludo', 'dice-files', 'wuerfel0.txt')] =
  process.argv.slice(2);
const tournament = tournamentOf({ dice: readDice(readFileSync(file, 'utf8')) });
const pairs = pairsOf(tournament);
const whole = pairs.length * Number(games);

/** Prints the speed of each pair, and of all together. */
function playHere(): void {
  const arena = new Arena(tournament);
  let sum = 0;
  for (const pair of pairs) {
    const before = process.cpuUsage();
    arena.play({ pair, from: 0, games: Number(games) });
    const { user, system } = process.cpuUsage(before);
    sum += (user + system) / 1e6;
    print(`dice ${pair.lower + 1} and ${pair.higher + 1}`, (1e6 * Number(games)) / (user + system));
  }
  print('all pairs', whole / sum);
}

function print(what: string, perSecond: number): void {
  console.log(
    `${what.padEnd(14)} ${Math.round(perSecond).toLocaleString('en-US').padStart(11)} games per CPU second`,
  );
}

/** Runs the command with so many games of each pair. */
function command(threads: number, count = Number(games)): Promise<Usage> {
  const words = ['ludo', file, '--games', String(count), '--csv', '--threads', String(threads)];
  const begun = process.hrtime.bigint();
  const child = spawn(
    process.execPath,
    ['--require', join(__dirname, 'usage.js'), join(project, 'bin', 'kata.js'), ...words],
    { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] },
  );
  const used = json(child.stdio[3] as Readable) as Promise<Omit<Usage, 'seconds'>>;
  return new Promise((done, fail) => {
    child.once('error', fail).once('close', () => {
      const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
      used.then((usage) => done({ ...usage, seconds }), fail);
    });
  });
}

/** Compares one thread with as many as there are cores: over all games, and over the second half, when each knows the moves. */
async function compare(): Promise<void> {
  const cores = availableParallelism();
  const half = Math.floor(Number(games) / 2);
  const runs: Record<'one' | 'all' | 'halfOfOne' | 'halfOfAll', Usage>[] = [];
  for (let round = 0; round < 3; round += 1)
    runs.push({
      one: await command(1),
      all: await command(cores),
      halfOfOne: await command(1, half),
      halfOfAll: await command(cores, half),
    });
  const of = (kind: keyof (typeof runs)[number]) => runs.map((run) => run[kind]);
  const [one, all] = [report('1 thread', of('one')), report(`${cores} threads`, of('all'))];
  const [lateOne, lateAll] = [one - least(of('halfOfOne')), all - least(of('halfOfAll'))];
  console.log(
    `${cores} threads are ${(one / all).toFixed(2)} times as fast as one; in the second half of the games ${(lateOne / lateAll).toFixed(2)} times.`,
  );
}

function least(usages: readonly Usage[]): number {
  return Math.min(...usages.map((usage) => usage.seconds));
}

function report(what: string, usages: readonly Usage[]): number {
  const seconds = least(usages);
  const cpuSeconds = Math.min(...usages.map((usage) => usage.cpuSeconds));
  const megabytes = Math.max(...usages.map((usage) => usage.megabytes));
  print(what, whole / cpuSeconds);
  console.log(
    `${' '.repeat(15)}${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of CPU time, ${Math.round(megabytes)} MB`,
  );
  return seconds;
}

playHere();
void compare();
