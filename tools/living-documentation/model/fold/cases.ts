import type * as messages from '@cucumber/messages';
import type { Attachment, Problem, Snippet, State } from '../model';
import { Awaited } from './awaited';
import type { Attached, Contents } from './attachments';
import { type Case, listOf, none, Shared } from './draft';
import { type Plan, Plans } from './plan';
import { problemOf, stateOf, worse } from './problem';
import type { SupportCode } from './support-code';
import { markValues } from './values';

/** An attempt while it runs. */
interface Running {
  readonly plan: Plan;
  readonly testCaseId: string;
  readonly stepStates: State[];
  readonly problems: Problem[];
  readonly attachments: Attachment[];
  worst: State;
  milliseconds: number;
}

/**
 * Folds what happens to examples. Pickles and test cases are forgotten as soon as they have served: what
 * stays is the model's own examples.
 */
export class Cases {
  #ofSyntax = new Awaited<Case>();
  #ofPickle = new Awaited<Case>();
  #plans = new Awaited<Plan>();
  readonly #running = new Map<string, Running>();
  readonly #suggested = new Map<string, readonly Snippet[]>();
  readonly #snippets = new Shared<readonly Snippet[]>();
  readonly #stepStates = new Shared<readonly State[]>();
  readonly #planner: Plans;

  constructor(
    private readonly code: SupportCode,
    private readonly contents: Contents,
  ) {
    this.#planner = new Plans(code);
  }

  /** Forgets what has not been asked for: in the messages of another run, the same ids stand for something else. */
  forgetAwaited(): void {
    this.#ofSyntax = new Awaited();
    this.#ofPickle = new Awaited();
    this.#plans = new Awaited();
  }

  addCase(id: string, example: Case): void {
    this.#ofSyntax.add(id, example);
  }

  addPickle({ id, astNodeIds }: messages.Pickle): void {
    // The last is the scenario's, or of an outline the row's.
    const nodeId = astNodeIds.at(-1) ?? '';
    const found = this.#ofSyntax.take(nodeId);
    if (found) this.#ofPickle.add(id, found);
  }

  addTestCase(testCase: messages.TestCase): void {
    const example = this.#ofPickle.take(testCase.pickleId);
    if (!example) return;
    this.#plans.add(testCase.id, this.#planner.of(example, testCase));
    if (!example.context.marked) markValues(example, testCase);
  }

  addSuggestion({ pickleStepId, snippets }: messages.Suggestion): void {
    const codes = snippets.map(({ language, code }) => ({ language, code }));
    this.#suggested.set(
      pickleStepId,
      this.#snippets.of(JSON.stringify(codes), () => codes),
    );
  }

  start({ id, testCaseId }: messages.TestCaseStarted): void {
    const plan = this.#plans.take(testCaseId);
    if (!plan) return;
    this.#running.set(id, {
      plan,
      testCaseId,
      stepStates: listOf(plan.case.context.steps, () => 'not-run'),
      problems: [],
      attachments: [],
      worst: 'unknown',
      milliseconds: 0,
    });
  }

  finishStep({ testCaseStartedId, testStepId, testStepResult: result }: messages.TestStepFinished): void {
    const running = this.#running.get(testCaseStartedId);
    const index = running?.plan.ids.indexOf(testStepId) ?? -1;
    const part = running?.plan.parts[index];
    if (!running || !part) return;
    const state = stateOf(result.status);
    // What is skipped after something else went wrong is a consequence.
    const causes =
      state !== 'passed' && (state !== 'skipped' || ['unknown', 'passed'].includes(running.worst));
    if (causes) {
      const snippets = this.#snippetsFor(running.plan.pickleStepIds?.[index]);
      running.problems.push(problemOf(result, running.plan, part, this.code, snippets));
    }
    if (typeof part.at === 'number' && part.at < running.stepStates.length)
      running.stepStates[part.at] = state;
    running.worst = worse(running.worst, state);
    running.milliseconds += millisecondsOf(result.duration);
  }

  /** Folds an attachment of an example; false when it belongs to none that runs. */
  attach(attached: Attached): boolean {
    const running = this.#running.get(attached.testCaseStartedId ?? '');
    if (!running) return false;
    const part = running.plan.parts[running.plan.ids.indexOf(attached.testStepId ?? '')];
    running.attachments.push(this.contents.attach(attached, part?.at ?? 'after'));
    return true;
  }

  finish({ testCaseStartedId, willBeRetried }: messages.TestCaseFinished): void {
    const running = this.#running.get(testCaseStartedId);
    if (!running) return;
    this.#running.delete(testCaseStartedId);
    if (willBeRetried) this.#plans.add(running.testCaseId, running.plan);
    this.#settle(running);
  }

  /** Settles what began and never ended: the messages break off. */
  breakOff(): void {
    for (const running of this.#running.values()) {
      if (running.worst === 'passed') running.worst = 'unknown';
      this.#settle(running);
    }
    this.#running.clear();
  }

  #snippetsFor(pickleStepId: string | undefined): readonly Snippet[] {
    return this.#suggested.get(pickleStepId ?? '') ?? none;
  }

  #settle({ plan, stepStates, problems, attachments, worst, milliseconds }: Running): void {
    const { example, context } = plan.case;
    if (example.state !== 'not-run') {
      const { state, durationMs, stepStates, problems, attachments } = example;
      const earlier = { state, durationMs, stepStates, problems, attachments };
      example.earlierAttempts = [...example.earlierAttempts, earlier];
    }
    // Hooks alone prove nothing.
    example.state = context.steps.length === 0 && worst === 'passed' ? 'unknown' : worst;
    example.durationMs = Math.round(milliseconds);
    const last = context.stepStates;
    const isSame = last?.length === stepStates.length && last.every((state, at) => state === stepStates[at]);
    example.stepStates = isSame ? last : this.#stepStates.of(stepStates.join(), () => stepStates);
    context.stepStates = example.stepStates;
    example.problems = problems.length > 0 ? problems : none;
    // A list that has grown keeps room to grow further; its copy does not.
    example.attachments = attachments.length > 0 ? attachments.slice() : none;
  }
}

function millisecondsOf(duration: messages.Duration | undefined): number {
  return (duration?.seconds ?? 0) * 1e3 + (duration?.nanos ?? 0) / 1e6;
}
