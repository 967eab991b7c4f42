import type * as messages from '@cucumber/messages';
import { type Case, listOf, none, Shared } from './draft';
import type { SupportCode } from './support-code';

/** A step or hook that a test case runs. */
export interface Part {
  /** Index among the steps of the example; or a hook before or after them. */
  readonly at: number | 'before' | 'after';
  readonly hookId?: string;
  readonly definitionIds: readonly string[];
}

/** What a test case runs for an example. Rows of one outline share their parts. */
export interface Plan {
  readonly case: Case;
  /** The ids under which results and attachments come, one for each part. */
  readonly ids: readonly string[];
  readonly parts: readonly Part[];
  /** Under what id a suggestion may come, by part; only where a step is undefined. */
  readonly pickleStepIds?: readonly (string | undefined)[];
}

/** Reads test cases, keeping of each what its results need. */
export class Plans {
  readonly #parts = new Shared<readonly Part[]>();

  constructor(private readonly code: SupportCode) {}

  /** What the test case will run. */
  of(example: Case, { testSteps }: messages.TestCase): Plan {
    const { context } = example;
    const ids = listOf(testSteps, ({ id }) => id);
    if (context.parts && areOf(context.parts, testSteps)) return { case: example, ids, parts: context.parts };
    const parts = (context.parts = this.#sharedParts(testSteps));
    const isUndefined = testSteps.some((step) => step.stepDefinitionIds?.length === 0);
    return {
      case: example,
      ids,
      parts,
      ...(isUndefined && { pickleStepIds: testSteps.map(({ pickleStepId }) => pickleStepId) }),
    };
  }

  #sharedParts(testSteps: readonly messages.TestStep[]): readonly Part[] {
    const key = testSteps
      .map(({ hookId, stepDefinitionIds }) => hookId ?? stepDefinitionIds?.join('+'))
      .join();
    return this.#parts.of(key, () => this.#partsOf(testSteps));
  }

  #partsOf(testSteps: readonly messages.TestStep[]): readonly Part[] {
    let steps = 0;
    return testSteps.map(({ hookId, stepDefinitionIds: definitionIds = [] }) => {
      if (hookId === undefined) return { at: steps++, definitionIds };
      const kind = this.code.hook(hookId)?.kind;
      const at = kind === 'before' || kind === 'after' ? kind : steps === 0 ? 'before' : 'after';
      return { at, hookId, definitionIds };
    });
  }
}

/** Whether these are the parts of a test case whose every step has one definition: nearly all are so. */
function areOf(parts: readonly Part[], testSteps: readonly messages.TestStep[]): boolean {
  return (
    parts.length === testSteps.length &&
    parts.every(({ hookId, definitionIds }, index) => {
      const step = testSteps[index];
      if (hookId !== undefined || step?.hookId !== undefined) return step?.hookId === hookId;
      const [id, another] = step?.stepDefinitionIds ?? none;
      return another === undefined && definitionIds.length === 1 && definitionIds[0] === id;
    })
  );
}
