import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Game } from '../src/mastermind';
import { readPattern, writePattern, writeRow } from '../src/mastermind/notation';
import {
  aSecret,
  breakTheCode,
  expectFeedback,
  guess,
  guessWrong,
  join,
  linesOf,
  lookAtBoard,
  type Scenario,
  setUp,
} from './mastermind.scenario';

Given('a decoding board of {mastermindSettings} attempt(s)', setUp);

Given('the code maker has placed a secret on the board', function (this: Scenario) {
  this.secret = aSecret;
});

Given('the code maker placed the {mastermindCode} code pattern on the board', join);
Given('the code maker placed the {mastermindCode} secret on the board', join);
Given('I have tried an invalid pattern {int} time(s)', guessWrong);
Given('I have broken the code', breakTheCode);

When('a conventional decoding board is set up', async function (this: Scenario) {
  await this.attempt(async () => (this.game = await this.kata('mastermind').newGame()));
});

When('a decoding board of {mastermindSettings} attempt(s) is set up', setUp);

When('I join the game', async function (this: Scenario) {
  await join.call(this, this.secret);
});

When('I join a game with the secret {mastermindCode}', join);
When('I try to break the code with {mastermindCode}', guess);

When('I try to break the code with an invalid pattern {int} time(s)', guessWrong);

When('I break the code in the final guess', async function (this: Scenario) {
  await lookAtBoard(this);
  await breakTheCode.call(this);
});

When('I make these guesses:', async function (this: Scenario, table: DataTable) {
  for (const pattern of table.raw().flat()) await guess.call(this, readPattern(pattern));
});

Then('the game should be started with an empty board', async function (this: Scenario) {
  const { state, rows } = await lookAtBoard(this);
  expect({ state, rows }).to.deep.equal({ state: 'running', rows: [] });
});

Then('the game should not be started', async function (this: Scenario) {
  expect((await lookAtBoard(this)).state).to.equal('not started');
});

Then('I should have {int} attempt(s) available', async function (this: Scenario, count: number) {
  expect((await this.kata('mastermind').boardOf(this.game)).attemptsLeft).to.equal(count);
});

Then(
  'the code maker should give me {string} feedback on my guess',
  async function (this: Scenario, keyPegs: string) {
    const { rows } = await this.kata('mastermind').boardOf(this.result<Game>());
    expectFeedback(this, rows.at(-1)?.feedback ?? [], keyPegs);
  },
);

Then('I should be able to guess on', async function (this: Scenario) {
  expect((await lookAtBoard(this)).state).to.equal('running');
});

Then('I should win the game', async function (this: Scenario) {
  expect((await lookAtBoard(this)).state).to.equal('won');
});

Then('I should lose the game', async function (this: Scenario) {
  expect((await lookAtBoard(this)).state).to.equal('lost');
});

Then('I should no longer be able to make guesses', async function (this: Scenario) {
  await breakTheCode.call(this);
  expect(this.rejection().message).to.match(/^Game Already (Won|Lost): /);
});

Then('the decoding board should show:', async function (this: Scenario, table: DataTable) {
  const { rows } = await lookAtBoard(this);
  expect(rows.map(writeRow).join('\n')).to.equal(linesOf(table));
});

Then('the shield should hide the secret', async function (this: Scenario) {
  const board = await lookAtBoard(this);
  expect(board.secret).to.equal(null);
  expect(JSON.stringify(board)).not.to.include(JSON.stringify(this.secret));
});

Then('the shield should be open and show {string}', async function (this: Scenario, secret: string) {
  expect(writePattern((await lookAtBoard(this)).secret ?? [])).to.equal(secret);
});
