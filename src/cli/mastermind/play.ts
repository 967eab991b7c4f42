import { type Command, Option } from 'commander';
import { chanceFrom } from '../../mastermind/players';
import { interrupted } from '../interruption';
import { describeBoard, tableFor } from './board';
import { askSecret, playAsBreaker } from './human';
import { answerFor, watch } from './machine';
import { type BoardOptions, seedFrom } from './options';
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
    .addOption(new Option('--watch', 'the machine plays').conflicts('hint'))
    .addOption(
      new Option('--answer', 'you hide a code and answer, the machine guesses').conflicts([
        'secret',
        'hint',
        'watch',
      ]),
    )
    .action(play);
}

async function play(kata: string, options: PlayOptions): Promise<void> {
  const table = tableFor(kata, options);
  const seed = seedFrom(options.seed);
  const player = table.player(options.strategy, seed);
  const given = typeof options.secret === 'string' ? table.readCode(options.secret) : undefined;
  say(`${table.title} (seed ${seed}).`);
  const prompt = openPrompt();
  try {
    if (options.answer) {
      await answerFor({ table, player, prompt });
      return;
    }
    const secret = given ?? (await secretFor(table, options, seed, prompt));
    if (options.watch) {
      // From here on Ctrl-C ends the process at once, also while the machine thinks.
      prompt.close();
      watch(table, secret, player);
    } else await playAsBreaker({ table, secret, player, prompt }, options.hint === true);
  } catch (error) {
    if (!(error instanceof Left)) throw error;
    say('The game is left.');
  } finally {
    prompt.close();
    if (prompt.isInterrupted()) process.exitCode = interrupted;
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
