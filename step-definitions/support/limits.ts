import { format } from 'node:util';
import { Script } from 'node:vm';
import type { Tell } from './implementations';
import { Printed } from './printed';

// Only a script can be interrupted in the middle of a loop, and it sees nothing but globals.
const called = 'kata: what is called';
const script = new Script(`globalThis[Symbol.for(${JSON.stringify(called)})]()`);

/**
 * Runs a function that may never come back.
 *
 * @throws an error that names the limit, where it is still running then
 */
export function inTime<Result>(seconds: number, what: string, run: () => Result): Result {
  Reflect.set(globalThis, Symbol.for(called), run);
  try {
    return script.runInThisContext({ timeout: Math.ceil(seconds * 1000) }) as Result;
  } catch (error) {
    if ((error as NodeJS.ErrnoException | null)?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw new Error(`${what} did not return within ${seconds} s: is there a loop that never ends?`, {
      cause: error,
    });
  }
}

/**
 * Waits for a result that may come later.
 *
 * @throws an error that names the limit, where it has not come by then
 */
export async function settled(seconds: number, what: string, result: unknown): Promise<unknown> {
  if (!(result instanceof Promise)) return result;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, fail) => {
    const error = new Error(`${what} promised a result, but none came within ${seconds} s.`);
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
