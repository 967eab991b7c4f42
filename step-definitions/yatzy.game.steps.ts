import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Card, Game } from '../src/yatzy';
import { drawCard, drawGo } from '../src/yatzy/drawing';
import * as notation from '../src/yatzy/notation';
import type { KataWorld } from './support/world';

export interface GameScenario extends KataWorld {
  game: Game;
}

export async function start(this: GameScenario, players: readonly string[]): Promise<void> {
  await this.attempt(async () => {
    this.game = await this.kata('yatzy').newGame(players);
    this.show(drawGo(await card(this)));
  });
}

/** Shows the table after the move; a refused one leaves the game as it was. */
async function move(
  scenario: GameScenario,
  draw: (seen: Card) => string,
  make: () => Promise<Game>,
): Promise<void> {
  await scenario.attempt(async () => (scenario.game = await make()));
  scenario.show(draw(await card(scenario)));
}

export function throwDice(this: GameScenario, roll: string): Promise<void> {
  return move(this, drawGo, async () => this.kata('yatzy').throwDice(this.game, notation.readRoll(roll)));
}

export function hold(this: GameScenario, held: string): Promise<void> {
  return move(this, drawGo, async () => this.kata('yatzy').hold(this.game, notation.readHold(held)));
}

export function place(this: GameScenario, category: string): Promise<void> {
  return move(this, drawCard, async () => this.kata('yatzy').place(this.game, category));
}

export function card(scenario: GameScenario): Promise<Card> {
  return scenario.kata('yatzy').cardOf(scenario.game);
}

export async function go(scenario: GameScenario): Promise<NonNullable<Card['go']>> {
  const seen = (await card(scenario)).go;
  if (seen === null) throw new Error('The game is over, so there are no dice on the table.');
  return seen;
}

Given('{yatzyPlayers} start(s) a game of Yatzy', start);
When('{yatzyRoll} is thrown', throwDice);
When('{yatzyHold} is held', hold);
When('the roll is placed on {yatzyCategory}', place);

When('these moves are made:', async function (this: GameScenario, table: DataTable) {
  const moves = new Map(Object.entries({ throw: throwDice, hold, place }));
  for (const [name = '', what = ''] of table.raw()) {
    expect([...moves.keys()], 'the moves there are').to.include(name);
    await moves.get(name)?.call(this, what);
  }
});

When('these goes are played:', async function (this: GameScenario, table: DataTable) {
  for (const { player, roll, category } of notation.readGoes(table.raw())) {
    expect((await go(this)).player, 'whose go it is').to.equal(player);
    const thrown = await this.kata('yatzy').throwDice(this.game, roll);
    this.game = await this.kata('yatzy').place(thrown, category);
  }
  this.show(drawCard(await card(this)));
});

Then('the dice should read {yatzyRoll}', async function (this: GameScenario, roll: string) {
  expect(notation.writeRoll((await go(this)).dice)).to.equal(roll);
});

Then('{yatzyHold} should be held', async function (this: GameScenario, held: string) {
  expect(notation.writeHold((await go(this)).held)).to.equal(held);
});

Then('{int} throw(s) should be left', async function (this: GameScenario, throws: number) {
  expect((await go(this)).throwsLeft).to.equal(throws);
});

Then("it should be {yatzyPlayers}'s go", async function (this: GameScenario, [player]: readonly string[]) {
  expect((await card(this)).go?.player).to.equal(player);
});

Then('{yatzyPlayers} should have won', async function (this: GameScenario, players: readonly string[]) {
  expect(notation.writePlayers((await card(this)).winners)).to.equal(notation.writePlayers(players));
});

Then('the card should read:', async function (this: GameScenario, table: DataTable) {
  const seen = notation.tableOf(await card(this));
  expect(notation.writeTable(seen)).to.equal(notation.writeTable(table.raw()));
});
