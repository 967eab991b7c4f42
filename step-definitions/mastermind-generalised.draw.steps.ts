import { type DataTable, defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Code, State } from '../src/mastermind-generalised';
import { drawBag, drawTally } from '../src/mastermind-generalised/drawing';
import * as notation from '../src/mastermind-generalised/notation';
import type { KataWorld } from './support/world';

defineParameterType({
  name: 'generalisedSizes',
  regexp: /n = \S+, m = \S+, k = \S+/,
  transformer: notation.readSizes,
  useForSnippets: false,
});
defineParameterType({
  name: 'generalisedBalls',
  regexp: /\S+/,
  transformer: notation.readBalls,
  useForSnippets: false,
});

/** A game with its bag. */
export interface GeneralisedScenario extends KataWorld {
  state: State;
  /** One secret for each possible draw. */
  secrets: readonly Code[];
}

/** Sets up a game whose bag is full. */
export async function setUp(this: GeneralisedScenario, sizes: notation.Sizes): Promise<void> {
  this.state = await this.kata('mastermind-generalised').initialState(...sizes);
}

/** Draws the secret. */
export async function draw(this: GeneralisedScenario, balls: readonly number[]): Promise<void> {
  this.state = await this.kata('mastermind-generalised').drawSecret(this.state, balls);
}

/** The state for a Then: a refusal that no step asked for fails here, in its own words. */
export function settled(scenario: GeneralisedScenario): State {
  scenario.failOnForgottenRefusal();
  return scenario.state;
}

async function setUpAndShow(this: GeneralisedScenario, sizes: notation.Sizes): Promise<void> {
  await setUp.call(this, sizes);
  this.show(drawBag({ ...this.state, drawn: [] }));
}

async function drawAndShow(this: GeneralisedScenario, balls: readonly number[]): Promise<void> {
  await draw.call(this, balls);
  this.show(drawBag({ ...this.state, drawn: balls }));
}

Given('a game of {generalisedSizes}', setUpAndShow);

Given('A has drawn the balls {generalisedBalls}', drawAndShow);

When(
  'A and B set up a game of {generalisedSizes}',
  function (this: GeneralisedScenario, sizes: notation.Sizes) {
    return this.attempt(() => setUpAndShow.call(this, sizes));
  },
);

When('A draws the balls {generalisedBalls}', function (this: GeneralisedScenario, balls: readonly number[]) {
  return this.attempt(() => drawAndShow.call(this, balls));
});

When('A makes every possible draw once', async function (this: GeneralisedScenario) {
  const states = notation
    .everyDraw(this.state)
    .map((balls) => this.kata('mastermind-generalised').drawSecret(this.state, balls));
  this.secrets = (await Promise.all(states)).map(({ secret }) => secret ?? []);
  this.show(drawTally(notation.tally(this.secrets)));
});

Then("A's secret should be {generalisedCode}", function (this: GeneralisedScenario, secret: Code) {
  expect(notation.writeCode(settled(this).secret ?? [])).to.equal(notation.writeCode(secret));
});

Then('the secrets should come up so often:', function (this: GeneralisedScenario, table: DataTable) {
  const rows = table.rows().map((row) => row.join(' '));
  expect(notation.writeTally(notation.tally(this.secrets))).to.equal(rows.join('\n'));
});

Then(
  '{int} of {int} draws should give one colour alone',
  function (this: GeneralisedScenario, equal: number, all: number) {
    expect(notation.shareOfOneColour(this.secrets)).to.equal(`${equal} of ${all}`);
  },
);
