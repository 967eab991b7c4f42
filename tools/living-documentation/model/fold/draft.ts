import type { Example, Outline, Row, Scenario, State, Step } from '../model';
import type { Part } from './plan';

/** A part of the model while it is folded: the same fields, still to be written. */
export type Draft<T> = { -readonly [Field in keyof T]: T[Field] };

/** What the examples of one scenario or outline share. */
export interface Context {
  readonly uri: string;
  readonly owner: Draft<Scenario> | Draft<Outline>;
  /** What is run, in order: the steps of the Backgrounds, then the scenario's own. */
  readonly steps: readonly Draft<Step>[];
  /** How many of the steps belong to Backgrounds. */
  readonly backgroundSteps: number;
  /** Whether an example has told which values its steps take. */
  marked: boolean;
  /** What the last of its test cases runs: mostly all run the same. */
  parts?: readonly Part[];
  /** What became of the steps of the last example that ran: mostly the same as of the next. */
  stepStates?: readonly State[];
}

/** An example, and what is needed to fold messages into it. */
export interface Case {
  readonly context: Context;
  readonly example: Draft<Example> | Draft<Row>;
  /** The header of the row's table; absent for a plain scenario. */
  readonly header?: readonly string[];
}

/** The one empty list: most examples have no problems, comments or earlier attempts. */
export const none: readonly never[] = Object.freeze([]);

/**
 * As `map`, for lists that are made for each of very many rows. V8's `map` gives lists of one kind before it is optimised and
 * of another afterwards, and what reads them is then compiled once more each; these are of one kind, and take no more room than
 * they need.
 */
export function listOf<Item, Value>(items: readonly Item[], valueOf: (item: Item) => Value): Value[] {
  const values: Value[] = [];
  for (const item of items) values.push(valueOf(item));
  return values.slice();
}

/** Keeps one object of each kind of equal ones, so that a thousand equal rows share it. */
export class Shared<T> {
  readonly #known = new Map<string, T>();

  /** The object first made under this key. */
  of(key: string, make: () => T): T {
    let value = this.#known.get(key);
    if (value === undefined) this.#known.set(key, (value = make()));
    return value;
  }
}
