import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getWorstTestStepResult, TestStepResult, TestStepResultStatus } from '@cucumber/messages';
import { type Counts, examplesIn, type Model, readModel, states } from '.';
import { stateOf, worse } from './fold/problem';
import { envelopesIn, samples, type Verdict, verdictsOf } from './testing/compatibility-kit';

function verdictsIn(model: Model): readonly Verdict[] {
  const verdicts = [...examplesIn(model.folders)].map(({ feature, example }) => ({
    place: `${feature.uri}:${example.line}`,
    state: example.state,
    stepStates: example.stepStates.join(),
    attempts: example.state === 'not-run' ? 0 : example.earlierAttempts.length + 1,
    attachments: example.attachments.length,
  }));
  return verdicts.sort((one, other) => (one.place < other.place ? -1 : 1));
}

function countsOf(verdicts: readonly Verdict[]): Counts {
  const found = states.map((state) => [state, verdicts.filter((verdict) => verdict.state === state).length]);
  return { ...Object.fromEntries(found), total: verdicts.length } as Counts;
}

const all = samples();

describe('every sample of the compatibility kit', () => {
  it('is there', () => assert.equal(all.length, 44 + 46));

  for (const { name, file } of all) {
    it(name, async () => {
      const expected = verdictsOf(envelopesIn(file));
      const model = await readModel(file);
      assert.deepEqual(verdictsIn(model), expected);
      assert.deepEqual(model.counts, countsOf(expected));
      assert.deepEqual(
        model.notGreen.map(({ uri, line, state }) => `${uri}:${line} ${state}`).sort(),
        expected
          .filter(({ state }) => !['passed', 'not-run'].includes(state))
          .map(({ place, state }) => `${place} ${state}`),
      );
      assert.equal(model.retried.length, expected.filter(({ attempts }) => attempts > 1).length);
      assert.deepEqual(JSON.parse(JSON.stringify(model)), model, 'is plain data');
      const ids = idsIn(model);
      assert.equal(new Set(ids).size, ids.length, 'permalinks differ');
      assert.ok(!ids.includes(''), 'everything has a permalink');
    });
  }
});

function idsIn(model: Model): readonly string[] {
  const parts = model.folders.flatMap((folder) => [
    folder,
    ...folder.features.flatMap((feature) => [feature, ...feature.groups]),
  ]);
  const outlines = [...examplesIn(model.folders)].flatMap(({ owner }) =>
    owner.kind === 'outline' ? [owner.id] : [],
  );
  return [
    ...parts.map(({ id }) => id),
    ...new Set(outlines),
    ...[...examplesIn(model.folders)].map(({ example }) => example.id),
  ];
}

describe('states of steps', () => {
  it('weigh as much as in the messages', () => {
    const statuses = Object.values(TestStepResultStatus);
    const result = (status: TestStepResultStatus) => Object.assign(new TestStepResult(), { status });
    for (const one of statuses) {
      for (const other of statuses) {
        const expected = stateOf(getWorstTestStepResult([one, other].map(result)).status);
        assert.equal(worse(stateOf(one), stateOf(other)), expected, `${one} and ${other}`);
      }
    }
  });
});
