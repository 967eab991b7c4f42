import { defineParameterType, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import { drawRoll } from '../src/yatzy/drawing';
import { readPlayers, readRoll } from '../src/yatzy/notation';
import type { KataWorld } from './support/world';

// What is no roll or hold must reach the reader inside an attempt, so that a feature can quote how it is refused.
defineParameterType({
  name: 'yatzyRoll',
  regexp: /[^\s,]*(?:,[^\s,]*){2,}/,
  transformer: (text: string) => text,
});
defineParameterType({
  name: 'yatzyCategory',
  regexp: /[^\s"][^"]*/,
  transformer: (name: string) => name,
  useForSnippets: false,
});
defineParameterType({
  name: 'yatzyReckoning',
  regexp: /\d+(?: \([^()]*\))?/,
  transformer: (text: string) => text,
  useForSnippets: false,
});

defineParameterType({
  name: 'yatzyHold',
  regexp: /\([^\s,)]*(?:,[^\s,)]*){2,}\)/,
  transformer: (text: string) => text,
});
defineParameterType({
  name: 'yatzyPlayers',
  regexp: /nobody|[A-Z]\w*(?:, [A-Z]\w*)*(?: and [A-Z]\w*)?/,
  transformer: readPlayers,
  useForSnippets: false,
});

/** Scores a roll, and shows the dice that count. */
export async function placed(this: KataWorld, written: string, category: string): Promise<void> {
  await this.attempt(() => {
    const roll = readRoll(written);
    this.show(drawRoll(roll, category));
    return this.kata('yatzy').score(roll, category);
  });
}

When('{yatzyRoll} is placed on {yatzyCategory}', placed);

Then('it should score {int} point(s)', function (this: KataWorld, points: number) {
  expect(this.result()).to.equal(points);
});
