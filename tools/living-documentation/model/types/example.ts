import type { Attachment } from './attachment';
import type { State } from './state';
import type { Comment, Place } from './text';

/** What went wrong, as far as the messages tell. ANSI colours are taken out; nothing else is. */
export interface ErrorText {
  /** The error's type: `AssertionError`. */
  readonly type?: string;
  /** What it says, without type and stack; may have several lines. */
  readonly message: string;
  /** The stack trace, or whatever the runner sent beside the message. */
  readonly stack?: string;
  /**
   * Both or neither: the values that an assertion compared, as it printed them. Absent where it printed
   * them shortened, or where the error is no comparison.
   */
  readonly expected?: string;
  readonly actual?: string;
  /** The difference line by line, where it has more than one line; far from a change lines may be left out. */
  readonly diff?: readonly DiffLine[];
}

/** A line of both values, or of one. */
export interface DiffLine {
  readonly in: 'both' | 'expected' | 'actual';
  readonly text: string;
}

/** Code that a runner suggests for an undefined step. */
export interface Snippet {
  readonly language: string;
  readonly code: string;
}

/** A step definition that matches a step. */
export interface Definition {
  /** Cucumber expression or source of a regular expression. */
  readonly pattern: string;
  readonly place?: Place;
}

/** A hook: of an example, or of the run. */
export interface Hook {
  readonly kind: 'before' | 'after' | 'before-all' | 'after-all';
  readonly name?: string;
  readonly tagExpression?: string;
  readonly place?: Place;
}

/**
 * A step or hook that is not green and is a cause: a step skipped because an earlier one failed is none.
 */
export interface Problem {
  readonly state: Exclude<State, 'passed' | 'not-run'>;
  /** Index into `Example.stepStates`; absent where a hook is the cause. */
  readonly step?: number;
  /** The step as it was run, without keyword: `3,3,3,3,1 is placed on two pairs`. */
  readonly text?: string;
  /** The step's keyword as written. */
  readonly keyword?: string;
  readonly hook?: Hook;
  /** Where the step is written in the feature file, or where the hook is. */
  readonly place?: Place;
  readonly error?: ErrorText;
  /** For an undefined step; empty where the runner suggests nothing. */
  readonly snippets: readonly Snippet[];
  /** The definition that was run, or for an ambiguous step all that match. */
  readonly definitions: readonly Definition[];
}

/** One way through an example's steps. */
export interface Attempt {
  readonly state: State;
  /** Rounded to whole milliseconds. */
  readonly durationMs: number;
  /**
   * A state for each step: those of the feature's Background, of the rule's, then the example's own.
   * Empty when the example was not run. Equal lists are one object.
   */
  readonly stepStates: readonly State[];
  readonly problems: readonly Problem[];
  /** In the order they were attached. */
  readonly attachments: readonly Attachment[];
}

/** What is proven: a plain scenario, or one row of an outline. Its own fields tell of the last attempt. */
export interface Example extends Attempt {
  /** Permalink. @see ids.ts for how it is made */
  readonly id: string;
  readonly line: number;
  /** The attempts before the last one, in order; empty where there was no retry. */
  readonly earlierAttempts: readonly Attempt[];
}

/** A row of an Examples table. */
export interface Row extends Example {
  /** As many as the table's header has. */
  readonly cells: readonly string[];
  readonly comments: readonly Comment[];
}
