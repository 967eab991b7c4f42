import { performance } from 'node:perf_hooks';
import { written } from './numbers';

/** Shows on a terminal how far a long run has come; says nothing elsewhere, or in the first second. */
export interface Progress {
  add(amount: number): void;
  /** Shows a text of its own instead of an amount. */
  say(text: string): void;
  /** Takes the line away. */
  end(): void;
}

const patience = 1000;
const pause = 200;

/** Begins to count, up to a whole. */
export function startProgress(whole: number, what: string): Progress {
  const begun = performance.now();
  let shown = begun + patience - pause;
  let done = 0;
  let isShown = false;

  function say(text: string): void {
    const now = performance.now();
    if (!process.stderr.isTTY || now < shown + pause) return;
    shown = now;
    isShown = true;
    // A line that is too long would break, and only its last part could be taken away.
    process.stderr.write(`\r\u001B[K${text.slice(0, process.stderr.columns - 1)}`);
  }

  return {
    add(amount) {
      done += amount;
      say(
        `${Math.floor((100 * done) / whole)} % · ${written(done)} of ${written(whole)} ${what} · Ctrl-C shows what is known`,
      );
    },
    say,
    end() {
      shown = Infinity;
      if (isShown) process.stderr.write('\r\u001B[K');
    },
  };
}
