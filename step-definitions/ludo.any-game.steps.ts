import { Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Game, Place, Setup } from '../src/ludo';
import { inOrder } from '../src/ludo/notation';
import { anyGame, fieldsOf } from './ludo.any-game';
import { play, type Stage } from './ludo.any-throw';
import { forEvery } from './support/any-case';
import type { KataWorld } from './support/world';

/** A scenario about any position, dice and throws. */
export interface AnyGames extends KataWorld {
  games: typeof anyGame;
}

/** Holds every stage of every game against a rule. */
function atEveryStage(world: AnyGames, holds: (stage: Stage) => unknown): Promise<void> {
  return forEvery(world, world.games, async (game) => {
    for (const stage of await play(world, game)) await holds(stage);
  });
}

When('any dice are thrown in any position', function (this: AnyGames) {
  this.games = anyGame;
});

Then('no two pieces should ever stand on one field', function (this: AnyGames) {
  return atEveryStage(this, ({ after }) => {
    const fields = fieldsOf(after);
    expect(new Set(fields).size, fields.join(', ')).to.equal(fields.length);
  });
});

Then('each throw should move what it says, and nothing else', function (this: AnyGames) {
  return atEveryStage(this, ({ before, thrown: { player, move, captured }, after }) => {
    const other = player === 'Green' ? 'Red' : 'Green';
    expect(after.pieces).to.deep.equal({
      [player]: exchanged(before.pieces[player], move?.from, move?.to),
      [other]: exchanged(before.pieces[other], captured ?? undefined, -1),
    });
  });
});

Then('no piece should ever go back but to B', function (this: AnyGames) {
  return atEveryStage(this, ({ thrown: { move, eyes } }) => {
    expect((move?.to ?? 1) - (move?.from ?? 0), `a throw of ${eyes}`).to.be.at.least(1);
  });
});

Then('a game set up as each throw left it should go on in the same way', function (this: AnyGames) {
  return atEveryStage(this, async ({ after, game }) => {
    const again = await this.kata('ludo').newGame(after);
    expect(await outlookOf(this, again)).to.deep.equal(await outlookOf(this, game));
  });
});

Then('no face should move a piece in a game that is undecided', function (this: AnyGames) {
  return atEveryStage(this, async ({ after, game }) => {
    if (!(await this.kata('ludo').isUndecided(game))) return;
    for (const eyes of after.dice[after.toThrow]) {
      const thrown = await this.kata('ludo').lastThrowOf(await this.kata('ludo').throwDie(game, eyes));
      expect(thrown?.move, `a throw of ${eyes}`).to.equal(null);
    }
  });
});

Then('no game should be both won and undecided', function (this: AnyGames) {
  return atEveryStage(this, async ({ game }) => {
    const { winner, undecided } = await outlookOf(this, game);
    expect(winner !== null && undecided).to.equal(false);
  });
});

/** Where a game stands and what can come of it. */
async function outlookOf(
  world: KataWorld,
  game: Game,
): Promise<{ setup: Setup; winner: unknown; undecided: boolean }> {
  const ludo = world.kata('ludo');
  return {
    setup: await ludo.setupOf(game),
    winner: await ludo.winnerOf(game),
    undecided: await ludo.isUndecided(game),
  };
}

/** Pieces with one of them taken from a place to another, the rearmost first. */
function exchanged(
  pieces: readonly Place[],
  from: Place | undefined,
  to: Place | undefined,
): readonly Place[] {
  const index = from === undefined ? -1 : pieces.indexOf(from);
  return inOrder(pieces.map((place, each) => (each === index && to !== undefined ? to : place)));
}
