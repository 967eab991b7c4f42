import path from 'node:path';
import { type IRunEnvironment, loadConfiguration } from '@cucumber/cucumber/api';
import type { RunRecord } from './record';

/** What a person asked Cucumber to run. */
export interface Selection {
  readonly paths: readonly string[];
  readonly names: readonly string[];
  readonly tags: string;
}

/**
 * Reads what a person asked for, settings included.
 *
 * @param argv all words of the command; those of another program than Cucumber's select nothing
 */
export async function selectionOf(argv: readonly string[], environment: IRunEnvironment): Promise<Selection> {
  const [, program = '', ...words] = argv;
  if (!path.basename(program).startsWith('cucumber')) return { paths: [], names: [], tags: '' };
  const { useConfiguration } = await loadConfiguration({ provided: words }, environment);
  return { paths: useConfiguration.paths, names: useConfiguration.name, tags: useConfiguration.tags };
}

/** Says why a run had no example to run, and how to get one. */
export function emptinessOf({ pickles, ...record }: RunRecord, { paths, names, tags }: Selection): string {
  const rerun = paths.find((each) => path.basename(each).startsWith('@'));
  if (rerun !== undefined && record.paths.length === 0) {
    return `No example ran: ${rerun} lists none, so nothing failed the last time. Run without it to run them all.`;
  }
  if (pickles.size === 0) {
    const where = record.paths.map((each) => each.replace(/\/\*\*.*/, ''));
    return `No example ran: there is none in ${listed(where)}. Give a feature file, or a folder in features.`;
  }
  const offered = [...new Set([...pickles.values()].map(({ name }) => name))];
  const isWanted = (name: string) => names.some((wanted) => name.match(wanted) !== null);
  if (names.length > 0 && !offered.some(isWanted)) {
    const rule = record.rules.find(({ name }) => isWanted(name));
    if (rule !== undefined) {
      return `No example ran: "${rule.name}" is a rule, and --name looks for examples. Run its file: ${rule.uri}`;
    }
    const nearest = offered.sort((one, other) => distance(one, names) - distance(other, names)).slice(0, 5);
    return `No example ran: no example's name contains ${listed(names)}. Among the names are ${listed(nearest)}.`;
  }
  if (tags !== '') {
    const known = [
      ...new Set([...pickles.values()].flatMap((pickle) => pickle.tags.map(({ name }) => name))),
    ].sort();
    return (
      `No example ran: no example has the tags "${tags.replace(/^\(([^()]*)\)$/, '$1')}". ` +
      (known.length > 0 ? `There are ${known.join(', ')}.` : 'There are no tags here.')
    );
  }
  return `No example ran: none of the ${pickles.size} examples in ${listed(record.paths)} was selected. Check the lines, names and tags that you asked for.`;
}

function listed(texts: readonly string[]): string {
  return texts.map((text) => `"${text}"`).join(', ');
}

/** How many of the words of a wish a name lacks: 0 to 1. */
function distance(name: string, wishes: readonly string[]): number {
  const words =
    wishes
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const lacking = words.filter((word) => !name.toLowerCase().includes(word));
  return lacking.length / Math.max(words.length, 1);
}
