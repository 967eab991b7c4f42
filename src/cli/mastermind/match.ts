import type { Command } from 'commander';
import { playMatches, strategies } from '../../mastermind/players';
import { chosen, gamesFrom, wholeNumber } from './options';
import { say } from './screen';

interface MatchOptions {
  readonly games: string;
  readonly seed: string;
  readonly strategy: string;
}

/** Adds the verb `match`: many matches of aigaming's Mastermind against the house opponent. */
export function addMatch(program: Command): void {
  program
    .command('match')
    .description("play matches of aigaming's Mastermind: 4 pegs, 8 colours, fewer guesses win")
    .option('--games <number>', 'matches to play', '2000')
    .option('--seed <number>', 'the same seed, the same matches', '1')
    .option('--strategy <name>', 'how we guess', 'entropy')
    .action(match);
}

function match({ games, seed, strategy }: MatchOptions): void {
  const count = gamesFrom(games);
  const { won, lost, drawn } = playMatches(chosen(strategies, strategy), count, wholeNumber('--seed', seed));
  say(`${count} matches: ${won} won, ${lost} lost, ${drawn} drawn.`);
  say(`${lost === 0 ? 'No match lost' : `${(won / lost).toFixed(2)} wins for a loss`}.`);
}
