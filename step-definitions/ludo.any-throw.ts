import type { Game, Setup, Throw } from '../src/ludo';
import type { AnyGame } from './ludo.any-game';
import type { KataWorld } from './support/world';

/** A throw, with the setup before and after it. */
export interface Stage {
  readonly before: Setup;
  readonly thrown: Throw;
  readonly after: Setup;
  readonly game: Game;
}

/** Plays until somebody has won or nothing more is thrown. */
export async function play(world: KataWorld, { setup, picks }: AnyGame): Promise<readonly Stage[]> {
  const ludo = world.kata('ludo');
  const stages: Stage[] = [];
  let game = await ludo.newGame(setup);
  for (const pick of picks) {
    if ((await ludo.winnerOf(game)) !== null) break;
    const before = await ludo.setupOf(game);
    const die = before.dice[before.toThrow];
    game = await ludo.throwDie(game, die[pick % die.length]);
    stages.push({
      before,
      thrown: (await ludo.lastThrowOf(game)) as Throw,
      after: await ludo.setupOf(game),
      game,
    });
  }
  return stages;
}
