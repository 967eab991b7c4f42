import { format } from 'node:util';
import { Script } from 'node:vm';
import type { Tell } from './implementations';
import { Printed } from './printed';

// Only a script can be interrupted in the middle of a loop, and it sees nothing but globals.
const called = 'kata: what is called';
const script = new Script(`globalThis[Symbol.for(${JSON.stringify(called)})]()`);

/** Thrown where rules do not answer in time. */
export class Late extends Error {
  override readonly name = 'Error';
}

/** Rules that hang, call after call, are not asked any more: a run must come to its end. */
export class Patience {
  private static readonly mostHangs = 3;
  private hangs = 0;

  /** Asks the rules; a question that they answer in time, with whatever, makes up for all that was. */
  async with<Result>(ask: () => Promise<Result>): Promise<Result> {
    const most = Patience.mostHangs;
    if (this.hangs === most) throw new Late(`not asked any more: the rules hung ${most} times in a row`);
    try {
      const result = await ask();
      this.hangs = 0;
      return result;
    } catch (error) {
      this.hangs = error instanceof Late ? Math.min(this.hangs + 1, most) : 0;
      throw error;
    }
  }
}

/**
 * Runs a function that may never come back.
 *
 * @throws Late where it is still running after so many seconds
 */
export function inTime<Result>(seconds: number, what: string, run: () => Result): Result {
  Reflect.set(globalThis, Symbol.for(called), run);
  try {
    return script.runInThisContext({ timeout: Math.ceil(seconds * 1000), displayErrors: false }) as Result;
  } catch (error) {
    if ((error as NodeJS.ErrnoException | null)?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw new Late(`${what} did not return within ${seconds} s: is there a loop that never ends?`, {
      cause: error,
    });
  }
}

/**
 * Waits for a result that may come later.
 *
 * @throws Late where it has not come after so many seconds
 */
export async function settled(seconds: number, what: string, result: unknown): Promise<unknown> {
  if (!(result instanceof Promise)) return result;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, fail) => {
    const error = new Late(`${what} promised a result, but none came within ${seconds} s.`);
    timer = setTimeout(() => fail(error), seconds * 1000);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}

/** Runs a function, and tells what it writes on the console instead of printing it into whatever is on the terminal. */
export function listening<Result>(tell: Tell, run: () => Result): Result {
  const printed = new Printed();
  const silent = Object.fromEntries(
    (['log', 'info', 'debug', 'warn', 'error'] as const).map((name) => [
      name,
      (...values: unknown[]) => printed.add(format(...values)),
    ]),
  );
  const usual = { ...console };
  Object.assign(console, silent);
  try {
    return run();
  } finally {
    Object.assign(console, usual);
    const text = printed.take();
    if (text !== '') tell(`printed:\n${text}`);
  }
}
