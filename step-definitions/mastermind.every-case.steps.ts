import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Code } from '../src/mastermind';
import { writeFeedback, writePattern } from '../src/mastermind/notation';
import { askAllAllowed } from './support/every-case/ask-all';
import { answerByPairing, everyCode } from './support/every-case/mastermind-codes';
import { firstOf, sameText, tally } from './support/every-case/tally';
import type { KataWorld } from './support/world';

interface EveryAnswer extends KataWorld {
  /** What each guess earned for each secret, both in the order of all codes. */
  answers: readonly (readonly string[])[];
}

async function answersTo(world: KataWorld, guess: Code): Promise<readonly string[]> {
  const pairs = everyCode.map((secret) => [secret, guess] as const);
  const feedbacks = await askAllAllowed(world, 'mastermind', 'feedbackOn', pairs);
  return feedbacks.map((feedback) => sameText(writeFeedback(feedback)));
}

/** The pairs of codes whose answer is not the expected one, as rows of a table of guesses. */
function wrongIn({ answers }: EveryAnswer, expected: (guess: number, secret: number) => string): string {
  const wrong: string[] = [];
  everyCode.forEach((guess, row) => {
    everyCode.forEach((secret, column) => {
      const answer = answers[row]?.[column];
      const wanted = expected(row, column);
      if (answer === wanted) return;
      wrong.push(`| ${writePattern(secret)} | ${writePattern(guess)} | ${wanted} |, but it earns ${answer}`);
    });
  });
  return firstOf(wrong);
}

When('every code is guessed for every secret', async function (this: EveryAnswer) {
  this.log(`${everyCode.length ** 2} cases asked`);
  const answers: (readonly string[])[] = [];
  for (const guess of everyCode) answers.push(await answersTo(this, guess));
  this.answers = answers;
});

When('{mastermindCode} is guessed for every secret', async function (this: EveryAnswer, guess: Code) {
  this.answers = [await answersTo(this, guess)];
});

Then('each answer should be what pairing off the pegs gives', function (this: EveryAnswer) {
  const byPairing = (guess: number, secret: number) =>
    answerByPairing(everyCode[secret] as Code, everyCode[guess] as Code);
  expect(wrongIn(this, byPairing)).to.equal('');
});

Then('each answer should stay when secret and guess change places', function (this: EveryAnswer) {
  expect(wrongIn(this, (guess, secret) => this.answers[secret]?.[guess] ?? '')).to.equal('');
});

Then('the answers should come so often:', function (this: EveryAnswer, table: DataTable) {
  const lines = [...tally(this.answers.flat())].map(([answer, pairs]) => `${answer} | ${pairs}`);
  const expected = table.rows().map((row) => row.join(' | '));
  expect(lines.toSorted().join('\n')).to.equal(expected.toSorted().join('\n'));
});

Then(
  'there should be {int} answers, and the commonest should leave {int} secrets',
  function (this: EveryAnswer, answers: number, secrets: number) {
    const counts = [...tally(this.answers.flat()).values()];
    expect([counts.length, Math.max(...counts)]).to.deep.equal([answers, secrets]);
  },
);
