import { defineParameterType, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import {
  initialOf,
  readFeedback,
  readPattern,
  writeFeedback,
  writePattern,
} from '../src/mastermind/notation';
import { anyCode, anyGuess, type AnyGuess, moved, renamed } from './mastermind.any-code';
import { forEvery } from './support/any-case';
import { type AnyText, anyText } from './support/any-text';
import type { KataWorld } from './support/world';

const readers = { 'a code': readPattern, 'key pegs': readFeedback };

defineParameterType({
  name: 'mastermindText',
  regexp: /a code|key pegs/,
  transformer: (name: string) => readers[name as keyof typeof readers],
});

interface AnyCodes extends KataWorld {
  guesses: typeof anyGuess;
  codes: typeof anyCode;
}

When('any code is guessed for any secret', function (this: AnyCodes) {
  this.guesses = anyGuess;
});

When('any code is written', function (this: AnyCodes) {
  this.codes = anyCode;
});

When(
  'any text is read as {mastermindText} of Mastermind',
  function (this: AnyText, read: (text: string) => unknown) {
    this.texts = anyText(['Red', 'green', 'RGBY', 'y', 'B', 'w', 'Pink'], 'mastermind/notation.feature');
    this.read = read;
  },
);

/** Holds every answer against the answer to the same two codes, changed alike. */
function shouldStay(world: AnyCodes, change: (code: AnyGuess['secret'], by: AnyGuess) => readonly string[]) {
  const { feedbackOn } = world.kata('mastermind');
  return forEvery(world, world.guesses, async (guess) => {
    const answer = await feedbackOn(guess.secret, guess.guess);
    const changed = await feedbackOn(change(guess.secret, guess), change(guess.guess, guess));
    expect(writeFeedback(changed)).to.equal(writeFeedback(answer));
  });
}

Then('the answer should stay when colours are renamed in both alike', function (this: AnyCodes) {
  return shouldStay(this, renamed);
});

Then('the answer should stay when the pegs of both are moved alike', function (this: AnyCodes) {
  return shouldStay(this, moved);
});

Then('it should read back as the same code', function (this: AnyCodes) {
  return forEvery(this, this.codes, (code) => {
    const initials = code.map(initialOf).join('');
    for (const text of [writePattern(code), initials, initials.toLowerCase()]) {
      expect(writePattern(readPattern(text)), text).to.equal(writePattern(code));
    }
  });
});
