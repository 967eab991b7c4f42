import { expect } from 'chai';
import type { Game, Place, Player, Setup, Throw, WishedSetup } from '../src/ludo';
import { drawGame } from '../src/ludo/drawing';
import { inOrder, writePosition } from '../src/ludo/notation';
import type { KataWorld } from './support/world';

export type Places = readonly (Place | string)[];

/** A throw, and where it left everything. */
export interface Stage {
  readonly thrown: Throw;
  readonly setup: Setup;
}

/** What the steps of one Ludo example hand on. */
export interface LudoScenario extends KataWorld {
  wished?: WishedSetup;
  game: Game;
  stages: readonly Stage[];
}

/** Adds to the setup that the example begins with. */
export function wish(scenario: LudoScenario, wished: WishedSetup): void {
  scenario.wished = { ...scenario.wished, ...wished };
}

/** Shows what is wished, legal or not, and sets the game up so. */
export async function setUp(this: LudoScenario): Promise<void> {
  const wished = this.wished ?? {};
  this.stages = [];
  this.show(drawGame(wished));
  await this.attempt(async () => (this.game = await this.kata('ludo').newGame(wished)));
}

/** Throws the die as often as eyes are given, and shows what comes of each; a refused throw leaves the game as it was. */
export async function play(this: LudoScenario, player: Player, eyes: readonly unknown[]): Promise<void> {
  wish(this, { toThrow: player });
  await setUp.call(this);
  this.result();
  await this.attempt(async () => {
    for (const each of eyes) {
      this.game = await this.kata('ludo').throwDie(this.game, each);
      const stage = { setup: await setupOf(this), thrown: await lastThrowOf(this) };
      this.stages = [...this.stages, stage];
      this.show(drawGame(stage.setup, stage.thrown));
    }
  });
}

/** Where the pieces stand and who is to throw, refused throw or not. */
export function setupOf(scenario: LudoScenario): Promise<Setup> {
  return scenario.kata('ludo').setupOf(scenario.game);
}

/** The last throw that was not refused, and what came of it. */
export async function lastThrowOf(scenario: LudoScenario): Promise<Throw> {
  const thrown = await scenario.kata('ludo').lastThrowOf(scenario.game);
  if (thrown === null) throw new Error('Nothing was thrown before this step.');
  return thrown;
}

/** Compares positions as a reader writes them; pieces may be expected in any order. */
export async function expectPieces(scenario: LudoScenario, Green: Places, Red: Places): Promise<void> {
  const { pieces } = await setupOf(scenario);
  const expected = writePosition(inOrder(Green), inOrder(Red));
  expect(writePosition(pieces.Green, pieces.Red)).to.equal(expected);
}
