import { choiceIn, implementationFor } from './choice';
import type { Implementation } from './implementations';

interface Judged {
  readonly implementation: Implementation;
  isNamed: boolean;
}

let judged: Judged | undefined;

/** Begins a run: whose rules it judges is decided here, once. */
export function beginRun(parameters: Readonly<Record<string, unknown>>): void {
  judged = { implementation: implementationFor(choiceIn(parameters)), isNamed: false };
}

/** The rules that this run judges. */
export function implementationOfRun(): Implementation {
  if (judged === undefined) throw new Error('No run has begun.');
  return judged.implementation;
}

/** Tells the first who asks that the report of this run has not named its implementation yet. */
export function takeName(): string | undefined {
  if (judged === undefined || judged.isNamed) return undefined;
  judged.isNamed = true;
  return judged.implementation.name;
}

/** Ends a run with all that it started. */
export async function endRun(): Promise<void> {
  const { implementation } = judged ?? {};
  judged = undefined;
  await implementation?.close?.();
}
