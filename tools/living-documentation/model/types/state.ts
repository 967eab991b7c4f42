/**
 * What a run says about an example, the worst first.
 *
 * `failed`, `ambiguous`, `undefined`, `pending`, `skipped` and `passed` are the messages' own statuses.
 * `unknown`: the example ran and nothing was proven, as it has no steps or its status was not reported.
 * `not-run`: the messages name the example, but it was filtered out, or the run ended before it.
 */
export const states = [
  'failed',
  'ambiguous',
  'undefined',
  'pending',
  'unknown',
  'skipped',
  'not-run',
  'passed',
] as const;

/** One of {@link states}. */
export type State = (typeof states)[number];

/** How many examples (plain scenarios and rows of outlines) are in each state; `total` is their sum. */
export type Counts = { readonly [S in State]: number } & { readonly total: number };

/** What folders, features, groups, scenarios, outlines and Examples tables have in common. */
export interface Tally {
  /** The state of the worst example below; `unknown` where there is none. */
  readonly state: State;
  readonly counts: Counts;
}

/** Whether nothing is wrong with an example: it passed, or was not to be run. */
export function isGreen(state: State): boolean {
  return state === 'passed' || state === 'not-run';
}
