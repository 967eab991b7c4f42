import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Envelope, getWorstTestStepResult, type TestStepResult } from '@cucumber/messages';

/** A message file of Cucumber's own compatibility kit. */
export interface Sample {
  /** Version of the kit and name of the sample: `30 retry`. */
  readonly name: string;
  readonly file: string;
}

/** All samples of the kit's releases: one with messages as cucumber-js 12 sends them, and the newest. */
export function samples(): readonly Sample[] {
  const kits = { 29: '@cucumber/compatibility-kit', 30: 'cucumber-compatibility-kit-30' };
  return Object.entries(kits).flatMap(([version, kit]) => {
    const folder = path.join(path.dirname(require.resolve(`${kit}/package.json`)), 'features');
    return readdirSync(folder).map((sample) => ({
      name: `${version} ${sample}`,
      file: path.join(folder, sample, `${sample}.ndjson`),
    }));
  });
}

/** The messages of a file. */
export function envelopesIn(file: string): readonly Envelope[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Envelope);
}

/** What messages say of an example, worked out by looking everything up in all of them. */
export interface Verdict {
  readonly place: string;
  readonly state: string;
  readonly stepStates: string;
  readonly attempts: number;
  readonly attachments: number;
}

/** A verdict for each pickle, in the order of their places. */
export function verdictsOf(envelopes: readonly Envelope[]): readonly Verdict[] {
  const testCases = envelopes.flatMap(({ testCase }) => testCase ?? []);
  const verdicts = envelopes
    .flatMap(({ pickle }) => pickle ?? [])
    .map((pickle) => {
      const testCase = testCases.find(({ pickleId }) => pickleId === pickle.id);
      const attempts = envelopes
        .flatMap(({ testCaseStarted }) => testCaseStarted ?? [])
        .filter(({ testCaseId }) => testCaseId === testCase?.id);
      const last = attempts.find(({ attempt }) => attempt === attempts.length - 1);
      const results = envelopes
        .flatMap(({ testStepFinished }) => testStepFinished ?? [])
        .filter(({ testCaseStartedId }) => testCaseStartedId === last?.id);
      const statusOf = (pickleStepId: string) => {
        const step = testCase?.testSteps.find((testStep) => testStep.pickleStepId === pickleStepId);
        return results.find(({ testStepId }) => testStepId === step?.id)?.testStepResult.status;
      };
      return {
        place: `${pickle.uri}:${String(pickle.location?.line)}`,
        state: last ? worst(results.map(({ testStepResult }) => testStepResult)) : 'not-run',
        stepStates: last ? pickle.steps.map(({ id }) => statusOf(id)?.toLowerCase()).join() : '',
        attempts: attempts.length,
        attachments: envelopes.filter(
          ({ attachment, externalAttachment }) =>
            last && (attachment ?? externalAttachment)?.testCaseStartedId === last.id,
        ).length,
      };
    });
  return verdicts.sort((one, other) => (one.place < other.place ? -1 : 1));
}

function worst(results: readonly TestStepResult[]): string {
  return getWorstTestStepResult(results).status.toLowerCase();
}
