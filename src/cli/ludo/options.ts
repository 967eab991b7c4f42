import { type Command, Option } from 'commander';
import { houseRuleNames } from '../../ludo/players';

/** The options as commander reads them. */
export interface Options {
  readonly games?: string;
  readonly debug?: true;
  readonly seed: string;
  readonly details?: true;
  readonly json?: true;
  readonly csv?: true;
  readonly plot?: string;
  readonly untilCertain?: true;
  readonly exact?: true;
  readonly pieces: string;
  readonly rule?: readonly string[];
  readonly threads?: string;
  readonly memory: string;
  readonly mostThrows: string;
}

/** Games of each pair, where nobody says how many. */
export const usualGames = 10_000;
/** The most games of each pair until the order is certain, where nobody says how many. */
export const usualLimit = 1_000_000;

const examples = `
Examples:
  npx kata ludo features/ludo/dice-files/wuerfel0.txt
  npx kata ludo false 50 features/ludo/dice-files/wuerfel0.txt
  npx kata ludo --until-certain --plot heat-map.svg features/ludo/dice-files/wuerfel0.txt
  npx kata ludo --exact --pieces 2 features/ludo/dice-files/wuerfel0.txt

A dice file says how many dice there are, then for each die, in a line, how many faces it has and their eyes:
  2
  6 1 2 3 4 5 6
  4 1 2 5 6
`;

/** Describes the words and options that `kata ludo` takes. */
export function describeOptions(verb: Command): Command {
  return verb
    .argument(
      '[words...]',
      'showDebug, iterations and pathToFile, as the document has them, or the dice file alone',
    )
    .usage('[options] [<showDebug> <iterations>] <pathToFile>')
    .option(
      '--games <number>',
      `games of each pair of dice (default: ${usualGames}; ${usualLimit} at most with --until-certain)`,
    )
    .option('--seed <number>', 'another seed, other games; the same seed, the same games', '1')
    .option('--details', 'also print every pair, with who began')
    .option('--debug', 'print every throw of every game, as showDebug does')
    .option('--json', 'print the results as JSON')
    .addOption(new Option('--csv', 'print the scores as CSV').conflicts('json'))
    .option('--plot <file>', 'write the shares of all pairs as a picture (SVG)')
    .option('--until-certain', 'play on until the order of all neighbours is certain at 99.9 %')
    .addOption(
      new Option('--exact', 'work the chances out instead of playing').conflicts(['untilCertain', 'csv']),
    )
    .option('--memory <size>', 'what an exact solution may use, as in 800M or 4G', '1G')
    .option('--pieces <number>', 'pieces of each player, 1 to 4', '4')
    .option(
      '--rule <name=yes|no>',
      `settle a point that the rule sheet leaves open: ${houseRuleNames.map(dashed).join(', ')}`,
      collect,
    )
    .option('--threads <number>', 'threads to play with (default: one for each processor)')
    .option('--most-throws <number>', 'throws after which a game is broken off', '1000000')
    .addHelpText('after', examples);
}

/** Writes a name in camel case as options are written: `othersMoveWhileAIsBlocked` as `others-move-while-a-is-blocked`. */
export function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
