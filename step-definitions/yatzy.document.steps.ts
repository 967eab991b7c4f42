import { Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Category, Roll } from '../src/yatzy';
import {
  readRoll,
  writeReckoning,
  writeReckoningInWords,
  writeRerolled,
  writeRoll,
} from '../src/yatzy/notation';
import type { KataWorld } from './support/world';
import { card, type GameScenario, go, hold, place, start, throwDice } from './yatzy.game.steps';
import { placed } from './yatzy.steps';

// The sentences of document 002 as they stand there, each an example and its outcome in one.

interface ScoringScenario extends KataWorld {
  category: string;
}

interface WorkedGo extends GameScenario {
  roll: string;
  category: string;
}

function inWords(points: number, roll: string, category: string): string {
  return writeReckoningInWords(points, readRoll(roll) as Roll, category as Category);
}

async function checkScore(
  this: KataWorld,
  written: string,
  category: string,
  reckoning: string,
): Promise<void> {
  await placed.call(this, written, category);
  expect(writeReckoning(this.result(), readRoll(written) as Roll, category as Category)).to.equal(reckoning);
}

When(
  '{yatzyRoll} placed on "{yatzyCategory}" scores {yatzyReckoning}',
  function (this: KataWorld, roll: string, category: string, reckoning: string) {
    return checkScore.call(this, roll, category, reckoning);
  },
);

When('placed on "{yatzyCategory}":', function (this: ScoringScenario, category: string) {
  this.category = category;
});

When(
  '{yatzyRoll} scores {yatzyReckoning}',
  function (this: ScoringScenario, roll: string, reckoning: string) {
    return checkScore.call(this, roll, this.category, reckoning);
  },
);

When(
  'placed on "{yatzyCategory}", if the dice read {yatzyRoll}, the player scores {yatzyReckoning}',
  async function (this: KataWorld, category: string, roll: string, reckoning: string) {
    await placed.call(this, roll, category);
    expect(inWords(this.result(), roll, category)).to.equal(reckoning);
  },
);

Given('a player rolls: {yatzyRoll}', async function (this: GameScenario, roll: string) {
  await start.call(this, ['the player']);
  await throwDice.call(this, roll);
});

When(
  'they hold {yatzyHold} and re-roll {yatzyHold}: {yatzyRoll}',
  async function (this: GameScenario, held: string, rerolled: string, roll: string) {
    await hold.call(this, held);
    expect(writeRerolled(await go(this))).to.equal(rerolled);
    await throwDice.call(this, roll);
  },
);

When(
  'the player scores {yatzyRoll} in the {yatzyCategory} category',
  async function (this: WorkedGo, roll: string, category: string) {
    expect(writeRoll((await go(this)).dice)).to.equal(roll);
    this.roll = roll;
    this.category = category;
    await place.call(this, category);
  },
);

Then('they would score {yatzyReckoning}', async function (this: WorkedGo, reckoning: string) {
  const written = (await card(this)).columns.map(({ total }) => inWords(total, this.roll, this.category));
  expect(written.join()).to.equal(reckoning);
});
