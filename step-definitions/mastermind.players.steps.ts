import { type DataTable, defineParameterType, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Pattern } from '../src/mastermind';
import { drawDecodingBoard } from '../src/mastermind/drawing';
import { readFeedback, readPattern, writeFeedback, writePattern } from '../src/mastermind/notation';
import type { Advice, Strategy, Totals } from '../src/mastermind/players';
import { boardWonBy, everyCode, keyPegsIn, numbersOf, patternOf, rowsOf } from './mastermind.players';
import type { KataWorld } from './support/world';

defineParameterType({
  name: 'mastermindStrategy',
  regexp:
    /first-consistent|worst-case|entropy|expected-size|most-parts|random-consistent|optimal(?:-in-five)?/,
  transformer: (name: string) => name as Strategy,
});
defineParameterType({
  name: 'mastermindPegs',
  regexp: /[A-Z][a-z]+(?: [A-Z][a-z]+)+/,
  transformer: readPattern,
  useForSnippets: false,
});

const classic = { pegs: 4, colours: 6 };

interface BreakerScenario extends KataWorld {
  compared: { fast: string[]; plain: string[] };
}

When(
  'the machine breaks every secret by {mastermindStrategy}',
  async function (this: KataWorld, strategy: Strategy) {
    await this.attempt(() => this.players('mastermind').totals(classic, strategy, 1));
    this.show(drawDecodingBoard(boardWonBy(this.result<Totals>().longest)));
  },
);

When(
  'the machine is asked to break every secret of {int} pegs and {int} colours by {mastermindStrategy}',
  async function (this: KataWorld, pegs: number, colours: number, strategy: Strategy) {
    await this.attempt(() => this.players('mastermind').totals({ pegs, colours }, strategy, 1));
  },
);

When(
  'the machine is asked for a guess by {mastermindStrategy} on an empty board',
  async function (this: KataWorld, strategy: Strategy) {
    await this.attempt(() => this.players('mastermind').advise(classic, strategy, 1, []));
  },
);

When(
  'the machine is asked for a guess by {mastermindStrategy} after:',
  async function (this: KataWorld, strategy: Strategy, table: DataTable) {
    const rows = rowsOf(table);
    this.show(
      drawDecodingBoard({
        state: 'running',
        attempts: 12,
        attemptsLeft: 12 - rows.length,
        rows,
        secret: null,
      }),
    );
    await this.attempt(() => this.players('mastermind').advise(classic, strategy, 1, rows.map(keyPegsIn)));
  },
);

When(
  '{mastermindPegs} is compared with every secret, fast and plainly',
  async function (this: BreakerScenario, guess: Pattern) {
    const { keyPegs } = this.players('mastermind');
    const { feedbackOn } = this.kata('mastermind');
    const fast = keyPegs(classic, everyCode, numbersOf(guess));
    const plain = await Promise.all(everyCode.map((secret) => feedbackOn(patternOf(secret), guess)));
    this.compared = {
      fast: fast.map(({ black, white }) =>
        writeFeedback(readFeedback('B'.repeat(black) + 'W'.repeat(white))),
      ),
      plain: plain.map(writeFeedback),
    };
  },
);

Then(
  'it should need {int} guesses in all, {float} on average and {int} at worst',
  function (this: KataWorld, total: number, mean: number, worst: number) {
    const found = this.result<Totals>();
    expect({ total: found.total, worst: found.worst }).to.deep.equal({ total, worst });
    expect(found.longest).to.have.lengthOf(worst);
    expect(found.mean).to.be.closeTo(mean, 0.0005);
  },
);

Then('it should need {int} games', function (this: KataWorld, games: number) {
  expect(this.result<Totals>().games).to.equal(games);
});

Then('it should guess {mastermindPegs}', function (this: KataWorld, pattern: Pattern) {
  expect(writePattern(patternOf(this.result<Advice>().guess))).to.equal(writePattern(pattern));
});

Then('there should be {int} code(s) possible', function (this: KataWorld, possible: number) {
  expect(this.result<Advice>().possible).to.equal(possible);
});

Then('both should give the same key pegs for all {int}', function (this: BreakerScenario, count: number) {
  expect(this.compared.fast).to.have.lengthOf(count);
  expect(this.compared.fast).to.deep.equal(this.compared.plain);
});
