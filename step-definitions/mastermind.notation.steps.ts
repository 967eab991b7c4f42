import { Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Feedback, Pattern } from '../src/mastermind';
import {
  readFeedback,
  readPattern,
  writeBoard,
  writeFeedback,
  writePattern,
} from '../src/mastermind/notation';
import { lookAtBoard, type Scenario } from './mastermind.scenario';
import type { KataWorld } from './support/world';

When('{string} is read as a code', async function (this: KataWorld, text: string) {
  await this.attempt(() => readPattern(text));
});

When('{string} is read as key pegs', async function (this: KataWorld, text: string) {
  await this.attempt(() => readFeedback(text));
});

Then('the code should read {string}', function (this: KataWorld, colours: string) {
  expect(writePattern(this.result<Pattern>())).to.equal(colours);
});

Then('the key pegs should read {string}', function (this: KataWorld, letters: string) {
  expect(writeFeedback(this.result<Feedback>())).to.equal(letters);
});

Then('the decoding board in letters should be:', async function (this: Scenario, letters: string) {
  expect(writeBoard(await lookAtBoard(this))).to.equal(letters);
});
