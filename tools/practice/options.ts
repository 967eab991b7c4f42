/** What a file of rules may begin with. */
export const starts = ['stubs', 'tangled'] as const;
export type Start = (typeof starts)[number];

/** What somebody asks of a practice. */
export interface Options {
  /** Run again whenever a file is saved. */
  readonly watch?: boolean;
  /** Stop at the first example that is not green. */
  readonly next?: boolean;
  /** Run the enumerations, too. */
  readonly everyCase?: boolean;
  readonly start?: Start;
  /** The person writes the step definitions, too. */
  readonly steps?: boolean;
  /** A command that speaks the protocol. */
  readonly command?: string;
  /** A language that has an adapter. */
  readonly language?: string;
  /** The folder of somebody's katas. */
  readonly folder?: string;
  /** Seconds that a call may take. */
  readonly timeout?: number;
}
