import type * as messages from '@cucumber/messages';
import type { Problem, Snippet, State } from '../model';
import { errorOf } from '../text/error';
import { fill } from '../text/outline';
import { none } from './draft';
import type { Part, Plan } from './plan';
import type { SupportCode } from './support-code';

const stateNames: Readonly<Record<string, State>> = {
  PASSED: 'passed',
  SKIPPED: 'skipped',
  PENDING: 'pending',
  UNDEFINED: 'undefined',
  AMBIGUOUS: 'ambiguous',
  FAILED: 'failed',
};

/** The state that a status of the messages stands for; a status of the future is unknown. */
export function stateOf(status: string): State {
  return stateNames[status] ?? 'unknown';
}

/** The states by weight, as Cucumber itself weighs them: the heaviest of its steps' is the example's. */
const weights: readonly State[] = [
  'unknown',
  'passed',
  'skipped',
  'pending',
  'undefined',
  'ambiguous',
  'failed',
];

/** The heavier of two states of steps. */
export function worse(one: State, other: State): State {
  if (one === other) return one;
  return weights.indexOf(other) > weights.indexOf(one) ? other : one;
}

/** Describes a step or hook that is the cause of an example not being green. */
export function problemOf(
  result: messages.TestStepResult,
  plan: Plan,
  part: Part,
  code: SupportCode,
  snippets: readonly Snippet[],
): Problem {
  const error = errorOf(result);
  return {
    state: stateOf(result.status) as Problem['state'],
    ...(typeof part.at === 'number' ? stepOf(plan, part.at) : hookOf(code, part)),
    ...(error && { error }),
    snippets,
    definitions: part.definitionIds.length > 0 ? code.definitions(part.definitionIds) : none,
  };
}

function stepOf({ case: { context, example, header } }: Plan, index: number): Partial<Problem> {
  const step = context.steps[index];
  if (!step) return { step: index };
  const cells = 'cells' in example ? example.cells : none;
  const own = index >= context.backgroundSteps;
  return {
    step: index,
    keyword: step.keyword,
    text: header && own ? fill(step.text, header, cells) : step.text,
    place: { uri: context.uri, line: step.line },
  };
}

function hookOf(code: SupportCode, { at, hookId = '' }: Part): Partial<Problem> {
  const hook = { ...code.hook(hookId), kind: at === 'after' ? at : 'before' } as const;
  return { hook, ...(hook.place && { place: hook.place }) };
}
