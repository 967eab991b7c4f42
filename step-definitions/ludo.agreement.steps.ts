import { Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import { type Deviation, deviationFromChances, deviationFromSeed } from './ludo.agreement';
import type { TournamentScenario } from './ludo.tournament';

/** Some million games take a minute, and so do the chances of some ten million positions. */
const patience = { timeout: 1_200_000 };

Then(
  'a run with seed {int} should differ no more than chance explains',
  patience,
  function (this: TournamentScenario, seed: number) {
    expectAgreement(this, deviationFromSeed(this, seed));
  },
);

Then(
  'the exact chances should differ no more than chance explains',
  patience,
  function (this: TournamentScenario) {
    expectAgreement(this, deviationFromChances(this));
  },
);

function expectAgreement(scenario: TournamentScenario, { sum, bound }: Deviation): void {
  scenario.log(`chi-squared ${sum.toFixed(1)}, at most ${bound.toFixed(1)}`);
  expect(sum).to.be.below(bound);
}
