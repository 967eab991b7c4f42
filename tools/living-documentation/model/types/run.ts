import type { Attachment } from './attachment';
import type { ErrorText, Hook } from './example';
import type { State } from './state';
import type { Place } from './text';

/** A program and its version. */
export interface Product {
  readonly name: string;
  readonly version?: string;
}

/** The build server, when there was one. */
export interface Ci {
  readonly name: string;
  readonly url?: string;
  readonly buildNumber?: string;
  readonly revision?: string;
  readonly branch?: string;
}

/** What is wrong with the run itself and not with one example. */
export type RunProblem =
  | {
      /** A feature file that cannot be read. */
      readonly kind: 'parse-error';
      readonly message: string;
      readonly place: Place;
      /** The lines around, where the messages carry the file. */
      readonly excerpt: readonly { readonly line: number; readonly text: string }[];
    }
  | {
      /** A BeforeAll or AfterAll hook that is not green. */
      readonly kind: 'hook';
      readonly state: State;
      readonly hook: Hook;
      readonly error?: ErrorText;
    }
  | {
      /** A step definition uses a parameter type that nobody defines. */
      readonly kind: 'undefined-parameter-type';
      readonly name: string;
      readonly expression: string;
    }
  | { /** The runner broke down. */ readonly kind: 'exception'; readonly error: ErrorText };

/** When, how long, by what. */
export interface Run {
  /** Milliseconds since 1970, UTC; absent when the run never started. */
  readonly startedAt?: number;
  readonly finishedAt?: number;
  /** Whole milliseconds from start to end; absent unless both are known. */
  readonly durationMs?: number;
  /** `finished`; `unfinished`: the messages end early; `not-started`: something stopped it, see `problems`. */
  readonly progress: 'finished' | 'unfinished' | 'not-started';
  /** The runner's own verdict, by its own rules; absent unless finished. */
  readonly success?: boolean;
  /** cucumber-js and its version. */
  readonly cucumber?: Product;
  readonly runtime?: Product;
  readonly os?: Product;
  readonly ci?: Ci;
  /**
   * Names of what was put to the proof, each once: contents of attachments of the media type
   * `text/x.implementation+plain`, which are not listed as attachments.
   */
  readonly implementations: readonly string[];
  readonly problems: readonly RunProblem[];
  /** What hooks of the run, or nobody in particular, attached. */
  readonly attachments: readonly Attachment[];
}
