import { parentPort } from 'node:worker_threads';
import { type Job, newHand } from './jobs';

/** What a thread tells: that it is at work, or what came of a job. */
export type Message =
  { readonly error: number } | { readonly answer: ReturnType<ReturnType<typeof newHand>> };

const hand = newHand();
const tell = (message: Message) => parentPort?.postMessage(message);

parentPort?.on('message', (job: Job) => {
  tell({ answer: hand(job, (error) => tell({ error })) });
});
