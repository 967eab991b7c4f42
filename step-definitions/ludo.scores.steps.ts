import { type DataTable, defineParameterType, Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import { beginnings, compete, inParts, type TournamentScenario } from './ludo.tournament';

type Numbers = readonly number[];

defineParameterType({
  name: 'ludoSameScores',
  regexp: /the same scores|other scores/,
  transformer: (words: string) => words === 'the same scores',
});

Then(
  'the lower-numbered die of each pair should have begun {int}, the other {int}',
  function (this: TournamentScenario, lower: number, higher: number) {
    expect(beginnings(this)).to.deep.equal(this.board.tallies.map(() => `${lower} and ${higher}`));
  },
);

Then('the ranking should be {ludoNumbers}', function (this: TournamentScenario, ranking: Numbers) {
  expect(this.board.ranking().map((die) => die + 1)).to.deep.equal(ranking);
});

Then('their wins should be {ludoNumbers}', function (this: TournamentScenario, wins: Numbers) {
  expect(this.board.ranking().map((die) => this.board.of(die).wins)).to.deep.equal(wins);
});

Then('their undecided games should be {ludoNumbers}', function (this: TournamentScenario, games: Numbers) {
  expect(this.board.ranking().map((die) => this.board.of(die).undecided)).to.deep.equal(games);
});

Then(
  'seed {int} should give {ludoSameScores}',
  function (this: TournamentScenario, seed: number, areSame: boolean) {
    const others = compete(this, this.board.between(0, 1).games, { seed });
    expect(JSON.stringify(others.tallies) === JSON.stringify(this.board.tallies)).to.equal(areSame);
  },
);

Then(
  'the first two dice alone should have the same scores against each other',
  function (this: TournamentScenario) {
    const alone = compete(this, this.board.between(0, 1).games, { dice: this.board.dice.slice(0, 2) });
    expect(alone.tallies).to.deep.equal(this.board.tallies.slice(0, 1));
  },
);

Then(
  'they should have the same scores when played in parts of {int} games',
  function (this: TournamentScenario, size: number) {
    expect(inParts(this, size)).to.deep.equal(this.board.tallies);
  },
);

Then(
  'the rounds should have these games: {ludoNumbers}',
  function (this: TournamentScenario, games: Numbers) {
    expect(this.rounds.map((round) => round.games)).to.deep.equal(games);
  },
);

Then(
  'the shares of games won should be within {float} of these:',
  function (this: TournamentScenario, tolerance: number, table: DataTable) {
    for (const { die, share } of table.hashes()) {
      const { wins, games } = this.board.of(Number(die) - 1);
      expect(wins / games, `the share of die ${String(die)}`).to.be.closeTo(Number(share), tolerance);
    }
  },
);
