import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';

/** Thrown where the person leaves: by Ctrl-C, Ctrl-D, or at the end of what was piped in. */
export class Left extends Error {
  override readonly name = 'Left';
}

/** Asks a person for lines. */
export interface Prompt {
  /**
   * Asks for a line, with the history of lines under the arrow keys.
   *
   * @throws Left where the person leaves instead
   */
  ask(question: string): Promise<string>;
  /** Asks for a line that does not show while it is typed, and that the history forgets. */
  askHidden(question: string): Promise<string>;
  /** Whether it was Ctrl-C by which the person left. */
  isInterrupted(): boolean;
  close(): void;
}

/**
 * Prepares a prompt on standard input, by Node's own readline; it listens from the first question on.
 *
 * Without a terminal at the other end lines are taken as they come and no question is printed, so that what a script reads
 * is the game alone.
 */
export function openPrompt(): Prompt {
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const waiting: string[] = [];
  let reader: Interface | undefined;
  let answer: (() => void) | undefined;
  const is = { hidden: false, closed: false, interrupted: false };

  function listen(): Interface {
    const output = new Writable({
      write(chunk: Buffer, _, done) {
        if (!is.hidden) process.stdout.write(chunk);
        done();
      },
    });
    // Lines longer than the terminal are edited rightly only where its width is known.
    const width = { columns: { get: () => process.stdout.columns } };
    return createInterface({
      input: process.stdin,
      output: Object.defineProperties(output, width),
      terminal: isTerminal,
      historySize: 100,
    })
      .on('line', (line) => {
        waiting.push(line);
        answer?.();
      })
      .on('close', () => {
        is.closed = true;
        answer?.();
      })
      .on('SIGINT', () => {
        is.interrupted = true;
        reader?.close();
      })
      .on('history', (history: string[]) => {
        if (is.hidden) history.shift();
      });
  }

  async function ask(question: string): Promise<string> {
    reader ??= listen();
    if (isTerminal && !is.closed) {
      reader.setPrompt(question);
      reader.prompt();
    }
    while (waiting.length === 0 && !is.closed) {
      await new Promise<void>((resolve) => (answer = resolve));
    }
    const line = waiting.shift();
    if (line !== undefined) return line;
    if (isTerminal) process.stdout.write('\n');
    throw new Left();
  }

  return {
    ask,
    async askHidden(question) {
      if (isTerminal) process.stdout.write(question);
      is.hidden = isTerminal;
      try {
        return await ask('');
      } finally {
        is.hidden = false;
        if (isTerminal) process.stdout.write('\n');
      }
    },
    isInterrupted: () => is.interrupted,
    close: () => reader?.close(),
  };
}
