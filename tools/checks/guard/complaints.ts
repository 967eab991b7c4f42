import type { Pickle, PickleStep, StepDefinition } from '@cucumber/messages';
import type { RunRecord } from './record';

const mostLines = 10;

/**
 * Says what keeps a run of examples from being a success, one line for each step or step definition.
 *
 * @param strict whether pending steps and unused step definitions count
 * @param leftOut tags of examples that a run may leave out and still count as whole
 */
export function complaintsOf(
  record: RunRecord,
  { strict, leftOut }: { strict: boolean; leftOut: readonly string[] },
): readonly string[] {
  return [
    ...shortened(undefinedOf(record), 'undefined steps'),
    ...shortened(ambiguousOf(record), 'ambiguous steps'),
    ...(strict ? shortened(pendingOf(record), 'pending steps') : []),
    ...(strict && ranEverything(record, leftOut)
      ? shortened(unusedOf(record), 'unused step definitions')
      : []),
  ];
}

function undefinedOf(record: RunRecord): readonly string[] {
  return stepsOf(record)
    .filter(({ definitions }) => definitions.length === 0)
    .map(
      ({ where, step }) =>
        `${where}: no step definition matches "${step.text}": mend the step, or write its definition`,
    );
}

function ambiguousOf(record: RunRecord): readonly string[] {
  return stepsOf(record)
    .filter(({ definitions }) => definitions.length > 1)
    .map(
      ({ where, step, definitions }) =>
        `${where}: "${step.text}" matches ${definitions.map(described).join(' and ')}: make one of them say something else`,
    );
}

function pendingOf(record: RunRecord): readonly string[] {
  return stepsOf(record)
    .filter(({ testStepId }) => record.pending.has(testStepId))
    .map(({ where, step }) => `${where}: "${step.text}" is pending: write what it needs`);
}

function unusedOf(record: RunRecord): readonly string[] {
  const used = new Set(stepsOf(record).flatMap(({ definitions }) => definitions.map(({ id }) => id)));
  return [...record.stepDefinitions.values()]
    .filter(({ id }) => !used.has(id))
    .map(
      (definition) =>
        `${placeOf(definition)}: no example uses "${definition.pattern.source}": use it or delete it`,
    );
}

/** Whether nothing was left out but what may be, so that what is unused is unused everywhere. */
function ranEverything({ paths, pickles, testCases }: RunRecord, leftOut: readonly string[]): boolean {
  const ran = new Set(testCases.map(({ pickleId }) => pickleId));
  const mayMiss = ({ tags }: Pickle) => tags.some(({ name }) => leftOut.includes(name));
  return (
    paths.every((path) => /^features($|\/\*\*)/.test(path)) &&
    [...pickles.values()].every((pickle) => ran.has(pickle.id) || mayMiss(pickle))
  );
}

interface MatchedStep {
  readonly testStepId: string;
  readonly where: string;
  readonly step: PickleStep;
  readonly definitions: readonly StepDefinition[];
}

/** Each step of the run with the definitions that match it; a step that many rows share comes once for each text. */
function stepsOf(record: RunRecord): readonly MatchedStep[] {
  const seen = new Map<string, MatchedStep>();
  for (const testCase of record.testCases) {
    const pickle = record.pickles.get(testCase.pickleId);
    for (const { id, pickleStepId, stepDefinitionIds = [] } of testCase.testSteps) {
      const step = pickle?.steps.find((each) => each.id === pickleStepId);
      if (pickle === undefined || step === undefined) continue;
      const line = record.stepLocations.get(step.astNodeIds[0] ?? '')?.line;
      const where = `${pickle.uri.replaceAll('\\', '/')}:${line ?? pickle.location?.line ?? 1}`;
      const key = `${where} ${step.text} ${record.pending.has(id) ? 'pending' : ''}`;
      const definitions = stepDefinitionIds.flatMap((each) => record.stepDefinitions.get(each) ?? []);
      if (!seen.has(key)) seen.set(key, { testStepId: id, where, step, definitions });
    }
  }
  return [...seen.values()];
}

function described(definition: StepDefinition): string {
  return `"${definition.pattern.source}" (${placeOf(definition)})`;
}

function placeOf({ sourceReference: { uri = '', location } }: StepDefinition): string {
  return `${uri.replaceAll('\\', '/')}:${location?.line ?? 1}`;
}

function shortened(lines: readonly string[], noun: string): readonly string[] {
  if (lines.length <= mostLines) return lines;
  return [...lines.slice(0, mostLines), `… and ${lines.length - mostLines} more ${noun}`];
}
