import type { WriteStream } from 'node:tty';
import type { Envelope } from '@cucumber/messages';

/** A line that says how far a run has come, while it runs. */
export interface Progress {
  readonly add: (envelope: Envelope) => void;
  /** Takes the line away. */
  readonly end: () => void;
}

/** Shows progress on a terminal, ten times a second at most; elsewhere it shows nothing. */
export function startProgress(screen: WriteStream): Progress {
  let total = 0;
  let done = 0;
  let shownAt = Date.now();
  let shown = false;
  return {
    add({ testCase, testCaseFinished }) {
      if (testCase) total += 1;
      if (!testCaseFinished || testCaseFinished.willBeRetried) return;
      done += 1;
      if (!screen.isTTY || Date.now() - shownAt < 100) return;
      shownAt = Date.now();
      shown = true;
      screen.write(`\r${done} of ${total} examples`);
    },
    end() {
      if (shown) screen.write('\r\u001b[K');
    },
  };
}
