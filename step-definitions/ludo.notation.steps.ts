import { Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import { readPieces, writePieces, writePosition } from '../src/ludo/notation';
import { type LudoScenario, type Places, setupOf } from './ludo.scenario';

When('{string} is read as pieces of Ludo', function (this: LudoScenario, text: string) {
  return this.attempt(() => readPieces(text));
});

Then(
  'they should stand on {ludoFaces}, and be written {string}',
  function (this: LudoScenario, places: readonly number[], text: string) {
    const pieces = this.result<Places>();
    expect(pieces).to.deep.equal(places);
    expect(writePieces(pieces)).to.equal(text);
  },
);

Then('the position should be written {string}', async function (this: LudoScenario, text: string) {
  const { Green, Red } = (await setupOf(this)).pieces;
  expect(writePosition(Green, Red)).to.equal(text);
});
