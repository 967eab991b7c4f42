import { defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Die } from '../src/ludo';
import { type FastGamesScenario, orderOf, writeCourse, writeEndings } from './ludo.fast-games';
import { type Places, wish } from './ludo.scenario';
import { range } from './ludo.tournament';

/** Games by the plain rules take some milliseconds each. */
const patience = { timeout: 60_000 };

defineParameterType({
  name: 'ludoEndings',
  regexp: /(?:(?:Green|Red|undecided|broken off) \d+(?:, )?)+/,
  transformer: (words: string) => words,
});

Given(
  'Green with the die {ludoFaces} plays Red with {ludoFaces}, both from {ludoPieces}',
  function (this: FastGamesScenario, green: Die, red: Die, pieces: Places) {
    wish(this, { dice: { Green: green, Red: red }, pieces: { Green: pieces, Red: pieces } });
  },
);

When('{int} games are played fast', function (this: FastGamesScenario, games: number) {
  const order = orderOf(this);
  const { playFast, tablesOf } = this.players('ludo');
  const tables = tablesOf(order);
  this.orders = range(games).map((game) => ({ ...order, game }));
  this.courses = this.orders.map((each) => playFast(each, tables));
});

Then('each of them should go the same way by the plain rules', patience, function (this: FastGamesScenario) {
  const plain = this.orders.map((order) => this.players('ludo').playPlainly(order));
  expect(this.courses.map(writeCourse).join('\n\n')).to.equal(plain.map(writeCourse).join('\n\n'));
});

Then('they should end like this: {ludoEndings}', function (this: FastGamesScenario, endings: string) {
  expect(writeEndings(this.courses)).to.equal(endings);
});

When(
  'a die with {int} faces is thrown {int} times in game {int} of pair {int} with seed {int}',
  function (this: FastGamesScenario, faces: number, times: number, game: number, pair: number, seed: number) {
    const throwFor = this.players('ludo').throwsOf(seed, pair, game);
    this.faces = faces;
    this.thrown = range(times).map(() => throwFor(faces) + 1);
  },
);

Then('it should show its faces {ludoNumbers}', function (this: FastGamesScenario, faces: readonly number[]) {
  expect(this.thrown.join(' ')).to.equal(faces.join(' '));
});

Then('each face should fall as often as on a fair die', function (this: FastGamesScenario) {
  const { chiSquaredBound, chiSquaredOf } = this.players('ludo');
  const counts = Array<number>(this.faces).fill(0);
  for (const face of this.thrown) counts[face - 1] = Number(counts[face - 1]) + 1;
  const fair = counts.map(() => this.thrown.length / this.faces);
  expect(chiSquaredOf(counts, fair)).to.be.below(chiSquaredBound(this.faces - 1));
});
