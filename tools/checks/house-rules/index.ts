import { type FeatureFile, examplesOf, isTranscribed, parseFeature, rulesOf } from './feature-file';
import type { Fault, HouseRule } from './house-rule';
import { structure } from './structure';
import { tables } from './tables';
import { wording } from './wording';

export { tagsOf } from './glossary';
export type { HouseRule } from './house-rule';

/** Every rule of the house about features. */
export const houseRules: readonly HouseRule[] = [...structure, ...wording, ...tables];

/** A fault with the rule that it breaks; what does not even parse breaks none. */
export interface Breach extends Fault {
  readonly rule?: HouseRule;
}

/**
 * Holds one feature against every rule of the house.
 *
 * @param path from the project's root, with slashes
 * @param tags the tags that the glossary explains
 * @returns what is wrong, from top to bottom
 */
export function breachesOf(path: string, text: string, tags: ReadonlySet<string>): readonly Breach[] {
  try {
    const file = parseFeature(path, text, tags);
    if (file === undefined)
      return [{ line: 1, message: 'no feature in this file: write one or delete the file' }];
    return houseRules
      .flatMap((rule) => faultsOf(rule, file).map((fault) => ({ ...fault, rule })))
      .sort((one, other) => one.line - other.line);
  } catch (error) {
    return parseFaultsOf(error);
  }
}

function faultsOf(houseRule: HouseRule, file: FeatureFile): readonly Fault[] {
  const { inFile, inRule, inExample, transcribedToo = false } = houseRule;
  const bound = rulesOf(file).filter((rule) => transcribedToo || !isTranscribed(rule));
  return [
    ...(inFile?.(file) ?? []),
    ...bound.flatMap((rule) => inRule?.(rule, file) ?? []),
    ...[file.feature, ...bound].flatMap(examplesOf).flatMap((example) => inExample?.(example) ?? []),
  ];
}

function parseFaultsOf(error: unknown): readonly Fault[] {
  const { errors = [error] } = error as { errors?: readonly unknown[] };
  return errors.map((each) => {
    const { location, message } = each as { location?: { line: number }; message?: string };
    if (location === undefined) throw each;
    const what = (message ?? '').replace(/^\(\d+:\d+\): /, '');
    return { line: location.line, message: `cannot be read as Gherkin: ${what}` };
  });
}
