import { defineParameterType, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import { readHold, readPlayers, readRoll, writeHold, writePlayers, writeRoll } from '../src/yatzy/notation';
import { forEvery } from './support/any-case';
import { type AnyText, anyText } from './support/any-text';
import { everyCategory } from './support/every-case/yatzy-rolls';
import type { KataWorld } from './support/world';
import { anyRoll, heldOf } from './yatzy.any-roll';

const readers = { 'a roll': readRoll, 'a hold': readHold, players: readPlayers };

defineParameterType({
  name: 'yatzyText',
  regexp: /a roll|a hold|players/,
  transformer: (name: string) => readers[name as keyof typeof readers],
});

interface AnyRolls extends KataWorld {
  rolls: typeof anyRoll;
}

When('any roll is placed on any category', function (this: AnyRolls) {
  this.rolls = anyRoll;
});

When('any text is read as {yatzyText} of Yatzy', function (this: AnyText, read: (text: string) => unknown) {
  const words = [
    '1',
    '6',
    '7',
    '1,',
    '5,6',
    '-',
    '(',
    '(-,',
    ')',
    'Ann',
    ' and ',
    'null',
    '"3"',
    '1e999',
    'NaN',
  ];
  this.texts = anyText(words, 'notation.feature');
  this.read = read;
});

Then('it should score the same in any other order', function (this: AnyRolls) {
  const { score } = this.kata('yatzy');
  return forEvery(this, this.rolls, async ({ roll, order }) => {
    const moved = order.map((index) => roll[index]);
    for (const category of everyCategory) {
      const scored = await score(roll, category);
      expect(await score(moved, category), `${writeRoll(moved)} on ${category}`).to.equal(scored);
    }
  });
});

Then('its roll, a hold of its dice and its players should read back the same', function (this: AnyRolls) {
  return forEvery(this, this.rolls, ({ roll, holds, players }) => {
    const hold = heldOf(roll, holds);
    expect(readRoll(writeRoll(roll))).to.deep.equal(roll);
    expect(readHold(writeHold(hold))).to.deep.equal(hold);
    expect(readPlayers(writePlayers(players))).to.deep.equal(players);
  });
});
