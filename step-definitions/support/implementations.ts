import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import type { Faces, KataName, Players, Remote } from './faces';
import { NotWritten } from './not-written';

export { NotWritten };

/** Loads a face by its kata's name, which is known only when a step asks for it. */
const load = createRequire(__filename);

/** Takes what an implementation prints while it answers a call. */
export type Tell = (text: string) => void;

/** A set of rules that the specs can judge. */
export interface Implementation {
  /** As the report names it. */
  readonly name: string;
  /**
   * Answers a call with what the function returns, or throws what it throws: a `RuleViolation` where the rules refuse,
   * {@link NotWritten} where there is no such function.
   */
  call(kata: KataName, verb: string, values: readonly unknown[], tell: Tell): Promise<unknown>;
  /** Ends what it has started. */
  close?(): Promise<void>;
}

type Face = Partial<Record<string, (...given: readonly unknown[]) => unknown>>;

/** The rules in `src`: the implementation that is right until somebody brings another. */
export const reference: Implementation = {
  name: 'the reference implementation',
  async call(kata, verb, values) {
    const face = load(`../../src/${kata}/index`) as Face;
    const run = face[verb];
    if (run === undefined) throw new NotWritten(`${kata}: ${verb}`);
    return run(...values);
  },
};

let calls = 0;

/** How many calls have passed the door since this process began: what has made none needs no rules. */
export function callsMade(): number {
  return calls;
}

/** Opens the one door between steps and rules: only plain data passes, copied both ways. */
export function faceOf<Name extends KataName>(
  implementation: Implementation,
  kata: Name,
  tell: Tell = () => undefined,
): Remote<Faces[Name]> {
  const verbs = new Proxy({} as Remote<Faces[Name]>, {
    get(_, verb) {
      return async (...values: unknown[]) => {
        calls += 1;
        return plain(
          await implementation.call(kata, String(verb), plain(values) as unknown[], tell),
          `${kata}: ${String(verb)}`,
        );
      };
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
