import { type Arbitrary, asyncProperty, check } from 'fast-check';
import type { KataWorld } from './world';

/** How many cases are drawn for a property. */
const howMany = 100;
/** One seed for every run, so that a run that fails fails again; the world parameter `seed` asks for other cases. */
const usualSeed = 1;

/** Cases that are drawn by chance, and how a feature writes one of them. */
export interface Cases<Case> {
  readonly arbitrary: Arbitrary<Case>;
  /** The feature whose tables have such rows, from its kata's folder. */
  readonly feature: string;
  /** Rows for such a table, cell by cell, the heading first; `?` stands for what a person must say. */
  readonly rows: (one: Case) => readonly (readonly string[])[];
}

/**
 * Tries a rule with many cases.
 *
 * @param holds throws where the rule does not hold for a case
 * @throws what the least case that was found threw, with its row for a feature before the message
 */
export async function forEvery<Case>(
  world: KataWorld,
  { arbitrary, feature, rows }: Cases<Case>,
  holds: (one: Case) => unknown,
): Promise<void> {
  const seed = Number((world.parameters as Readonly<Record<string, unknown>>).seed ?? usualSeed);
  world.log(`${howMany} cases drawn by chance, seed ${seed}`);
  const property = asyncProperty(arbitrary, async (one) => {
    await holds(one);
  });
  const { failed, counterexample, errorInstance, numRuns, numShrinks } = await check(property, {
    seed,
    numRuns: howMany,
  });
  if (!failed || counterexample === null) return;
  const error = errorInstance as Error;
  const where = `case ${numRuns} of ${howMany}, seed ${seed}, made smaller ${numShrinks} times; a row for ${feature}:`;
  error.message = [where, ...written(rows(counterexample[0])), '', error.message].join('\n');
  throw error;
}

/** Writes rows as a feature has them. */
function written(rows: readonly (readonly string[])[]): readonly string[] {
  const cells = rows.map((row) => row.map(escaped));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  );
  return cells.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
}

function escaped(cell: string): string {
  return cell.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', '\\n');
}
