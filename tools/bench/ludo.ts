/**
 * Prints how many Ludo games are simulated in a second, on one core and on all of them.
 *
 *     npm run bench:ludo [-- <games of each pair> [<dice file>]]
 *
 * Every process plays a whole tournament, moves to be learned included, and counts the time it had a core for itself
 * (CPU time). Of three runs on one core the fastest counts, because other work on the machine only ever makes a run slower.
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { readDice } from '../../src/ludo/notation';
import { Arena, pairsOf, tournamentOf } from '../../src/ludo/players';

/** What a process has done. */
interface Result {
  readonly games: number;
  readonly cpuSeconds: number;
  readonly seconds: number;
  readonly megabytes: number;
  /** Games per CPU second of each pair. */
  readonly pairs: readonly (readonly [string, number])[];
}

const project = resolve(__dirname, '..', '..');
const [games = '100000', file = join(project, 'features', 'ludo', 'dice-files', 'wuerfel0.txt')] =
  process.argv.slice(2);

function play(): Result {
  const tournament = tournamentOf({ dice: readDice(readFileSync(file, 'utf8')) });
  const arena = new Arena(tournament);
  const begun = process.hrtime.bigint();
  const pairs = pairsOf(tournament).map((pair) => {
    const before = process.cpuUsage();
    arena.play({ pair, from: 0, games: Number(games) });
    const { user, system } = process.cpuUsage(before);
    return { name: `${pair.lower + 1} and ${pair.higher + 1}`, cpuSeconds: (user + system) / 1e6 };
  });
  return {
    games: pairs.length * Number(games),
    cpuSeconds: pairs.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    seconds: Number(process.hrtime.bigint() - begun) / 1e9,
    megabytes: process.resourceUsage().maxRSS / 1e3,
    pairs: pairs.map(({ name, cpuSeconds }) => [name, Number(games) / cpuSeconds]),
  };
}

function inProcess(): Promise<Result> {
  return new Promise((done, fail) => {
    const child = fork(__filename, [games, file], { execArgv: ['-r', require.resolve('ts-node/register')] });
    child.once('message', (result) => done(result as Result)).once('error', fail);
  });
}

function rate(value: number): string {
  return Math.round(value).toLocaleString('en-US').padStart(9);
}

async function compare(): Promise<void> {
  const alone = [await inProcess(), await inProcess(), await inProcess()];
  const [best] = alone.sort((one, another) => one.cpuSeconds - another.cpuSeconds);
  if (!best) return;
  for (const [name, perSecond] of best.pairs)
    console.log(`dice ${name}  ${rate(perSecond)} games per CPU second`);
  const cores = availableParallelism();
  const together = await Promise.all(Array.from({ length: cores }, inProcess));
  const sum = together.reduce((so, { games: done }) => so + done, 0);
  const last = Math.max(...together.map(({ seconds }) => seconds));
  console.log(
    `one core   ${rate(best.games / best.cpuSeconds)} games per CPU second, ${Math.round(best.megabytes)} MB`,
  );
  console.log(
    `${cores} cores    ${rate(sum / last)} games per second, ${((sum / last) * (best.seconds / best.games)).toFixed(2)} times as many`,
  );
}

if (process.send) process.send(play(), () => process.disconnect());
else void compare();
