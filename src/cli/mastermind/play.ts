import type { Command } from 'commander';
import { chanceFrom } from '../../mastermind/players';
import type { Board } from '../../mastermind-generalised/players';
import { quoted } from '../../shared/quoting';
import { Misuse } from '../misuse';
import { classicTable } from './classic-table';
import { generalisedTable } from './generalised-table';
import { askSecret, playAsBreaker } from './human';
import { answerFor, watch } from './machine';
import { type BoardOptions, seedFrom, wholeNumber } from './options';
import { Left, openPrompt, type Prompt } from './prompt';
import { say } from './screen';
import type { Table } from './table';

interface PlayOptions extends BoardOptions {
  readonly strategy: string;
  readonly seed?: string;
  readonly secret?: string | true;
  readonly hint?: true;
  readonly watch?: true;
  readonly answer?: true;
}

/** Adds the verb `play`: a game of Mastermind in the terminal. */
export function addPlay(program: Command): void {
  describeBoard(program.command('play').description('play Mastermind, or watch the machine play'))
    .option('--strategy <name>', 'how the machine thinks; a wrong name prints the list', 'best')
    .option('--seed <number>', 'the same seed, the same secret and the same thoughts (default: by chance)')
    .option('--secret [code]', 'play for this secret; without one, type it hidden')
    .option('--hint', 'say before each guess what the machine would guess')
    .option('--watch', 'the machine plays')
    .option('--answer', 'you hide a code and answer, the machine guesses')
    .action(play);
}

/** Adds the kata and the options that say which board is meant. */
export function describeBoard(verb: Command): Command {
  return verb
    .argument('<kata>', 'mastermind or mastermind-generalised')
    .option('-n, --colours <number>', 'generalised: colours', '8')
    .option('-m, --balls <number>', 'generalised: balls of each colour', '2')
    .option('-k, --length <number>', 'generalised: balls drawn', '4')
    .option('--colours-too', 'generalised: tell right colours in wrong positions, as the demo does');
}

/** The table that a command line asks for. */
export function tableFor(kata: string, options: BoardOptions): Table {
  if (kata === 'mastermind') return classicTable();
  if (kata !== 'mastermind-generalised')
    throw new Misuse(`What can be played is mastermind or mastermind-generalised, not ${quoted(kata)}.`);
  return generalisedTable(boardFrom(options));
}

/** The board that options describe. */
export function boardFrom({ colours, balls, length, coloursToo }: BoardOptions): Board {
  return {
    n: wholeNumber('--colours', colours),
    m: wholeNumber('--balls', balls),
    k: wholeNumber('--length', length),
    coloursToo: coloursToo === true,
  };
}

async function play(kata: string, options: PlayOptions): Promise<void> {
  const table = tableFor(kata, options);
  const seed = seedFrom(options.seed);
  const player = table.player(options.strategy, seed);
  say(`${table.title} (seed ${seed}).`);
  const given = typeof options.secret === 'string' ? table.readCode(options.secret) : undefined;
  const prompt = openPrompt();
  try {
    if (options.answer) {
      await answerFor(table, player, prompt);
      return;
    }
    const secret = given ?? (await secretFor(table, options, seed, prompt));
    if (options.watch) watch(table, secret, player);
    else await playAsBreaker(table, secret, player, prompt, options.hint === true);
  } catch (error) {
    if (!(error instanceof Left)) throw error;
    say('The game is left.');
  } finally {
    prompt.close();
  }
}

async function secretFor(
  table: Table,
  { secret }: PlayOptions,
  seed: number,
  prompt: Prompt,
): Promise<readonly number[]> {
  return secret === true ? askSecret(table, prompt) : table.draw(chanceFrom(seed));
}
