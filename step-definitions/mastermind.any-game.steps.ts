import { Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { DecodingBoard } from '../src/mastermind';
import { writePattern } from '../src/mastermind/notation';
import { anyGame, play, playAgain } from './mastermind.any-game';
import { forEvery } from './support/any-case';
import type { KataWorld } from './support/world';

interface AnyGames extends KataWorld {
  games: typeof anyGame;
}

When('any game of Mastermind is played, with any mistakes', function (this: AnyGames) {
  this.games = anyGame;
});

Then('every accepted guess should fill the next row, and nothing else any row', function (this: AnyGames) {
  return forEvery(this, this.games, async (any) => {
    for (const { before, after, guess } of (await play(this, any)).stages) {
      expect(guessesOn(after)).to.deep.equal([...guessesOn(before), ...(guess === null ? [] : [guess])]);
      expect(after.attemptsLeft).to.equal(any.attempts - after.rows.length);
    }
  });
});

Then('the shield should be open exactly when the game has ended', function (this: AnyGames) {
  return forEvery(this, this.games, async (any) => {
    for (const { after } of (await play(this, any)).stages) {
      expect(after.secret !== null).to.equal(after.state === 'won' || after.state === 'lost');
    }
  });
});

Then('its events should lead to the same game when they are played again', function (this: AnyGames) {
  return forEvery(this, this.games, async (any) => {
    const { game } = await play(this, any);
    const events = await this.kata('mastermind').eventsOf(game);
    expect(await playAgain(this, any.attempts, events)).to.deep.equal(game);
  });
});

function guessesOn({ rows }: DecodingBoard): readonly string[] {
  return rows.map(({ guess }) => writePattern(guess));
}
