import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { GameState, Move, Notes, Standing, Strategy } from '../src/mastermind/players';
import type { KataWorld } from './support/world';

interface MatchScenario extends KataWorld {
  move: Move;
  notes: Notes;
  comparisons: readonly string[];
  standings: readonly Standing[];
}

const firstGuess: GameState = { NumColours: 8, NumPegs: 4, Round: 1 };

When('the machine receives the state:', function (this: MatchScenario, text: string) {
  const { aigamingMove, noNotes } = this.players('mastermind');
  this.move = aigamingMove('entropy', 1, JSON.parse(text) as GameState, noNotes).move;
});

When(
  'the machine receives these comparisons after its guesses:',
  async function (this: MatchScenario, table: DataTable) {
    const { aigamingMove, noNotes } = this.players('mastermind');
    this.comparisons = table.rows().flat();
    this.notes = aigamingMove('first-consistent', 1, firstGuess, noNotes).notes;
    for (const text of this.comparisons) {
      const state = { ...firstGuess, Comparison: JSON.parse(text) as [number, number] };
      await this.attempt(() => {
        this.notes = aigamingMove('first-consistent', 1, state, this.notes).notes;
      });
    }
  },
);

When(
  '{int} matches with seed {int} are played by {mastermindStrategy}',
  function (this: MatchScenario, count: number, seed: number, strategy: Strategy) {
    this.standings = [this.players('mastermind').playMatches(strategy, count, seed)];
  },
);

When(
  '{int} matches with seed {int} are played twice by {mastermindStrategy}',
  function (this: MatchScenario, count: number, seed: number, strategy: Strategy) {
    this.standings = [1, 2].map(() => this.players('mastermind').playMatches(strategy, count, seed));
  },
);

Then(
  'it should send {int} colours from {int} to {int}, one of them twice',
  function (this: MatchScenario, pegs: number, least: number, most: number) {
    const { Sequence } = this.move;
    expect([Sequence.length, new Set(Sequence).size]).to.deep.equal([pegs, pegs - 1]);
    expect(Math.min(...Sequence)).to.be.at.least(least);
    expect(Math.max(...Sequence)).to.be.at.most(most);
  },
);

Then(/^it should send the move (\{.*\})$/, function (this: MatchScenario, text: string) {
  expect(JSON.stringify(this.move)).to.equal(text);
});

Then('every guess should fit the comparisons before it', function (this: MatchScenario) {
  const { keyPegs } = this.players('mastermind');
  const { rows, guess } = this.notes;
  const compared = rows.flatMap((row) => keyPegs({ pegs: 4, colours: 8 }, [guess ?? []], row.guess));
  expect(compared.map(({ black, white }) => `[${white}, ${black}]`)).to.deep.equal(this.comparisons);
});

Then(
  'at least {int} matches should be won for each that is lost',
  function (this: MatchScenario, ratio: number) {
    const [{ won, lost } = { won: 0, lost: 1 }] = this.standings;
    expect(won / lost).to.be.at.least(ratio);
  },
);

Then(
  '{int} should be won, {int} lost and {int} drawn',
  function (this: MatchScenario, won: number, lost: number, drawn: number) {
    expect(this.standings).to.deep.equal([{ won, lost, drawn }]);
  },
);

Then('both should end alike', function (this: MatchScenario) {
  expect(this.standings[0]).to.deep.equal(this.standings[1]);
});
