import { defineParameterType, Given, Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Ends } from '../src/ludo/players';
import { boardOf, endsIn, verdictOn } from './ludo.better-dice';
import type { TournamentScenario } from './ludo.tournament';

defineParameterType({
  name: 'ludoEnds',
  regexp: /\d+ to \d+(?: and \d+ undecided)?/,
  transformer: endsIn,
});
defineParameterType({
  name: 'ludoVerdict',
  regexp: /tied|apart, [12] is better/,
  transformer: (words: string) => words,
});
defineParameterType({
  name: 'ludoCertainty',
  regexp: /certain|not yet certain/,
  transformer: (words: string) => words === 'certain',
});

Given(
  'games of dice 1 and 2 that ended {ludoEnds}, of 1 and 3 {ludoEnds}, and of 2 and 3 {ludoEnds}',
  function (this: TournamentScenario, first: Ends, second: Ends, third: Ends) {
    this.board = boardOf(this, [first, second, third]);
  },
);

Then('dice 1 and 2 should be {ludoVerdict}', function (this: TournamentScenario, verdict: string) {
  expect(verdictOn(this)).to.equal(verdict);
});

Then(
  'with a house rule turned, {ludoEnds} should make {ludoSameRanking}',
  function (this: TournamentScenario, ends: Ends, isSame: boolean) {
    const turned = boardOf(this, [ends, endsIn('0 to 0'), endsIn('0 to 0')]);
    expect(this.players('ludo').hasOtherOrder(this.board, turned)).to.equal(!isSame);
  },
);

Then('the order of all three should be {ludoCertainty}', function (this: TournamentScenario, is: boolean) {
  expect(this.players('ludo').isCertain(this.board)).to.equal(is);
});

Then(
  'chance should explain a chi-squared of {float} with {int} free counts, but no more',
  function (this: TournamentScenario, bound: number, free: number) {
    expect(this.players('ludo').chiSquaredBound(free)).to.be.closeTo(bound, 0.3);
  },
);
