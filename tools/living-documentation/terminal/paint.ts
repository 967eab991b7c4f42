import type pc from 'picocolors';
import type { State } from '../model';

/** Colours, or none: each function gives its text back with the codes of a terminal around it. */
export type Paint = ReturnType<typeof pc.createColors>;

const marks: Readonly<Record<State, string>> = {
  passed: '✓',
  failed: '✗',
  ambiguous: '≠',
  undefined: '?',
  pending: '…',
  unknown: '!',
  skipped: '-',
  'not-run': ' ',
};

/** The sign of a state; each has a shape of its own, for those who see no colours. */
export function markOf(state: State, paint: Paint): string {
  return painted(marks[state], state, paint);
}

/** A text in the colour of a state. */
export function painted(text: string, state: State, paint: Paint): string {
  if (state === 'passed') return paint.green(text);
  if (state === 'failed' || state === 'ambiguous') return paint.red(text);
  return state === 'skipped' || state === 'not-run' ? paint.dim(text) : paint.yellow(text);
}
