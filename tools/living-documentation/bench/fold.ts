// Measures the fold of a run of many rows: `node -r ts-node/register tools/living-documentation/bench/fold.ts [rows]`.
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Model, readModel, startFold } from '../model';
import { runOfManyRows } from './many-rows';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Megabytes in use once garbage is gone. */
function heap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
}

function report(what: string, figure: number, unit: string): void {
  console.log(`${what.padEnd(52)} ${figure.toFixed(figure < 10 ? 2 : 0).padStart(8)} ${unit}`);
}

/** Milliseconds of processor time that a task takes, its share of collecting garbage included. */
async function timeOf(task: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

async function main(rows: number): Promise<void> {
  console.log(`${rows} rows, a picture each`);
  const folder = mkdtempSync(path.join(tmpdir(), 'documentation-bench-'));
  const file = path.join(folder, 'messages.ndjson');
  try {
    const stream = createWriteStream(file);
    let messages = 0;
    for (const envelope of runOfManyRows(rows)) {
      stream.write(`${JSON.stringify(envelope)}\n`);
      if ((messages += 1) % 10_000 === 0) await new Promise(setImmediate);
    }
    await finished(stream.end());
    report('messages', messages, '');
    report('message file', statSync(file).size / 1e6, 'MB');

    const parse = await timeOf(() => readModel(file, {}));
    const before = heap();
    let model: Model | undefined;
    const read = await timeOf(async () => (model = await readModel(file)));
    report('read the file and fold it, first time', parse, 'ms');
    report('read the file and fold it, second time', read, 'ms');
    report('memory of the model', heap() - before, 'MB');
    report(
      'contents of attachments in it',
      (model?.contents ?? []).reduce((sum, { bytes }) => sum + bytes, 0) / 1e6,
      'MB',
    );
    report('examples', model?.counts.total ?? 0, '');
    model = undefined;

    const play = await timeOf(() => [...runOfManyRows(rows)].length);
    const envelopes = [...runOfManyRows(rows)];
    const beforeFold = heap();
    const fold = startFold();
    const add = await timeOf(() => envelopes.forEach(fold.add));
    const end = await timeOf(() => (model = fold.model()));
    report('stage the run, without any fold', play, 'ms');
    report('fold its messages as they come', add, 'ms');
    report('close the model: ids, counts, order', end, 'ms');
    report('memory the fold adds beside the messages', heap() - beforeFold, 'MB');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

void main(Number(process.argv[2] ?? 20_000));
