import { houseRuleNames, type WishedTournament } from '../../ludo/players';
import { quoted } from '../../shared/quoting';
import { Misuse } from '../misuse';
import { dashed, type Options, usualGames, usualLimit } from './options';

/** More than a machine has processors; each takes some 30 MB. */
const mostThreads = 256;

/** What a person asked of `kata ludo`, as far as it does not depend on the dice. */
export interface Wishes {
  readonly file: string;
  readonly games: number;
  readonly showDebug: boolean;
  readonly format: 'text' | 'json' | 'csv';
  readonly details: boolean;
  readonly untilCertain: boolean;
  readonly exact: boolean;
  /** Where the heat map goes. */
  readonly plot?: string;
  readonly threads?: number;
  /** In bytes, for exact solutions. */
  readonly memory: number;
  readonly tournament: Omit<WishedTournament, 'dice'>;
}

/**
 * Reads what a person typed.
 *
 * @throws Misuse for words and values that mean nothing
 */
export function wishesOf(words: readonly string[], options: Options): Wishes {
  const { showDebug, iterations, file } = wordsIn(words);
  const { json, csv, plot, threads, rule = [], debug = false, untilCertain = false, exact = false } = options;
  if (iterations !== undefined && options.games !== undefined) {
    throw new Misuse(
      `Say how many games are played once: iterations is ${iterations} and --games ${options.games}.`,
    );
  }
  const isDebug = debug || (showDebug !== undefined && truthOf(showDebug, 'showDebug'));
  if (isDebug && (json || csv || exact || untilCertain)) {
    throw new Misuse(
      'showDebug prints games for people: without --json, --csv, --exact and --until-certain.',
    );
  }
  const games = iterations ?? options.games ?? String(untilCertain ? usualLimit : usualGames);
  return {
    file,
    games: numberIn(games, iterations === undefined ? '--games' : 'iterations', 1),
    showDebug: isDebug,
    format: json ? 'json' : csv ? 'csv' : 'text',
    details: options.details === true,
    untilCertain,
    exact,
    ...(plot !== undefined && { plot }),
    ...(threads !== undefined && { threads: numberIn(threads, '--threads', 1, mostThreads) }),
    memory: bytesIn(options.memory),
    tournament: {
      seed: numberIn(options.seed, '--seed', 0),
      pieces: numberIn(options.pieces, '--pieces', 1),
      mostThrows: numberIn(options.mostThrows, '--most-throws', 1),
      houseRules: Object.fromEntries(rule.map(ruleIn)),
    },
  };
}

function wordsIn(words: readonly string[]) {
  const [first = '', iterations, file] = words;
  if (words.length === 1) return { file: first };
  if (words.length === 3 && file !== undefined) return { showDebug: first, iterations, file };
  throw new Misuse(
    `Give a dice file, or showDebug, iterations and a dice file, not ${words.length} words. See: npx kata ludo --help`,
  );
}

function numberIn(text: string, what: string, least: number, most = Infinity): number {
  const number = /^\d+$/.test(text) ? Number(text) : -1;
  if (number >= least && number <= most) return number;
  const limits = most === Infinity ? `from ${least}` : `from ${least} to ${most}`;
  throw new Misuse(`${what} is a whole number ${limits}, not ${quoted(text)}.`);
}

function truthOf(text: string, what: string): boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  throw new Misuse(`${what} is true or false, not ${quoted(text)}.`);
}

function ruleIn(text: string): readonly [string, boolean] {
  const [, name = '', value] = /^([^=]*)=(yes|no)$/.exec(text) ?? [];
  const rule = houseRuleNames.find((each) => dashed(each) === name);
  if (rule !== undefined) return [rule, value === 'yes'];
  const known = houseRuleNames.map(dashed);
  throw new Misuse(
    `--rule is a name and yes or no, as in ${known[0] ?? ''}=no, not ${quoted(text)}; names are ${known.join(', ')}.`,
  );
}

function bytesIn(text: string): number {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)([MG])B?$/i.exec(text) ?? [];
  if (number !== undefined) return Number(number) * (unit.toUpperCase() === 'G' ? 1e9 : 1e6);
  throw new Misuse(`--memory is a size as in 800M or 4G, not ${quoted(text)}.`);
}
