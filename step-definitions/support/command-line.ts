import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { constants } from 'node:os';
import { resolve } from 'node:path';

export const projectFolder = resolve(__dirname, '..', '..');

/** What a command left behind; line ends are those of Unix, whatever the system writes. */
export interface CommandResult {
  readonly output: string;
  readonly complaint: string;
  /** As a shell gives it: 128 and more for a command that a signal has ended. */
  readonly exitCode: number;
}

/** What happens to a command while it runs. */
export interface Circumstances {
  /** What is piped to it. */
  readonly input?: string;
  /** Ctrl-C is pressed so many milliseconds after the command has first written anything. */
  readonly interruptedAfter?: number;
  /** A file that the system does not let it read; to root and on Windows everything would be readable. */
  readonly unreadable?: string;
}

const onWindows = process.platform === 'win32';
const stdio: StdioOptions = ['pipe', 'pipe', 'pipe', ...(onWindows ? (['ipc'] as const) : [])];

/** Commands are outside of coverage, which would follow them into their processes and make each much slower. */
export const environment = { ...process.env, NO_COLOR: '1', NODE_V8_COVERAGE: undefined };

const running = new Set<ChildProcess>();

/** Ends commands that an example has given up. */
export function endCommands(): void {
  for (const command of running) command.kill('SIGKILL');
}

/**
 * Runs `kata` as a person would from the project's folder, without a terminal.
 *
 * @param words the words after `kata`
 */
export function runKata(
  words: readonly string[],
  { input = '', interruptedAfter, unreadable }: Circumstances = {},
): Promise<CommandResult> {
  return new Promise((done, fail) => {
    const command = spawn(
      process.execPath,
      [...(onWindows ? preload(ears) : []), ...preload(forbidding(unreadable)), 'bin/kata.js', ...words],
      { cwd: projectFolder, env: environment, stdio },
    );
    running.add(command);
    const written = { output: '', complaint: '' };
    command.stdout?.setEncoding('utf8').on('data', (text: string) => (written.output += text));
    command.stderr?.setEncoding('utf8').on('data', (text: string) => (written.complaint += text));
    if (interruptedAfter !== undefined) {
      let timer: NodeJS.Timeout | undefined;
      const press = () => (timer ??= setTimeout(() => interrupt(command), interruptedAfter));
      for (const stream of [command.stdout, command.stderr]) stream?.once('data', press);
    }
    command.on('error', fail).on('close', (code, signal) => {
      running.delete(command);
      const exitCode = code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
      done({ output: unixLines(written.output), complaint: unixLines(written.complaint), exitCode });
    });
    command.stdin?.end(input);
  });
}

/** Gives text the line ends of Unix. */
export function unixLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** On Windows a program cannot press Ctrl-C for another one, so the command is told to behave as if somebody had. */
const ears = 'process.on("message", (signal) => process.emit(signal)); process.channel.unref();';

function interrupt(command: ChildProcess): void {
  if (onWindows) command.send('SIGINT');
  else command.kill('SIGINT');
}

function forbidding(file: string | undefined): string {
  if (file === undefined) return '';
  return `import fs from 'node:fs'; const read = fs.readFileSync; fs.readFileSync = (file, ...how) => {
    if (file === ${JSON.stringify(file)}) throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
    return read(file, ...how);
  };`;
}

function preload(module: string): readonly string[] {
  return module === '' ? [] : ['--import', `data:text/javascript,${encodeURIComponent(module)}`];
}
