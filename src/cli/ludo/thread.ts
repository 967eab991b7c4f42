import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Job } from './jobs';
import type { Message } from './worker';
// Loaded only so that it is compiled here, once, and by no thread.
import './worker';

/** A thread that does one job at a time. */
export interface Thread {
  do(job: Job, onSweep: (error: number) => void): Promise<unknown>;
  stop(): Promise<unknown>;
}

const extension = extname(__filename);
const modules = [join(__dirname, `worker${extension}`)];
if (extension === '.ts') modules.unshift(join(__dirname, '..', 'compile.js'));
/** What a thread runs: its worker, and before it what compiles TypeScript, which threads do not inherit. */
const start = modules.map((file) => `require(${JSON.stringify(file)});`).join('');

/** Starts a thread. */
export function startThread(): Thread {
  // Few objects are young for long, so the threads need not have the usual room for them.
  const worker = new Worker(start, { eval: true, resourceLimits: { maxYoungGenerationSizeMb: 4 } });
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
