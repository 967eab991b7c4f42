import { type ChildProcess, fork } from 'node:child_process';
import { extname, join } from 'node:path';
import { type CommandResult, environment, projectFolder, unixLines } from './command-line';

const cli = join(projectFolder, 'src', 'cli');
let clerk: ChildProcess | undefined;

/**
 * Runs `kata` as {@link runKata} does, but all commands one after the other in a process that has started already: where a
 * command is refused at once, its start would take nearly all of the time.
 */
export function tryKata(words: readonly string[]): Promise<CommandResult> {
  const working = (clerk ??= engage());
  return new Promise((done, fail) => {
    const lost = () => fail(new Error(`npx kata ${words.join(' ')} has ended its process.`));
    working.once('exit', lost).once('message', ({ output, complaint, exitCode }: CommandResult) => {
      working.off('exit', lost);
      done({ output: unixLines(output), complaint: unixLines(complaint), exitCode });
    });
    working.send(words);
  });
}

/** Lets the process go. */
export function dismissClerk(): void {
  clerk?.kill();
  clerk = undefined;
}

function engage(): ChildProcess {
  const extension = extname(__filename);
  return fork(join(__dirname, `clerk-at-work${extension}`), [join(cli, `program${extension}`)], {
    cwd: projectFolder,
    env: environment,
    execArgv: extension === '.ts' ? ['--require', join(cli, 'compile.js')] : [],
  });
}
