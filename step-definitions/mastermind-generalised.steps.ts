import { type DataTable, defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Code, State, Winner } from '../src/mastermind-generalised';
import { drawComparison, drawGame } from '../src/mastermind-generalised/drawing';
import * as notation from '../src/mastermind-generalised/notation';
import { draw, type GeneralisedScenario, settled, setUp } from './mastermind-generalised.draw.steps';
import type { KataWorld } from './support/world';

defineParameterType({
  name: 'generalisedCode',
  regexp: /\S+/,
  transformer: notation.readCode,
  useForSnippets: false,
});
defineParameterType({
  name: 'generalisedWinner',
  regexp: /A|B|nobody/,
  transformer: (name: string) => name as Winner,
  useForSnippets: false,
});

async function propose(this: GeneralisedScenario, proposal: Code): Promise<void> {
  this.state = await this.kata('mastermind-generalised').propose(this.state, proposal);
}

/** Shows the game after a proposal; a refused one leaves it as it was. */
async function proposeAndShow(this: GeneralisedScenario, proposal: Code): Promise<void> {
  await this.attempt(() => propose.call(this, proposal));
  this.show(drawGame(this.state, await winnerIn(this, this.state)));
}

function winnerIn(world: KataWorld, state: State): Promise<Winner> {
  return world.kata('mastermind-generalised').winnerOf(state);
}

Given(
  'A has hidden {generalisedCode} in a game of {generalisedSizes}',
  async function (this: GeneralisedScenario, secret: Code, sizes: notation.Sizes) {
    await setUp.call(this, sizes);
    await draw.call(this, notation.ballsShowing(secret, sizes));
  },
);

Given(
  'B has proposed {generalisedCode} {int} time(s)',
  async function (this: GeneralisedScenario, proposal: Code, times: number) {
    for (let step = 0; step < times; step++) await propose.call(this, proposal);
  },
);

Given(
  'B was refused {generalisedCode} {int} time(s)',
  async function (this: GeneralisedScenario, proposal: Code, times: number) {
    for (let time = 0; time < times; time++) {
      await this.attempt(() => propose.call(this, proposal));
      this.rejection();
    }
  },
);

When('B proposes {generalisedCode}', proposeAndShow);

When('B types {}', function (this: GeneralisedScenario, line: string) {
  return proposeAndShow.call(this, notation.readCode(line));
});

When('B proposes in turn:', async function (this: GeneralisedScenario, table: DataTable) {
  for (const [written = ''] of table.raw()) await propose.call(this, notation.readCode(written));
});

When(
  'the proposal {generalisedCode} is compared with the secret {generalisedCode}',
  function (this: GeneralisedScenario, proposal: Code, secret: Code) {
    return this.attempt(async () => {
      const matches = await this.kata('mastermind-generalised').matches(secret, proposal);
      this.show(drawComparison({ secret, proposal, matches }));
      return matches;
    });
  },
);

Then('the number of matches should be {int}', function (this: GeneralisedScenario, matches: number) {
  expect(this.result()).to.equal(matches);
});

Then("B's last proposal should be {generalisedCode}", function (this: GeneralisedScenario, proposal: Code) {
  expect(notation.writeCode(settled(this).steps.at(-1)?.proposal ?? [])).to.equal(
    notation.writeCode(proposal),
  );
});

Then('A should answer {int}', function (this: GeneralisedScenario, matches: number) {
  expect(settled(this).steps.at(-1)?.matches).to.equal(matches);
});

Then(
  "the game's winner should be {generalisedWinner}",
  async function (this: GeneralisedScenario, winner: Winner) {
    expect(await winnerIn(this, settled(this))).to.equal(winner);
  },
);

Then('B should see:', async function (this: GeneralisedScenario, game: string) {
  const [state, winner] = [settled(this), await winnerIn(this, this.state)];
  this.show(drawGame(state, winner));
  expect(notation.writeGame(state, winner)).to.equal(game);
});
