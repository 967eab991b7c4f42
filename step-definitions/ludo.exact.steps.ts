import { Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import { type ChancesScenario, deviationOf, exactOrderOf } from './ludo.exact';

/** Some million positions take some seconds. */
const patience = { timeout: 60_000 };

/** How near a chance must come. */
const near = 1e-9;

When('the chances are worked out', patience, function (this: ChancesScenario) {
  this.errors = [];
  this.chances = this.players('ludo').solve(exactOrderOf(this), (error) => this.errors.push(error));
});

When('it is asked what the chances take', function (this: ChancesScenario) {
  const { costOf, reachOf } = this.players('ludo');
  const { dice, pieces, houseRules } = exactOrderOf(this);
  this.cost = costOf(reachOf(dice[0], pieces[0], houseRules), reachOf(dice[1], pieces[1], houseRules));
});

Then(
  "Green's chances should be {float} when throwing first and {float} when not",
  function (this: ChancesScenario, first: number, second: number) {
    expect(this.chances.greenThrowsFirst.Green, 'throwing first').to.be.closeTo(first, near);
    expect(this.chances.redThrowsFirst.Green, 'when not').to.be.closeTo(second, near);
  },
);

Then('they should have settled to less than {float}', function (this: ChancesScenario, error: number) {
  expect(this.errors.at(-1)).to.equal(this.chances.error).and.to.be.below(error);
});

Then(
  '{int} games should end in each way as often as they say',
  patience,
  function (this: ChancesScenario, games: number) {
    expect(deviationOf(this, games)).to.be.below(this.players('ludo').chiSquaredBound(4));
  },
);

Then("Green's and Red's chances should add up to 1", function (this: ChancesScenario) {
  const { greenThrowsFirst, redThrowsFirst } = this.chances;
  expect(greenThrowsFirst.Green + greenThrowsFirst.Red).to.be.closeTo(1, near);
  expect(redThrowsFirst.Green + redThrowsFirst.Red).to.be.closeTo(1, near);
  expect(greenThrowsFirst.undecided + redThrowsFirst.undecided, 'undecided').to.equal(0);
});

Then(
  'they should take {int} positions and {int} bytes',
  function (this: ChancesScenario, positions: number, bytes: number) {
    expect(this.cost).to.deep.equal({ positions, bytes });
  },
);
