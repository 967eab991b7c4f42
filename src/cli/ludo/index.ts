import type { Command } from 'commander';
import type { Die } from '../../ludo';
import { checkGames, tournamentOf } from '../../ludo/players';
import { diceIn } from './dice-file';
import { checkPlot } from './output';
import { play } from './play';
import { solve } from './solve';
import { describeOptions, type Options } from './options';
import { wishesOf } from './wishes';

/** Eyes of more than that move no piece: from B a piece comes to A, from A it has 43 fields to d. */
const mostUsefulEyes = 43;

/** Adds the verb `ludo` to the command `kata`. */
export function addLudo(kata: Command): void {
  const verb = kata.command('ludo').description('find the best of several Ludo dice');
  describeOptions(verb).action(async (words: readonly string[], options: Options) => {
    const wishes = wishesOf(words, options);
    const dice = diceIn(wishes.file);
    checkGames(wishes.games);
    const tournament = tournamentOf({ dice, ...wishes.tournament });
    if (wishes.plot !== undefined) checkPlot(wishes.plot);
    warnAbout(dice);
    await (wishes.exact ? solve(tournament, wishes) : play(tournament, wishes));
  });
}

function warnAbout(dice: readonly Die[]): void {
  dice.forEach((die, index) => {
    const useless = [...new Set(die.filter((eyes) => eyes > mostUsefulEyes))];
    if (useless.length === 0) return;
    process.stderr.write(
      `kata: warning: die ${index + 1} has faces that never move a piece: ${useless.join(', ')}\n`,
    );
  });
}
