import { createInterface } from 'node:readline';
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
  close(): void;
}

/**
 * Opens a prompt on standard input, by Node's own readline.
 *
 * Without a terminal at the other end lines are taken as they come and no question is printed, so that what a script reads
 * is the game alone.
 */
export function openPrompt(): Prompt {
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  let isHidden = false;
  const output = new Writable({
    write(chunk: Buffer, _, done) {
      if (!isHidden) process.stdout.write(chunk);
      done();
    },
  });
  const reader = createInterface({ input: process.stdin, output, terminal: isTerminal, historySize: 100 });
  const waiting: string[] = [];
  let isClosed = false;
  let answer: (() => void) | undefined;

  reader.on('line', (line) => {
    waiting.push(line);
    answer?.();
  });
  reader.on('close', () => {
    isClosed = true;
    answer?.();
  });
  reader.on('SIGINT', () => reader.close());
  reader.on('history', (history) => {
    if (isHidden) history.shift();
  });

  async function ask(question: string): Promise<string> {
    if (isTerminal && !isClosed) {
      reader.setPrompt(question);
      reader.prompt();
    }
    while (waiting.length === 0 && !isClosed) {
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
      isHidden = isTerminal;
      try {
        return await ask('');
      } finally {
        isHidden = false;
        if (isTerminal) process.stdout.write('\n');
      }
    },
    close: () => reader.close(),
  };
}
