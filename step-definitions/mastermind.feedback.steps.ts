import { Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Feedback, Pattern } from '../src/mastermind';
import { writeFeedback } from '../src/mastermind/notation';
import type { KataWorld } from './support/world';
import { expectFeedback, type Scenario } from './mastermind.scenario';

When(
  'the secret {mastermindCode} is guessed as {mastermindCode}',
  async function (this: Scenario, secret: Pattern, guess: Pattern) {
    [this.secret, this.guess] = [secret, guess];
    await this.attempt(() => this.kata('mastermind').feedbackOn(secret, guess));
  },
);

When(
  'the positions of {mastermindCode} and {mastermindCode} are compared',
  async function (this: KataWorld, secret: Pattern, guess: Pattern) {
    await this.attempt(() => this.kata('mastermind').exactMatches(secret, guess));
  },
);

Then('the guess should earn {string}', function (this: Scenario, keyPegs: string) {
  expectFeedback(this, this.result<Feedback>(), keyPegs);
});

Then('it should earn the same when secret and guess change places', async function (this: Scenario) {
  const exchanged = await this.kata('mastermind').feedbackOn(this.guess, this.secret);
  expect(writeFeedback(exchanged)).to.equal(writeFeedback(this.result<Feedback>()));
});

Then('{int} positions should match exactly', function (this: KataWorld, count: number) {
  expect(this.result<number>()).to.equal(count);
});
