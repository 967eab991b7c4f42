import { Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Category, Roll, WrittenHold, WrittenRoll } from '../src/yatzy';
import {
  readHold,
  readPlayers,
  readRoll,
  tableOf,
  writeHold,
  writePlayers,
  writeReckoningInWords,
  writeRoll,
  writeTable,
} from '../src/yatzy/notation';
import type { KataWorld } from './support/world';
import { card, type GameScenario } from './yatzy.game.steps';

When('{string} is read as dice', function (this: KataWorld, text: string) {
  return this.attempt(() => readRoll(text));
});

When('{string} is read as held dice', function (this: KataWorld, text: string) {
  return this.attempt(() => readHold(text));
});

When('{string} is read as players', function (this: KataWorld, text: string) {
  return this.attempt(() => readPlayers(text));
});

Then('the dice should be written {yatzyRoll}', function (this: KataWorld, roll: string) {
  expect(writeRoll(this.result<WrittenRoll>())).to.equal(roll);
});

Then('the held dice should be written {yatzyHold}', function (this: KataWorld, hold: string) {
  expect(writeHold(this.result<WrittenHold>())).to.equal(hold);
});

Then(
  'there should be {int} player(s), written {string}',
  function (this: KataWorld, count: number, text: string) {
    const players = this.result<readonly string[]>();
    expect([players.length, writePlayers(players)]).to.deep.equal([count, text]);
  },
);

Then(
  '{yatzyRoll} on {yatzyCategory} should be told as {string}',
  function (this: KataWorld, roll: string, category: string, told: string) {
    expect(writeReckoningInWords(this.result(), readRoll(roll) as Roll, category as Category)).to.equal(told);
  },
);

Then('the card in letters should be:', async function (this: GameScenario, table: string) {
  expect(writeTable(tableOf(await card(this)))).to.equal(table);
});
