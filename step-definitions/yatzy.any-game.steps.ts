import { Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import { forEvery } from './support/any-case';
import type { KataWorld } from './support/world';
import { anyGame, play } from './yatzy.any-game';
import { heldThrough, type Stage, throwsLeftAfter } from './yatzy.any-stage';

interface AnyGames extends KataWorld {
  games: typeof anyGame;
}

/** Holds every stage of every game against a rule. */
function atEveryStage(world: AnyGames, holds: (stage: Stage) => void): Promise<void> {
  return forEvery(world, world.games, async (game) => (await play(world, game)).forEach(holds));
}

When('any game of Yatzy is played, with any mistakes', function (this: AnyGames) {
  this.games = anyGame;
});

Then('no total should ever fall, and each should be the sum of its scores', function (this: AnyGames) {
  return atEveryStage(this, ({ before, after }) => {
    after.columns.forEach(({ player, scores, total }, index) => {
      expect(total, player).to.be.at.least(before.columns[index]?.total ?? 0);
      expect(total, player).to.equal(Object.values(scores).reduce((sum, score) => sum + score, 0));
    });
  });
});

Then('a move should change no other card, and no score that is there', function (this: AnyGames) {
  return atEveryStage(this, ({ before, after }) => {
    after.columns.forEach((column, index) => {
      const earlier = before.columns[index];
      if (column.player !== before.go?.player) expect(column).to.deep.equal(earlier);
      expect(column.scores).to.include(earlier?.scores ?? {});
    });
  });
});

Then('dice that are held should lie as they did after the next throw', function (this: AnyGames) {
  return atEveryStage(this, (stage) => {
    for (const [held, then] of heldThrough(stage)) expect(then).to.equal(held);
  });
});

Then('throws should be counted down from 3, and begin again with each go', function (this: AnyGames) {
  return atEveryStage(this, (stage) => {
    expect(stage.after.go?.throwsLeft).to.equal(throwsLeftAfter(stage));
    expect(stage.after.go?.throwsLeft ?? 0).to.be.within(0, 3);
  });
});
