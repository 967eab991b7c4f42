import type { Command } from 'commander';
import type { Board } from '../../mastermind-generalised/players';
import { quoted } from '../../shared/quoting';
import { Misuse } from '../misuse';
import { classicTable } from './classic-table';
import { generalisedTable } from './generalised-table';
import { type BoardOptions, wholeNumber } from './options';
import type { Table } from './table';

/** Adds the kata and the options that say which board is meant. */
export function describeBoard(verb: Command): Command {
  return verb
    .argument('<kata>', 'mastermind or mastermind-generalised')
    .option('-n, --colours <number>', 'generalised: colours (default: 8)')
    .option('-m, --balls <number>', 'generalised: balls of each colour (default: 2)')
    .option('-k, --length <number>', 'generalised: balls drawn (default: 4)')
    .option('--colours-too', 'generalised: tell right colours in wrong positions, as the demo does');
}

/** The table that a command line asks for; @throws Misuse where there is none like it. */
export function tableFor(kata: string, options: BoardOptions): Table {
  if (kata === 'mastermind') return classicTableFor(options);
  if (kata === 'mastermind-generalised') return generalisedTable(boardFrom(options));
  throw new Misuse(`What can be played is mastermind or mastermind-generalised, not ${quoted(kata)}.`);
}

/** The board of the generalised game that options describe. */
export function boardFrom({ colours = '8', balls = '2', length = '4', coloursToo }: BoardOptions): Board {
  return {
    n: wholeNumber('--colours', colours),
    m: wholeNumber('--balls', balls),
    k: wholeNumber('--length', length),
    coloursToo: coloursToo === true,
  };
}

function classicTableFor({ colours, balls, length, coloursToo }: BoardOptions): Table {
  const given = { '--colours': colours, '--balls': balls, '--length': length, '--colours-too': coloursToo };
  const [option] = Object.entries(given).find(([, value]) => value !== undefined) ?? [];
  if (option === undefined) return classicTable();
  throw new Misuse(`${option} is for mastermind-generalised: mastermind always has 4 pegs of 6 colours.`);
}
