import { Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import {
  chancesOfGreen,
  ledTo,
  type OnePieceGame,
  visitAll,
  written,
} from './support/every-case/one-piece-ludo';
import { firstOf } from './support/every-case/tally';
import type { LudoScenario } from './ludo.scenario';

interface EverySituation extends LudoScenario {
  played: OnePieceGame;
}

When('every situation of the game with one piece is visited', async function (this: EverySituation) {
  this.played = await visitAll(this, this.wished);
  this.log(`${this.played.steps.length} cases asked`);
});

Then(
  'the throws in {int} situations should lead where a single piece goes',
  function (this: EverySituation, situations: number) {
    const { winners, undecided, steps } = this.played;
    const wrong = steps.flatMap(({ from, eyes, to }) =>
      ledTo(from, eyes) === to ? [] : [`${from}, ${eyes} thrown: to ${ledTo(from, eyes)}, not ${to}`],
    );
    expect(firstOf(wrong)).to.equal('');
    expect(firstOf(undecided), 'none is undecided').to.equal('');
    expect(winners.size).to.equal(situations);
  },
);

Then(
  'Green should win with a chance of {word} when beginning, and of {word} when not',
  function (this: EverySituation, beginning: string, following: string) {
    const chances = chancesOfGreen(this.played);
    const chanceOf = (toThrow: string) => chances.get(written(0, 0, toThrow))?.toFixed(12);
    expect([chanceOf('Green'), chanceOf('Red')]).to.deep.equal([beginning, following]);
  },
);
