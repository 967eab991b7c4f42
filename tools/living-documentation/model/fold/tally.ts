import { type Counts, type Model, type State, states } from '../model';
import type { Draft } from './draft';

/** Counts examples by state. */
export function countsOf(found: readonly State[]): Counts {
  const counts = { ...zero };
  for (const state of found) counts[state] += 1;
  counts.total = found.length;
  return counts;
}

/** Writes the states and counts of everything below into each part, from the bottom up. */
export function tally(folders: Model['folders']): Counts {
  for (const folder of folders) {
    for (const feature of folder.features) {
      for (const group of feature.groups) {
        for (const example of group.examples) {
          if (example.kind === 'scenario') tell(example, [single[example.example.state]]);
          else {
            for (const table of example.tables) tell(table, [countsOf(table.rows.map(({ state }) => state))]);
            tell(example, example.tables.map(countsIn));
          }
        }
        tell(group, group.examples.map(countsIn));
      }
      tell(feature, feature.groups.map(countsIn));
    }
    tell(folder, folder.features.map(countsIn));
  }
  return sumOf(folders.map(countsIn));
}

type MutableCounts = Draft<Counts>;

const zero = Object.fromEntries([...states, 'total'].map((key) => [key, 0])) as MutableCounts;

const single = Object.fromEntries(states.map((state) => [state, countsOf([state])])) as Record<State, Counts>;

function countsIn({ counts }: { readonly counts: Counts }): Counts {
  return counts;
}

function tell(part: { state: State; counts: Counts }, below: readonly Counts[]): void {
  part.counts = sumOf(below);
  part.state = states.find((state) => part.counts[state] > 0) ?? 'unknown';
}

function sumOf(below: readonly Counts[]): Counts {
  if (below.length === 1 && below[0]) return below[0];
  const sum = { ...zero };
  for (const counts of below) for (const key of [...states, 'total'] as const) sum[key] += counts[key];
  return sum;
}
