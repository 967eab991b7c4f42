import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Code } from '../src/mastermind-generalised';
import { writeCode } from '../src/mastermind-generalised/notation';
import { askAllAllowed } from './support/every-case/ask-all';
import {
  bagsOf,
  type Ended,
  everyCode,
  everyGame,
  secretsOf,
  type Sizes,
  waysToDraw,
} from './support/every-case/generalised-games';
import { firstOf, tally } from './support/every-case/tally';
import type { KataWorld } from './support/world';

interface EveryGame extends KataWorld {
  draws: readonly { readonly sizes: Sizes; readonly secrets: readonly Code[] }[];
  comparisons: readonly { readonly pair: readonly [Code, Code]; readonly matches: number }[];
  ended: readonly Ended[];
}

When(
  'every bag of {int} ball(s) is drawn from in every way',
  async function (this: EveryGame, balls: number) {
    this.draws = await Promise.all(
      bagsOf(balls).map(async (sizes) => ({ sizes, secrets: await secretsOf(this, sizes) })),
    );
    this.log(`${this.draws.flatMap(({ secrets }) => secrets).length} cases asked`);
  },
);

When(
  'every code of {int} out of {int} colours is compared with every other',
  async function (this: EveryGame, k: number, n: number) {
    const codes = everyCode([n, k, k]);
    const pairs = codes.flatMap((secret) => codes.map((proposal) => [secret, proposal] as const));
    const answers = await askAllAllowed(this, 'mastermind-generalised', 'matches', pairs);
    this.log(`${pairs.length} cases asked`);
    this.comparisons = pairs.map((pair, index) => ({ pair, matches: Number(answers[index]) }));
  },
);

When('every game of {generalisedSizes} is played', async function (this: EveryGame, sizes: Sizes) {
  this.ended = await everyGame(this, sizes);
  this.log(`${this.ended.length} cases asked`);
});

Then('{int} draw(s) should be made', function (this: EveryGame, draws: number) {
  expect(this.draws.flatMap(({ secrets }) => secrets).length).to.equal(draws);
});

Then('each secret should come up in as many ways as its colours can be drawn', function (this: EveryGame) {
  const wrong = this.draws.flatMap(({ sizes, secrets }) => {
    const ways = tally(secrets.map(writeCode));
    return everyCode(sizes).flatMap((code) => {
      const [seen = 0, expected] = [ways.get(writeCode(code)), waysToDraw(code, sizes)];
      return seen === expected ? [] : [`${writeCode(code)} of ${sizes.join()}: ${seen}, not ${expected}`];
    });
  });
  expect(firstOf(wrong)).to.equal('');
});

Then('the numbers of matches should come so often:', function (this: EveryGame, table: DataTable) {
  const lines = [...tally(this.comparisons.map(({ matches }) => `${matches}`))].map((line) =>
    line.join(' | '),
  );
  expect(lines.toSorted().join('\n')).to.equal(
    table
      .rows()
      .map((row) => row.join(' | '))
      .join('\n'),
  );
});

Then('each should be the number of places where both have one colour', function (this: EveryGame) {
  const wrong = this.comparisons.flatMap(({ pair: [secret, proposal], matches }) => {
    const agreeing = secret.filter((colour, place) => colour === proposal[place]).length;
    return agreeing === matches ? [] : [`${writeCode(secret)} and ${writeCode(proposal)}: ${matches}`];
  });
  expect(firstOf(wrong)).to.equal('');
});

Then('B should win {int} game(s), and A should win {int}', function (this: EveryGame, B: number, A: number) {
  const won = tally(this.ended.map(({ winner }) => winner));
  expect([won.get('B') ?? 0, won.get('A') ?? 0]).to.deep.equal([B, A]);
});

Then(
  'each game should end with the secret or after {int} other proposals',
  function (this: EveryGame, most: number) {
    const wrong = this.ended.flatMap(({ winner, state: { secret, steps } }) => {
      const found = steps.findIndex(({ proposal }) => writeCode(proposal) === writeCode(secret ?? []));
      const [ended, expected] = [
        `${winner} in ${steps.length}`,
        found < 0 ? `A in ${most}` : `B in ${found + 1}`,
      ];
      return ended === expected ? [] : [`${writeCode(secret ?? [])}: ${ended}, not ${expected}`];
    });
    expect(firstOf(wrong)).to.equal('');
  },
);
