import { setImmediate } from 'node:timers/promises';
import { type Answer, type Job, newHand } from './jobs';
import { startThread, type Thread } from './thread';

/** Those who do the jobs: this process itself, or threads. */
export interface Crew {
  /** Does a job as soon as a hand is free. */
  perform<Kind extends Job['kind']>(
    job: Job & { readonly kind: Kind },
    onSweep?: (error: number) => void,
  ): Promise<Answer<Kind>>;
  /** Sends everybody home; jobs that are not done are dropped. */
  dismiss(): Promise<void>;
}

/** Does the jobs in this process, one after the other, and lets it hear signals in between. */
export function soloCrew(): Crew {
  const hand = newHand();
  let last: Promise<unknown> = Promise.resolve();
  return {
    perform: (job, onSweep = () => undefined) => {
      const done = last.then(() => setImmediate()).then(() => hand(job, onSweep));
      last = done;
      return done as Promise<never>;
    },
    dismiss: () => Promise.resolve(),
  };
}

/** Does the jobs in threads. */
export function threadCrew(size: number): Crew {
  const idle: Thread[] = [];
  const all: Thread[] = [];
  const waiting: ((thread: Thread) => void)[] = [];

  function thread(): Promise<Thread> {
    const free = idle.pop();
    if (free) return Promise.resolve(free);
    if (all.length < size) {
      const started = startThread();
      all.push(started);
      return Promise.resolve(started);
    }
    return new Promise((take) => waiting.push(take));
  }

  return {
    perform: async (job, onSweep = () => undefined) => {
      const hand = await thread();
      const answer = await hand.do(job, onSweep);
      const next = waiting.shift();
      if (next) next(hand);
      else idle.push(hand);
      return answer as never;
    },
    dismiss: async () => {
      await Promise.all(all.map((each) => each.stop()));
    },
  };
}
