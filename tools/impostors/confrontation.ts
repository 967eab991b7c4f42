import type { Kata } from '../katas';
import type { Case } from './case';
import type { LineUp } from './line-up';
import { honestOf, impostorsOf } from './suspects';

/**
 * Holds each impostor of a kata against the features that it names, and all against who has no mistake.
 *
 * @returns the impostors in the order of their files, each with the first example that caught it
 * @throws Error where an example fails for who has no mistake
 */
export async function casesOf(lineUp: LineUp, kata: Kata): Promise<readonly Case[]> {
  await acquit(lineUp, kata);
  const cases: Case[] = [];
  for (const impostor of impostorsOf(kata)) {
    const { failure } = await lineUp.confront(impostor.heldBy, { [impostor.role]: impostor.file });
    cases.push({ kata: kata.name, ...impostor, caughtBy: failure ?? null });
  }
  return cases;
}

/**
 * Sees to it that no example fails where there is no mistake: else it would catch everybody. Players stand on those in
 * `src`, which every run of the specs acquits.
 */
async function acquit(lineUp: LineUp, kata: Kata): Promise<void> {
  const implementation = honestOf(kata);
  const { failure } = await lineUp.confront(
    kata.ruleFeatures,
    implementation === undefined ? {} : { implementation },
  );
  if (failure === undefined) return;
  const { uri, line, message } = failure;
  throw new Error(
    `${implementation ?? `src/${kata.name}`} has no mistake, but ${uri}:${line} fails: ${message}`,
  );
}
