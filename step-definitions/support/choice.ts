import { statSync } from 'node:fs';
import path from 'node:path';
import { type Implementation, reference } from './implementations';
import { moduleImplementation } from './module-implementation';
import { programImplementation } from './program-implementation';

/** Seconds that a call may take where nothing else is said. */
export const usualTimeout = 10;
const longestTimeout = 100;

/** Whose rules the specs are to judge. */
export interface Choice {
  /**
   * A folder that holds `<kata>/index.ts`, the file of one kata, or a command that speaks the protocol; paths begin where
   * the run was started. Without it the rules in `src` are judged.
   *
   * @see docs/practice-protocol.md
   */
  readonly implementation?: string;
  /** Seconds that a call may take, above 0 and up to 100. */
  readonly timeout: number;
}

/**
 * Reads the choice: the world parameters `implementation` and `timeout`, or else the environment variables
 * `KATA_IMPLEMENTATION` and `KATA_TIMEOUT`. Nothing else reads them.
 */
export function choiceIn(
  parameters: Readonly<Record<string, unknown>>,
  { KATA_IMPLEMENTATION, KATA_TIMEOUT }: Readonly<Record<string, string | undefined>> = process.env,
): Choice {
  const { implementation = given(KATA_IMPLEMENTATION), timeout = given(KATA_TIMEOUT) ?? usualTimeout } =
    parameters;
  const seconds = Number(timeout);
  if (!(seconds > 0 && seconds <= longestTimeout)) {
    throw new RangeError(
      `A timeout is a number of seconds above 0 and up to ${longestTimeout}, not ${JSON.stringify(timeout)}.`,
    );
  }
  if (implementation === undefined) return { timeout: seconds };
  if (typeof implementation !== 'string' || implementation.trim() === '') {
    throw new TypeError(
      `An implementation is a folder, a file or a command, not ${JSON.stringify(implementation)}.`,
    );
  }
  return { implementation, timeout: seconds };
}

/** What a variable of the environment says; an empty one says nothing. */
function given(variable: string | undefined): string | undefined {
  return variable === '' ? undefined : variable;
}

/** Makes ready what was chosen. A command is started with the first call. */
export function implementationFor({ implementation, timeout }: Choice): Implementation {
  if (implementation === undefined) return reference;
  const kind = statSync(implementation, { throwIfNoEntry: false });
  if (kind?.isDirectory()) return moduleImplementation(implementation, { folder: true, timeout });
  if (kind?.isFile() && /\.[cm]?[jt]s$/.test(implementation)) {
    return moduleImplementation(path.resolve(implementation), { folder: false, timeout });
  }
  return programImplementation(implementation, timeout);
}
