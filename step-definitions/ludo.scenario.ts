import { defineParameterType } from '@cucumber/cucumber';
import type { Game, Place, Player, Setup, Throw, WishedSetup } from '../src/ludo';
import { drawGame } from '../src/ludo/drawing';
import { readEyes, readFaces, readPieces } from '../src/ludo/notation';
import type { KataWorld } from './support/world';

defineParameterType({
  name: 'ludoPlayer',
  regexp: /Green|Red/,
  transformer: (name: string) => name as Player,
});
defineParameterType({
  name: 'ludoPieces',
  regexp: /[^\s"]+(?: [^\s"]+)*/,
  transformer: readPieces,
  useForSnippets: false,
});
defineParameterType({
  name: 'ludoEyes',
  regexp: /\S+(?: \S+)*/,
  transformer: readEyes,
  useForSnippets: false,
});
defineParameterType({
  name: 'ludoFaces',
  regexp: /nothing|-?[\d.]+(?: -?[\d.]+)*/,
  transformer: readFaces,
  useForSnippets: false,
});
defineParameterType({
  name: 'ludoAgreement',
  regexp: /agree|do not agree/,
  transformer: (words: string) => words === 'agree',
});
defineParameterType({
  name: 'ludoHouseRule',
  regexp:
    /a six that moves nothing gives another throw|pieces in the goal count as foremost|another piece moves while the one on A is blocked/,
  transformer: (words: string) => words,
});
defineParameterType({
  name: 'ludoCaptured',
  regexp: /no piece|(?:Green|Red)'s \S+/,
  transformer: (words: string) => words,
});
defineParameterType({
  name: 'ludoOutcome',
  regexp: /going on|undecided|won by (?:Green|Red)/,
  transformer: (words: string) => words,
});

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

/** Sets the game up as wished and shows it. */
export async function setUp(this: LudoScenario): Promise<void> {
  this.stages = [];
  await this.attempt(async () => {
    this.game = await this.kata('ludo').newGame(this.wished ?? {});
    this.show(drawGame(await setupOf(this)));
  });
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
