import { type Envelope, type Pickle, type TestCase, TestStepResultStatus } from '@cucumber/messages';

/** An example that failed. */
export interface Failure {
  /** Where it is written, within the project, with slashes. */
  readonly uri: string;
  readonly line: number;
  readonly rule: string;
  readonly example: string;
  readonly step: string;
  /** What went wrong, without the stack. */
  readonly message: string;
}

const harmless: readonly string[] = [TestStepResultStatus.PASSED, TestStepResultStatus.SKIPPED];

/** Hears the messages of a run, and remembers the first example that failed. */
export class Witness {
  examples = 0;
  failure: Failure | undefined;
  private readonly pickles = new Map<string, Pickle>();
  private readonly testCases = new Map<string, TestCase>();
  private readonly started = new Map<string, string>();
  private readonly rules = new Map<string, string>();

  hear({ gherkinDocument, pickle, testCase, testCaseStarted, testStepFinished, parseError }: Envelope): void {
    if (parseError) throw new Error(`${parseError.source.uri ?? ''}: ${parseError.message}`);
    for (const { rule } of gherkinDocument?.feature?.children ?? []) {
      for (const { scenario } of rule?.children ?? [])
        if (scenario) this.rules.set(scenario.id, rule?.name ?? '');
    }
    if (pickle) this.pickles.set(pickle.id, pickle);
    if (testCase) this.testCases.set(testCase.id, testCase);
    if (testCaseStarted) {
      this.examples += this.failure === undefined ? 1 : 0;
      this.started.set(testCaseStarted.id, testCaseStarted.testCaseId);
    }
    if (testStepFinished && !harmless.includes(testStepFinished.testStepResult.status)) {
      const { testCaseStartedId, testStepId, testStepResult } = testStepFinished;
      this.failure ??= this.failureIn(
        testCaseStartedId,
        testStepId,
        testStepResult.message ?? testStepResult.status,
      );
    }
  }

  private failureIn(startedId: string, testStepId: string, message: string): Failure {
    const testCase = this.testCases.get(this.started.get(startedId) ?? '');
    const pickle = this.pickles.get(testCase?.pickleId ?? '');
    const { pickleStepId } = testCase?.testSteps.find(({ id }) => id === testStepId) ?? {};
    return {
      uri: (pickle?.uri ?? '').replaceAll('\\', '/'),
      line: pickle?.location?.line ?? 1,
      rule: pickle?.astNodeIds.flatMap((id) => this.rules.get(id) ?? [])[0] ?? '',
      example: pickle?.name ?? '',
      step: pickle?.steps.find(({ id }) => id === pickleStepId)?.text ?? 'a hook',
      message: message.replace(/\n\s+at [\s\S]*$/, '').trim(),
    };
  }
}
