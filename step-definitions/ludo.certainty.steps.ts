import { defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import { readHouseRule } from '../src/ludo/notation';
import {
  type CertaintyScenario,
  competeOften,
  competeTurned,
  decidedOf,
  exactSharesOf,
  gamesUntilCertain,
} from './ludo.certainty';
import { range } from './ludo.tournament';

/** A million games take some seconds. */
const patience = { timeout: 120_000 };

defineParameterType({
  name: 'ludoSameRanking',
  regexp: /the same ranking|another ranking/,
  transformer: (words: string) => words === 'the same ranking',
});

Given('each player has {int} piece(s)', function (this: CertaintyScenario, pieces: number) {
  this.tournament = { dice: [], ...this.tournament, pieces };
});

When(
  '{int} tournaments are played, with {int} games of each pair',
  patience,
  function (this: CertaintyScenario, times: number, games: number) {
    this.boards = competeOften(this, times, games);
  },
);

When(
  '{int} tournaments are played until their order is certain, with {int} games of each pair at most',
  patience,
  function (this: CertaintyScenario, times: number, most: number) {
    this.took = range(times).map((seed) => gamesUntilCertain(this, most, seed));
  },
);

Then(
  "{int} to {int} of them should have each die's exact share in its interval",
  function (this: CertaintyScenario, least: number, most: number) {
    const { standingsOf } = this.players('ludo');
    const shares = exactSharesOf(this);
    for (const [die, share] of shares.entries()) {
      const intervals = this.boards.map(
        (board) => standingsOf(board).find((each) => each.die === die)?.interval,
      );
      const holding = intervals.filter((each) => each && each.low <= share && share <= each.high);
      expect(holding.length, `for die ${die + 1} with share ${share}`).to.be.within(least, most);
    }
  },
);

Then(
  'at most {int} of them should call a die better than the next',
  function (this: CertaintyScenario, most: number) {
    expect(decidedOf(this)).to.be.at.most(most);
  },
);

Then(
  'at least {int} of them should call a die better than the next',
  function (this: CertaintyScenario, least: number) {
    expect(decidedOf(this)).to.be.at.least(least);
  },
);

Then('{int} of them should have become certain', function (this: CertaintyScenario, count: number) {
  expect(this.took.filter((games) => games !== null)).to.have.length(count);
});

Then(
  'they should have taken {ludoNumbers} games of each pair',
  function (this: CertaintyScenario, games: readonly number[]) {
    expect(this.took.join(' ')).to.equal(games.join(' '));
  },
);

Then(
  'the interval for {int} of {int} games should reach from {float} to {float}',
  function (this: CertaintyScenario, wins: number, games: number, low: number, high: number) {
    const interval = this.players('ludo').scoreInterval(wins, games);
    expect(interval.low).to.be.closeTo(low, 0.00005).and.to.be.at.least(0);
    expect(interval.high).to.be.closeTo(high, 0.00005).and.to.be.at.most(1);
  },
);

Then(
  'without agreeing that {ludoHouseRule} there should be {ludoSameRanking}: {ludoNumbers}',
  patience,
  function (this: CertaintyScenario, rule: string, isSame: boolean, ranking: readonly number[]) {
    const turned = competeTurned(this, Object.keys(readHouseRule(rule, false)));
    expect(turned.ranking().map((die) => die + 1)).to.deep.equal(ranking);
    expect(this.players('ludo').hasOtherOrder(this.board, turned)).to.equal(!isSame);
  },
);
