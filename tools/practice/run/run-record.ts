import {
  type Attachment,
  AttachmentContentEncoding,
  type Envelope,
  type Feature,
  type Pickle,
  type PickleStep,
  type Scenario,
  type TestCase,
  type TestStep,
  type TestStepResult,
} from '@cucumber/messages';
import { callsMade } from '../../../step-definitions/support/implementations';
import { drawingIn } from './drawing';
import type { Example, Standing, Step } from './example';

/** What Cucumber sends when a step or the hooks around it write something that people read. */
const logType = 'text/x.cucumber.log+plain';

interface Course {
  readonly results: Map<string, TestStepResult>;
  readonly attachments: Attachment[];
  calls: number;
}

/** Gathers the messages of a run into its examples. */
export class RunRecord {
  /** What stopped the run before any example: feature files that cannot be read. */
  readonly faults: string[] = [];
  private readonly keywords = new Map<string, string>();
  private readonly rules = new Map<string, string>();
  private readonly features = new Map<string, string>();
  private readonly pickles = new Map<string, Pickle>();
  private readonly testCases = new Map<string, TestCase>();
  private readonly snippets = new Map<string, string>();
  private readonly courses = new Map<string, Course>();
  private current: Course = { results: new Map(), attachments: [], calls: 0 };

  /** Takes a message; they must come while the run goes on, for calls are counted by the way. */
  add(envelope: Envelope): void {
    const { gherkinDocument, parseError, pickle, testCase, suggestion } = envelope;
    if (gherkinDocument?.feature) this.addFeature(gherkinDocument.uri ?? '', gherkinDocument.feature);
    if (parseError) this.faults.push(`${parseError.source.uri ?? ''} ${parseError.message}`);
    if (pickle) this.pickles.set(pickle.id, pickle);
    if (testCase) this.testCases.set(testCase.id, testCase);
    if (suggestion) this.snippets.set(suggestion.pickleStepId, suggestion.snippets[0]?.code ?? '');
    this.follow(envelope);
  }

  /** The examples that were run, in the order of the run. */
  examples(): readonly Example[] {
    return [...this.courses].flatMap(([id, course]) => {
      const testCase = this.testCases.get(id);
      const pickle = testCase && this.pickles.get(testCase.pickleId);
      return pickle ? [this.exampleOf(pickle, testCase, course)] : [];
    });
  }

  private follow({ testCaseStarted, testStepFinished, attachment, testCaseFinished }: Envelope): void {
    if (testCaseStarted) {
      this.current = { results: new Map(), attachments: [], calls: callsMade() };
      this.courses.set(testCaseStarted.testCaseId, this.current);
    }
    if (testStepFinished) {
      this.current.results.set(testStepFinished.testStepId, testStepFinished.testStepResult);
    }
    if (attachment) this.current.attachments.push(attachment);
    if (testCaseFinished) this.current.calls = callsMade() - this.current.calls;
  }

  private addFeature(uri: string, feature: Feature): void {
    this.features.set(uri, feature.name);
    for (const { background, rule, scenario } of feature.children) {
      if (scenario) this.addScenario(scenario, '');
      const inside = [
        ...(background ? [{ background, scenario: undefined }] : []),
        ...(rule?.children ?? []),
      ];
      for (const child of inside) {
        if (child.scenario) this.addScenario(child.scenario, rule?.name ?? '');
        for (const step of child.background?.steps ?? []) this.keywords.set(step.id, step.keyword);
      }
    }
  }

  private addScenario({ id, steps }: Scenario, rule: string): void {
    this.rules.set(id, rule);
    for (const step of steps) this.keywords.set(step.id, step.keyword);
  }

  private exampleOf(pickle: Pickle, testCase: TestCase, course: Course): Example {
    const { uri, name, location, astNodeIds } = pickle;
    const [rule = ''] = astNodeIds.flatMap((id) => this.rules.get(id) ?? []);
    const steps = testCase.testSteps.flatMap((step) => this.stepOf(step, pickle, course));
    const feature = this.features.get(uri) ?? '';
    return {
      key: [uri, rule, name].join('\n'),
      standing: standingOf(steps),
      feature,
      rule,
      name,
      uri,
      line: location?.line ?? 1,
      needsRules: course.calls > 0,
      steps,
      drawing: drawingIn(course.attachments),
    };
  }

  /** A hook is nothing to read unless it is what went wrong. */
  private stepOf(testStep: TestStep, pickle: Pickle, course: Course): readonly Step[] {
    const step = pickle.steps.find(({ id }) => id === testStep.pickleStepId);
    const result = course.results.get(testStep.id);
    const status = (result?.status ?? 'skipped').toLowerCase();
    if (!step && ['passed', 'skipped'].includes(status)) return [];
    const logs = course.attachments
      .filter(({ testStepId, mediaType }) => testStepId === testStep.id && mediaType === logType)
      .map(textOf);
    const snippet = step && this.snippets.get(step.id);
    return [
      {
        ...(step ? this.written(step) : { keyword: 'Hook ', text: '' }),
        status,
        message: result?.message ?? '',
        logs,
        ...(snippet && { snippet }),
      },
    ];
  }

  private written({ astNodeIds, text, argument }: PickleStep): Pick<Step, 'keyword' | 'text'> {
    return {
      keyword: this.keywords.get(astNodeIds[0] ?? '') ?? '',
      text,
      ...(argument?.docString && { docString: argument.docString.content }),
      ...(argument?.dataTable && { table: argument.dataTable }),
    };
  }
}

function textOf({ body, contentEncoding }: Attachment): string {
  return contentEncoding === AttachmentContentEncoding.BASE64 ? Buffer.from(body, 'base64').toString() : body;
}

function standingOf(steps: readonly Step[]): Standing {
  if (steps.some(({ status }) => ['failed', 'ambiguous'].includes(status))) return 'red';
  return steps.every(({ status }) => status === 'passed') ? 'green' : 'to do';
}
