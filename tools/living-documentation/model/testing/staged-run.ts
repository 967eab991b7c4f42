import { generateMessages } from '@cucumber/gherkin';
import {
  AttachmentContentEncoding,
  type Envelope,
  type Group,
  IdGenerator,
  type Pickle,
  type PickleStep,
  SourceMediaType,
  StepDefinitionPatternType,
  type TestCase,
  TestStepResultStatus,
  type Timestamp,
} from '@cucumber/messages';

/** What becomes of a step in a staged run, and what is attached while it runs. */
export interface Staging {
  readonly status?: keyof typeof TestStepResultStatus;
  readonly message?: string;
  readonly attach?: readonly {
    readonly body: string;
    readonly mediaType: string;
    readonly fileName?: string;
    /** Whether the body is base64. */
    readonly encoded?: boolean;
  }[];
}

/** How a staged run plays. */
export interface Stage {
  /** Steps pass unless this says something else; attempts count from 0. */
  readonly step?: (text: string, attempt: number) => Staging | undefined;
  /** Patterns with groups for arguments; without any, steps are defined and take no arguments. */
  readonly definitions?: readonly RegExp[];
  /** How often an example that fails is tried again. */
  readonly retries?: number;
}

/** The messages of a run over feature files given as text by path, one after the other as a runner sends them. */
export function* stagedRun(
  files: Readonly<Record<string, string>>,
  stage: Stage = {},
): Generator<Envelope, void> {
  yield* messagesOf(files, stage);
}

interface Definition {
  readonly id: string;
  readonly pattern: RegExp;
}

/** A message as data, for messages are declared as classes and sent as data. */
type Plain<T> = T extends object ? { [Field in keyof T]: Plain<T[Field]> } : T;

function* messagesOf(
  files: Readonly<Record<string, string>>,
  stage: Stage,
): Generator<Plain<Envelope>, void> {
  const newId = IdGenerator.incrementing();
  const clock = clockOf();
  const pickles: Pickle[] = [];
  const product = { name: 'staged', version: '1' };
  yield {
    meta: { protocolVersion: '32.3.1', implementation: product, runtime: product, os: product, cpu: product },
  };
  let broken = false;
  for (const [uri, text] of Object.entries(files)) {
    const options = { newId, includeSource: true, includeGherkinDocument: true, includePickles: true };
    for (const envelope of generateMessages(text, uri, mediaTypeOf(uri), options)) {
      if (envelope.pickle) pickles.push(envelope.pickle);
      broken ||= envelope.parseError !== undefined;
      yield envelope;
    }
  }
  if (broken) return;
  const definitions = stage.definitions?.map((pattern) => ({ id: newId(), pattern }));
  for (const { id, pattern } of definitions ?? []) {
    const type = StepDefinitionPatternType.REGULAR_EXPRESSION;
    yield {
      stepDefinition: {
        id,
        pattern: { source: pattern.source, type },
        sourceReference: { uri: 'steps.ts', location: { line: 1 } },
      },
    };
  }
  yield { testRunStarted: { timestamp: clock() } };
  const testCases = pickles.map((pickle) => {
    const testSteps = pickle.steps.map((step) => ({
      id: newId(),
      pickleStepId: step.id,
      ...matchOf(step, definitions),
    }));
    return { pickle, testCase: { id: newId(), pickleId: pickle.id, testSteps } };
  });
  for (const { testCase } of testCases) yield { testCase };
  let success = true;
  for (const { pickle, testCase } of testCases) {
    for (let attempt = 0, again = true; again; attempt += 1) {
      const testCaseStartedId = newId();
      yield {
        testCaseStarted: { id: testCaseStartedId, testCaseId: testCase.id, attempt, timestamp: clock() },
      };
      const passed = yield* stepsOf(pickle, testCase, testCaseStartedId, attempt, stage, clock);
      again = !passed && attempt < (stage.retries ?? 0);
      success &&= passed || again;
      yield { testCaseFinished: { testCaseStartedId, willBeRetried: again, timestamp: clock() } };
    }
  }
  yield { testRunFinished: { success, timestamp: clock() } };
}

function* stepsOf(
  pickle: Pickle,
  testCase: Plain<TestCase>,
  testCaseStartedId: string,
  attempt: number,
  stage: Stage,
  clock: () => Plain<Timestamp>,
): Generator<Plain<Envelope>, boolean> {
  let skipping = false;
  for (const [index, { text }] of pickle.steps.entries()) {
    const { id: testStepId = '', stepDefinitionIds: { length: matching } = [] } =
      testCase.testSteps[index] ?? {};
    const matched = matching === 1 ? 'PASSED' : matching === 0 ? 'UNDEFINED' : 'AMBIGUOUS';
    const staging: Staging = (skipping ? { status: 'SKIPPED' } : stage.step?.(text, attempt)) ?? {};
    const status: keyof typeof TestStepResultStatus = staging.status ?? matched;
    yield { testStepStarted: { testCaseStartedId, testStepId, timestamp: clock() } };
    for (const { encoded, ...attachment } of staging.attach ?? []) {
      const contentEncoding = AttachmentContentEncoding[encoded ? 'BASE64' : 'IDENTITY'];
      yield { attachment: { ...attachment, contentEncoding, testCaseStartedId, testStepId } };
    }
    const testStepResult = {
      status: TestStepResultStatus[status],
      duration: { seconds: 0, nanos: 1_000_000 },
      ...(staging.message !== undefined && { message: staging.message }),
    };
    yield { testStepFinished: { testCaseStartedId, testStepId, testStepResult, timestamp: clock() } };
    skipping ||= status !== 'PASSED';
  }
  return !skipping;
}

function matchOf({ text }: PickleStep, definitions: readonly Definition[] | undefined) {
  if (!definitions)
    return { stepDefinitionIds: ['any'], stepMatchArgumentsLists: [{ stepMatchArguments: [] }] };
  const matching = definitions.flatMap(({ id, pattern }) => {
    const match = new RegExp(pattern.source, 'd').exec(text);
    return match?.indices ? [{ id, groups: match.indices.slice(1).filter(Boolean) }] : [];
  });
  const lists = matching.map(({ groups }) => ({
    stepMatchArguments: groups.map(([start, end]): { group: Plain<Group> } => ({
      group: { start, value: text.slice(start, end), children: [] },
    })),
  }));
  return { stepDefinitionIds: matching.map(({ id }) => id), stepMatchArgumentsLists: lists };
}

function mediaTypeOf(uri: string): SourceMediaType {
  return uri.endsWith('.md')
    ? SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_MARKDOWN
    : SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN;
}

/** A clock that goes on by a millisecond each time it is read. */
function clockOf(): () => Plain<Timestamp> {
  let milliseconds = 0;
  return () => ({ seconds: Math.floor(++milliseconds / 1000), nanos: (milliseconds % 1000) * 1_000_000 });
}
