import { kataNamed } from '../katas';
import type { Example } from '../run/example';
import { Session } from '../run/session';
import { projectSteps } from '../workplace/workplace';

/**
 * Runs a kata's specs against somebody's rules, without enumerations and without a report.
 *
 * @param implementation as the world parameter has it
 */
export async function judge(kata: string, implementation: string): Promise<readonly Example[]> {
  const { features } = kataNamed(kata);
  const plan = { features, choice: { implementation }, steps: projectSteps, next: false, everyCase: false };
  const { examples, faults } = await new Session(plan).run();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return examples;
}

/** The examples that are not green, as a person would name them: feature, rule and name. */
export function notGreen(examples: readonly Example[]): readonly string[] {
  return examples
    .filter(({ standing }) => standing !== 'green')
    .map(({ feature, rule, name }) => [feature, rule, name].join(' › '));
}
