import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { StringDecoder } from 'node:string_decoder';

/** Who hears what a program does. */
export interface Listener {
  /** A line that it wrote to standard output, without its end. */
  readonly line: (text: string) => void;
  /**
   * It has ended by itself: `ended with exit code 1`, `was ended by SIGSEGV`, `could not be started: …`
   *
   * @param isNotFound whether the shell did not find the command
   */
  readonly end: (how: string, isNotFound: boolean) => void;
}

const onWindows = process.platform === 'win32';
/** The exit code of a shell that does not find a command. */
const notFound = onWindows ? 9009 : 127;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const longestComplaint = 4000;
/** Characters of a line that may wait for its end. */
const longestRest = 10_000_000;
/** Milliseconds for a program that is told to end, and for the last words of one that has ended. */
const grace = 1000;

const running = new Set<Program>();

/**
 * A command that runs until it is ended, with all the processes that it starts: none outlives this one.
 *
 * The command is given to the shell of the system, so that quotes, paths and `&&` mean what they mean on a terminal.
 */
export class Program {
  /** What it wrote to standard output after the last line end. */
  rest = '';
  /** The end of what it wrote to standard error. */
  complaint = '';
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly ended: Promise<void>;
  private over = false;

  constructor(
    command: string,
    private readonly listener: Listener,
  ) {
    // A group of its own on Unix, so that a signal reaches every process in it; Windows ends trees by their root.
    this.child = spawn(command, { shell: true, detached: !onWindows, windowsHide: true, stdio: 'pipe' });
    this.ended = new Promise((done) => this.listen(done));
    if (running.size === 0) for (const signal of signals) process.on(signal, endAllAndDie);
    running.add(this);
  }

  /** Sends a line; a program that has ended does not get it, and has said so. */
  send(line: string): void {
    this.child.stdin.write(`${line}\n`);
  }

  /** Closes its input, which tells a program to end; one that stays is ended with all that it started. */
  async close(): Promise<void> {
    this.child.stdin.end();
    const timer = setTimeout(() => this.kill(), grace);
    await this.ended;
    clearTimeout(timer);
  }

  /** Ends the program with all that it started, at once; its listener hears of nothing any more. */
  kill(): void {
    this.over = true;
    const { pid } = this.child;
    if (pid !== undefined) killTree(pid);
    this.child.stdout.destroy();
    this.child.stderr.destroy();
  }

  private listen(done: () => void): void {
    const { child } = this;
    const decoder = new StringDecoder('utf8');
    child.stdin.on('error', () => undefined);
    child.stdout.on('data', (data: Buffer) => this.read(decoder.write(data)));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.complaint = (this.complaint + text).slice(-longestComplaint);
    });
    let reason: string | undefined;
    child.on('error', (error) => (reason = `could not be started: ${error.message}`));
    // Streams that a forgotten process holds open must not keep us waiting.
    child.on('exit', () => {
      if (child.pid !== undefined) killTree(child.pid);
    });
    child.on('close', () => {
      running.delete(this);
      if (running.size === 0) for (const signal of signals) process.off(signal, endAllAndDie);
      done();
      const isNotFound = child.exitCode === notFound;
      this.tellEnd(reason ?? howItEnded(child.exitCode, child.signalCode), isNotFound);
    });
  }

  private read(text: string): void {
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop() ?? '';
    for (const line of lines) if (!this.over) this.listener.line(line.replace(/\r$/, ''));
    if (this.rest.length > longestRest) {
      this.tellEnd(
        `was ended: it wrote ${longestRest / 1_000_000} million characters without a line end`,
        false,
      );
      this.kill();
    }
  }

  private tellEnd(how: string, isNotFound: boolean): void {
    if (this.over) return;
    this.over = true;
    this.listener.end(how, isNotFound);
  }
}

function howItEnded(exitCode: number | null, signal: string | null): string {
  return exitCode === null ? `was ended by ${signal ?? 'somebody'}` : `ended with exit code ${exitCode}`;
}

function killTree(pid: number): void {
  if (onWindows) {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { windowsHide: true });
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // Nobody of the group is left, or on some systems nobody who is more than a name in a table.
    if (!['ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

function endAll(): void {
  for (const program of running) program.kill();
}

/** Whoever asked this process to end means its programs too. */
function endAllAndDie(signal: NodeJS.Signals): void {
  endAll();
  for (const each of signals) process.off(each, endAllAndDie);
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}

process.on('exit', endAll);
