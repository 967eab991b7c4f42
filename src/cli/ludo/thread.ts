import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { REGISTER_INSTANCE } from 'ts-node';
import { readFileSync } from 'node:fs';
import type { Job } from './jobs';
import type { Message } from './worker';

/** A thread that does one job at a time. */
export interface Thread {
  do(job: Job, onSweep: (error: number) => void): Promise<unknown>;
  stop(): Promise<unknown>;
}

/** Loads modules from what the main thread has compiled, so that a thread needs neither the time nor the memory for a compiler. */
const start = `
  const { workerData: { compiled, entry } } = require('node:worker_threads');
  require.extensions['.ts'] = (module, file) => module._compile(compiled[file], file);
  require(entry);
`;

/** Starts a thread. */
export function startThread(): Thread {
  const entry = join(__dirname, `worker${extname(__filename)}`);
  const worker = new Worker(start, {
    eval: true,
    workerData: { compiled: compiledWith(entry), entry },
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  });
  let onSweep: (error: number) => void;
  let done: (answer: unknown) => void;
  let fail: (error: Error) => void;
  worker.on('error', (error) => fail(error));
  worker.on('message', (message: Message) => {
    if ('error' in message) onSweep(message.error);
    else done(message.answer);
  });
  return {
    do: (job, tell) =>
      new Promise((resolve, reject) => {
        [onSweep, done, fail] = [tell, resolve, reject];
        worker.postMessage(job);
      }),
    stop: () => worker.terminate(),
  };
}

/** The modules of this process and a further one, as JavaScript, by their files. */
function compiledWith(entry: string): Readonly<Record<string, string>> {
  const compiler = process[REGISTER_INSTANCE];
  const files = [...Object.keys(require.cache), entry].filter((file) => file.endsWith('.ts'));
  return Object.fromEntries(
    compiler ? files.map((file) => [file, compiler.compile(readFileSync(file, 'utf8'), file)]) : [],
  );
}
