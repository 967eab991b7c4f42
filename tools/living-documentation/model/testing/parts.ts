import assert from 'node:assert/strict';
import type { Envelope } from '@cucumber/messages';
import {
  type Example,
  examplesIn,
  type Feature,
  type Group,
  type Model,
  type Outline,
  type Scenario,
  startFold,
} from '..';
import type { FoldOptions } from '../fold/fold';
import { type Stage, stagedRun } from './staged-run';

/** The documentation of a staged run. */
export function modelOf(
  files: Readonly<Record<string, string>>,
  stage?: Stage,
  options?: FoldOptions,
): Model {
  const fold = startFold(options);
  for (const envelope of stagedRun(files, stage)) fold.add(envelope);
  return fold.model();
}

/** The one feature that these messages tell of. */
export function featureFrom(envelopes: Iterable<Envelope>): Feature {
  const fold = startFold();
  for (const envelope of envelopes) fold.add(envelope);
  return only(only(fold.model().folders).features);
}

/** The one feature of a staged run over one file. */
export function featureOf(text: string, stage?: Stage): Feature {
  return featureFrom(stagedRun({ 'features/subject/file.feature': text }, stage));
}

/** The one item of a list. */
export function only<T>(items: readonly T[]): T {
  assert.equal(items.length, 1, 'there should be one');
  return items[0] as T;
}

/** An item that is known to be there. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  assert.ok(item !== undefined, `there is no item ${index} of ${items.length}`);
  return item;
}

export function groupOf(feature: Feature, name: string): Group {
  return only(feature.groups.filter((group) => group.name === name));
}

export function outlineIn(feature: Feature): Outline {
  return only(feature.groups.flatMap(({ examples }) => examples).filter((each) => each.kind === 'outline'));
}

export function scenarioIn(feature: Feature, name: string): Scenario {
  const all = feature.groups.flatMap(({ examples }) => examples).filter((each) => each.kind === 'scenario');
  return only(all.filter((scenario) => scenario.name === name));
}

/** The example that the name of a scenario, or a cell of its row, tells from all others. */
export function exampleOf(model: Model, name: string): Example {
  const named = [...examplesIn(model.folders)].filter(({ owner, example }) =>
    'cells' in example ? example.cells.includes(name) : owner.name === name,
  );
  return only(named).example;
}
