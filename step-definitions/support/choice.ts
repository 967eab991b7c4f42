import { statSync } from 'node:fs';
import { type Implementation, reference } from './implementations';
import { moduleImplementation } from './module-implementation';
import { programImplementation } from './program-implementation';

/** Seconds that a call may take where nothing else is said; a program may have to start first. */
const usualTimeout = { program: 10, module: 2 };
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
  /** Seconds that a call may take, above 0 and up to 100. Otherwise 10 for a program, 2 for a module. */
  readonly timeout?: number;
}

/**
 * Reads the choice: the world parameters `implementation` and `timeout`, or else the environment variables
 * `KATA_IMPLEMENTATION` and `KATA_TIMEOUT`. Nothing else reads them.
 */
export function choiceIn(
  parameters: Readonly<Record<string, unknown>>,
  { KATA_IMPLEMENTATION, KATA_TIMEOUT }: Readonly<Record<string, string | undefined>> = process.env,
): Choice {
  const { implementation = given(KATA_IMPLEMENTATION), timeout = given(KATA_TIMEOUT) } = parameters;
  if (implementation !== undefined && (typeof implementation !== 'string' || implementation.trim() === '')) {
    throw new TypeError(
      `An implementation is a folder, a file or a command, not ${JSON.stringify(implementation)}.`,
    );
  }
  const seconds = Number(timeout);
  if (timeout !== undefined && !(seconds > 0 && seconds <= longestTimeout)) {
    throw new RangeError(
      `A timeout is a number of seconds above 0 and up to ${longestTimeout}, not ${JSON.stringify(timeout)}.`,
    );
  }
  return {
    ...(implementation !== undefined && { implementation }),
    ...(timeout !== undefined && { timeout: seconds }),
  };
}

/** What a variable of the environment says; an empty one says nothing. */
function given(variable: string | undefined): string | undefined {
  return variable === '' ? undefined : variable;
}

/** Makes ready what was chosen. A command is started with the first call. */
export function implementationFor({ implementation: place, timeout }: Choice): Implementation {
  if (place === undefined) return reference;
  const kind = statSync(place, { throwIfNoEntry: false });
  const folder = kind?.isDirectory() ?? false;
  if (folder || (kind?.isFile() && /\.[cm]?[jt]s$/.test(place))) {
    return moduleImplementation(place, { folder, timeout: timeout ?? usualTimeout.module });
  }
  return programImplementation(place, timeout ?? usualTimeout.program);
}
