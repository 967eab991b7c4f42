/** The process behind {@link tryKata}: runs the commands that it is sent, and answers with what came of each. */
import type { CommandResult } from './command-line';

interface CommandLine {
  readonly run: (words: readonly string[]) => Promise<number>;
}

function work({ run }: CommandLine): void {
  process.on('message', (words: readonly string[]) => {
    const [output, complaint] = [listenTo(process.stdout), listenTo(process.stderr)];
    void run(words).then((exitCode) => {
      process.send?.({ output: output(), complaint: complaint(), exitCode } satisfies CommandResult);
    });
  });
}

/** Keeps what is written from now on. */
function listenTo(stream: NodeJS.WriteStream): () => string {
  let written = '';
  stream.write = (text: string | Uint8Array, ...rest: readonly unknown[]) => {
    written += String(text);
    for (const done of rest) if (typeof done === 'function') process.nextTick(done);
    return true;
  };
  return () => written;
}

if (require.main === module) work(require(String(process.argv[2])) as CommandLine);
