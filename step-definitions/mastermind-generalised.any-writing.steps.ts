import { defineParameterType, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import { readBalls, readCode, readSizes, writeCode } from '../src/mastermind-generalised/notation';
import type { AnyCases } from './mastermind-generalised.any-game.steps';
import { forEvery } from './support/any-case';
import { type AnyText, anyText } from './support/any-text';

const readers = { 'a code': readCode, balls: readBalls, 'three sizes': readSizes };

defineParameterType({
  name: 'generalisedText',
  regexp: /a code|balls|three sizes/,
  transformer: (name: string) => readers[name as keyof typeof readers],
});

When(
  'any text is read as {generalisedText} of the generalised game',
  function (this: AnyText, read: (text: string) => unknown) {
    const words = [
      'R',
      'green',
      'RGB',
      '10',
      '9,',
      '0',
      '1.5',
      '"3"',
      'null',
      '[2]',
      'n = ',
      'm = 2',
      ', ',
      'k = 3',
    ];
    this.texts = anyText(words, 'human-player.feature');
    this.read = read;
  },
);

Then('both codes should read back the same', function (this: AnyCases) {
  return forEvery(this, this.pairs, ({ secret, proposal }) => {
    for (const code of [secret, proposal])
      expect(readCode(writeCode(code)), writeCode(code)).to.deep.equal(code);
  });
});
