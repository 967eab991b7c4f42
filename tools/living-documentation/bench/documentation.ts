/**
 * Prints what the page costs a run, and how it opens, beside Cucumber's own report of the same run.
 *
 *     npm run bench:documentation [-- <word for cucumber-js> …]
 *
 * The runs take turns, and of each kind the one counts that took least: other work on the machine only ever makes
 * a run slower. Words choose among the project's features: `features/yatzy`.
 */
import { statSync } from 'node:fs';
import { chromiumHere, howToGetIt } from '../browser/chromium';
import { openings, type Opening } from './openings';
import { type Document, documents, fileOf, manyRows, ownSpecs, run, type Subject, type Taken } from './runs';

const rows = 20_000;

function least(runs: readonly Taken[]): Taken {
  return {
    processor: Math.min(...runs.map(({ processor }) => processor)),
    clock: Math.min(...runs.map(({ clock }) => clock)),
    memory: Math.min(...runs.map(({ memory }) => memory)),
  };
}

function measured(subject: Subject, rounds: number): Readonly<Record<Document, Taken>> {
  const taken: Record<Document, Taken[]> = { none: [], ours: [], stock: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const document of documents) taken[document].push(run(subject, document));
  return { none: least(taken.none), ours: least(taken.ours), stock: least(taken.stock) };
}

function line(what: string, ours: string, stock: string, atMost: string): void {
  console.log(`  ${what.padEnd(34)} ${ours.padStart(12)} ${stock.padStart(14)}   ${atMost}`);
}

const shown = (figure: number | undefined, unit: string, digits = 0) =>
  figure === undefined ? 'never' : `${figure.toFixed(digits)} ${unit}`;

const seconds = (milliseconds: number) => shown(milliseconds / 1000, 's', 1);

const times = [
  ['processor', 'processors'],
  ['clock', 'on the clock'],
] as const;

async function report(subject: Subject, rounds: number, limits: Limits): Promise<void> {
  const { none, ours, stock } = measured(subject, rounds);
  console.log(
    `\n${subject.name}: a run with messages alone takes ${seconds(none.processor)} of processors, ${seconds(none.clock)} on the clock`,
  );
  line('', 'the page', 'stock report', 'demanded of the page');
  for (const [time, name] of times) {
    const added = (taken: Taken) => shown((100 * (taken[time] - none[time])) / none[time], '%', 1);
    line(`time added, ${name}`, added(ours), added(stock), 'at most 15 %');
  }
  const more = (taken: Taken) => shown(taken.memory - none.memory, 'MB');
  line('memory added at the most', more(ours), more(stock), limits.memory);
  const size = (document: Document) => shown(statSync(fileOf(document)).size / 1e6, 'MB', 1);
  line('size of the file', size('ours'), size('stock'), limits.size);
  const chromium = chromiumHere();
  if (chromium === undefined) return;
  const seen: Record<'ours' | 'stock', Opening> = await openings(chromium, fileOf('ours'), fileOf('stock'));
  const { ours: page, stock: other } = seen;
  line('opens, processor', shown(page.processor, 'ms'), shown(other.processor, 'ms'), '');
  line('opens, on the clock', shown(page.clock, 'ms'), shown(other.clock, 'ms'), limits.opening);
  line('search answers', shown(page.answer, 'ms'), '–', 'at most 200 ms');
}

interface Limits {
  readonly memory: string;
  readonly size: string;
  readonly opening: string;
}

async function main(words: readonly string[]): Promise<void> {
  if (chromiumHere() === undefined) console.log(howToGetIt);
  await report(ownSpecs(words), 3, { memory: '', size: 'at most 2 MB', opening: 'at most 500 ms' });
  await report(manyRows(rows), 12, {
    memory: 'at most 100 MB',
    size: 'at most 25 MB',
    opening: 'at most 5000 ms',
  });
}

void main(process.argv.slice(2));
