import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import type { Faces, KataName, Players, Remote } from './faces';

/** Loads a face by its kata's name, which is known only when a step asks for it. */
const load = createRequire(__filename);

/** Thrown where a step needs a function that the implementation does not have yet: its step is pending, not failed. */
export class NotWritten extends Error {
  override readonly name = 'NotWritten';
}

/** A set of rules that the specs can judge. */
export interface Implementation {
  /** As the report names it. */
  readonly name: string;
  /** Answers a call with what the function returns, or throws what it throws. */
  call(kata: KataName, verb: string, values: readonly unknown[]): Promise<unknown>;
}

/** The rules in `src`: the implementation that is right until somebody brings another. */
export const reference: Implementation = {
  name: 'the reference implementation',
  call(kata, verb, values) {
    const face = load(`../../src/${kata}/index`) as Partial<
      Record<string, (...given: readonly unknown[]) => unknown>
    >;
    const run = face[verb];
    if (run === undefined) return Promise.reject(new NotWritten(`${kata}: ${verb} is not written yet`));
    return new Promise((answer) => {
      answer(run(...values));
    });
  },
};

/** Opens the one door between steps and rules: only plain data passes, copied both ways. */
export function faceOf<Name extends KataName>(
  implementation: Implementation,
  kata: Name,
): Remote<Faces[Name]> {
  const verbs = new Proxy({} as Remote<Faces[Name]>, {
    get(_, verb) {
      return async (...values: unknown[]) =>
        plain(
          await implementation.call(kata, String(verb), plain(values) as unknown[]),
          `${kata}: ${String(verb)}`,
        );
    },
  });
  return verbs;
}

function plain(value: unknown, where = 'an argument'): unknown {
  const copy: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  if (copy === undefined || !isDeepStrictEqual(copy, value)) {
    throw new TypeError(`${where} is not plain data that JSON can carry`);
  }
  return copy;
}

/** Loads what plays or simulates a kata. */
export function playersOf<Name extends keyof Players>(kata: Name): Players[Name] {
  return load(`../../src/${String(kata)}/players/index`) as Players[Name];
}
