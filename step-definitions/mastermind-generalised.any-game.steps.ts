import { Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Code } from '../src/mastermind-generalised';
import { writeCode } from '../src/mastermind-generalised/notation';
import { anyGame, type AnyPair, anyPair, play, renamed, reordered } from './mastermind-generalised.any-game';
import { forEvery } from './support/any-case';
import type { KataWorld } from './support/world';

/** A scenario about any codes and games. */
export interface AnyCases extends KataWorld {
  pairs: typeof anyPair;
  games: typeof anyGame;
}

/** Holds the matches of every two codes against those of the same two, changed alike. */
function shouldStay(world: AnyCases, changed: (code: Code, by: AnyPair) => Code): Promise<void> {
  const { matches } = world.kata('mastermind-generalised');
  return forEvery(world, world.pairs, async (pair) => {
    const both = await matches(changed(pair.secret, pair), changed(pair.proposal, pair));
    expect(both).to.equal(await matches(pair.secret, pair.proposal));
  });
}

When('any proposal is compared with any secret', function (this: AnyCases) {
  this.pairs = anyPair;
});

When('any generalised game is played, with any mistakes', function (this: AnyCases) {
  this.games = anyGame;
});

Then('the number of matches should stay when colours are renamed in both alike', function (this: AnyCases) {
  return shouldStay(this, renamed);
});

Then(
  'the number of matches should stay when the places of both are changed alike',
  function (this: AnyCases) {
    return shouldStay(this, reordered);
  },
);

Then('all places should match exactly where the proposal is the secret', function (this: AnyCases) {
  const { matches } = this.kata('mastermind-generalised');
  return forEvery(this, this.pairs, async ({ secret, proposal }) => {
    expect(await matches(secret, secret)).to.equal(secret.length);
    expect((await matches(secret, proposal)) === secret.length).to.equal(
      writeCode(proposal) === writeCode(secret),
    );
  });
});

Then(
  'each proposal that is allowed should be the next step, and each that is not should be none',
  function (this: AnyCases) {
    return forEvery(this, this.games, async (game) => {
      for (const { before, proposal, after } of await play(this, game)) {
        const next = after === before ? [] : [writeCode(proposal)];
        const stepsOf = ({ steps }: typeof after) => steps.map((step) => writeCode(step.proposal));
        expect(stepsOf(after)).to.deep.equal([...stepsOf(before), ...next]);
      }
    });
  },
);

Then('it should be over exactly when the secret is found or 2·n steps are made', function (this: AnyCases) {
  return forEvery(this, this.games, async (game) => {
    for (const { after, winner } of await play(this, game)) {
      const isFound = after.steps.some(
        ({ proposal }) => writeCode(proposal) === writeCode(after.secret ?? []),
      );
      const isUsedUp = after.steps.length === 2 * game.sizes[0];
      expect(winner).to.equal(isFound ? 'B' : isUsedUp ? 'A' : 'nobody');
    }
  });
});
