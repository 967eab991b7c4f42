import type { PickleTable } from '@cucumber/messages';

/** How an example stands: what nobody has written yet is to do, and no fault. */
export type Standing = 'green' | 'to do' | 'red';

/** An example of a run, with all that a person needs to work on it. */
export interface Example {
  /** Its feature, rule and name: the same in every run. */
  readonly key: string;
  readonly standing: Standing;
  readonly feature: string;
  /** Empty outside any rule. */
  readonly rule: string;
  readonly name: string;
  /** Where it is written, with slashes. */
  readonly uri: string;
  readonly line: number;
  /** Whether it has called a function that somebody has to write. */
  readonly needsRules: boolean;
  readonly steps: readonly Step[];
  /** The small drawing in text that its last picture brings along. */
  readonly drawing: readonly string[];
}

export interface Step {
  /** With the blank behind it: `Given `. For a hook `Hook `. */
  readonly keyword: string;
  readonly text: string;
  readonly docString?: string;
  readonly table?: PickleTable;
  /** As Cucumber names it, in small letters: `passed`, `failed`, `pending`, `undefined`, `skipped`, `ambiguous`. */
  readonly status: string;
  /** What went wrong, as Cucumber writes it, with its stack. */
  readonly message: string;
  /** What was logged while it ran: why it is pending, what the rules printed. */
  readonly logs: readonly string[];
  /** A definition to copy, where there is none. */
  readonly snippet?: string;
}
