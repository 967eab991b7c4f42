import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Category, Roll } from '../src/yatzy';
import { askAllAllowed } from './support/every-case/ask-all';
import { firstOf } from './support/every-case/tally';
import { bestOf, everyCategory, everyRoll } from './support/every-case/yatzy-rolls';
import type { KataWorld } from './support/world';

interface EveryRoll extends KataWorld {
  placings: readonly { readonly roll: Roll; readonly category: Category; readonly score: number }[];
}

When('every roll is placed on every category', async function (this: EveryRoll) {
  const pairs = everyCategory.flatMap((category) => everyRoll.map((roll) => [roll, category] as const));
  this.log(`${pairs.length} cases asked`);
  const scores = await askAllAllowed(this, 'yatzy', 'score', pairs);
  this.placings = pairs.map(([roll, category], index) => ({ roll, category, score: Number(scores[index]) }));
});

Then('each score should be what its best dice are worth', function (this: EveryRoll) {
  const wrong = this.placings.flatMap(({ roll, category, score }) => {
    const best = bestOf(roll, category);
    return score === best ? [] : [`| ${roll.join()} | ${category} | ${best} |, but it scores ${score}`];
  });
  expect(firstOf(wrong)).to.equal('');
});

Then('the categories should come out like this:', function (this: EveryRoll, table: DataTable) {
  const lines = everyCategory.map((category) => {
    const scores = this.placings.filter((each) => each.category === category).map(({ score }) => score);
    const sum = scores.reduce((total, score) => total + score, 0);
    return [category, scores.filter((score) => score > 0).length, Math.max(...scores), sum].join(' | ');
  });
  expect(lines.join('\n')).to.equal(
    table
      .rows()
      .map((row) => row.join(' | '))
      .join('\n'),
  );
});
