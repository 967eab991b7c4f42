import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Faces, KataName, Players, Remote } from './faces';
import { NotWritten } from './not-written';
import { plainCopyOf } from './plain-data';
import { isRuleViolation } from './refusal';

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
  /** Answers many calls of one function, where that is quicker than one after another. */
  callEach?(kata: KataName, verb: string, cases: readonly (readonly unknown[])[]): readonly Outcome[];
  /** Ends what it has started. */
  close?(): Promise<void>;
}

/** What comes of a call: a value, or the message of a refusal. */
export type Outcome<Value = unknown> = { readonly value: Value } | { readonly refusal: string };

type Face = Partial<Record<string, (...given: readonly unknown[]) => unknown>>;

/** The rules in `src`: the implementation that is right until somebody brings another. */
export const reference: Implementation = {
  name: 'the reference implementation',
  async call(kata, verb, values) {
    return functionOf(kata, verb)(...values);
  },
  callEach(kata, verb, cases) {
    const run = functionOf(kata, verb);
    return cases.map((values) => {
      try {
        return { value: run(...values) };
      } catch (error) {
        return refusalIn(error);
      }
    });
  },
};

function functionOf(kata: KataName, verb: string): (...given: readonly unknown[]) => unknown {
  const face = load(`../../src/${kata}/index`) as Face;
  const run = face[verb];
  if (run === undefined) throw new NotWritten(`${kata}: ${verb}`);
  return run;
}

function refusalIn(error: unknown): { readonly refusal: string } {
  if (isRuleViolation(error)) return { refusal: error.message };
  throw error;
}

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
        const given = plainCopyOf(values, 'an argument') as unknown[];
        return plainCopyOf(
          await implementation.call(kata, String(verb), given, tell),
          `${kata}: ${String(verb)}`,
        );
      };
    },
  });
  return verbs;
}

/**
 * Passes the door with many cases at once, all of one function.
 *
 * @returns what came of each, in the order of the cases; an error that is no refusal is thrown
 */
export async function askEach(
  implementation: Implementation,
  kata: KataName,
  verb: string,
  cases: readonly (readonly unknown[])[],
): Promise<readonly Outcome[]> {
  calls += cases.length;
  const given = plainCopyOf(cases, 'an argument') as readonly unknown[][];
  const each = async (values: unknown[]): Promise<Outcome> =>
    implementation.call(kata, verb, values, () => undefined).then((value) => ({ value }), refusalIn);
  const outcomes = implementation.callEach?.(kata, verb, given) ?? (await Promise.all(given.map(each)));
  return plainCopyOf(outcomes, `${kata}: ${verb}`) as readonly Outcome[];
}

/**
 * Loads what plays or simulates a kata.
 *
 * @param stranger a file, from the folder of the run, whose functions stand in for those of the same name
 */
export function playersOf<Name extends keyof Players>(kata: Name, stranger?: string): Players[Name] {
  const own = load(`../../src/${kata}/players/index`) as Players[Name];
  return stranger === undefined ? own : { ...own, ...(load(resolve(stranger)) as Partial<Players[Name]>) };
}
