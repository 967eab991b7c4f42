import type { Envelope, Location, Pickle, StepDefinition, TestCase } from '@cucumber/messages';
import { TestStepResultStatus } from '@cucumber/messages';

/** What the guard remembers of a run. */
export interface RunRecord {
  /** The files, folders and patterns that Cucumber was asked for. */
  paths: readonly string[];
  parseFailed: boolean;
  readonly pickles: Map<string, Pickle>;
  readonly rules: { readonly name: string; readonly uri: string }[];
  /** Where the steps of all examples stand, by the id of their node in the syntax tree. */
  readonly stepLocations: Map<string, Location>;
  readonly stepDefinitions: Map<string, StepDefinition>;
  readonly testCases: TestCase[];
  /** Ids of the test steps that are not written yet. */
  readonly pending: Set<string>;
}

/** A record of nothing. */
export function newRecord(): RunRecord {
  return {
    paths: [],
    parseFailed: false,
    pickles: new Map(),
    rules: [],
    stepLocations: new Map(),
    stepDefinitions: new Map(),
    testCases: [],
    pending: new Set(),
  };
}

/** Notes a message of the run in the record. */
export function noted(record: RunRecord, envelope: Envelope): void {
  const { parseError, gherkinDocument, pickle, stepDefinition, testCase, testStepFinished } = envelope;
  if (parseError) record.parseFailed = true;
  if (pickle) record.pickles.set(pickle.id, pickle);
  if (stepDefinition) record.stepDefinitions.set(stepDefinition.id, stepDefinition);
  if (testCase) record.testCases.push(testCase);
  if (testStepFinished?.testStepResult.status === TestStepResultStatus.PENDING) {
    record.pending.add(testStepFinished.testStepId);
  }
  const children = gherkinDocument?.feature?.children ?? [];
  const uri = gherkinDocument?.uri?.replaceAll('\\', '/') ?? '';
  record.rules.push(...children.flatMap(({ rule }) => (rule ? { name: rule.name, uri } : [])));
  for (const { background, scenario } of [
    ...children,
    ...children.flatMap(({ rule }) => rule?.children ?? []),
  ]) {
    for (const { id, location } of [...(background?.steps ?? []), ...(scenario?.steps ?? [])]) {
      record.stepLocations.set(id, location);
    }
  }
}
