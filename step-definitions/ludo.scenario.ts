import type { Game, Place, Player, Setup, Throw, WishedSetup } from '../src/ludo';
import { drawGame } from '../src/ludo/drawing';
import { inOrder, writePosition, writeStage } from '../src/ludo/notation';
import type { KataWorld } from './support/world';

export type Places = readonly (Place | string)[];

/** What the steps of one Ludo example hand on. */
export interface LudoScenario extends KataWorld {
  wished?: WishedSetup;
  game: Game;
}

/** Adds to the setup that the example begins with. */
export function wish(scenario: LudoScenario, wished: WishedSetup): void {
  scenario.wished = { ...scenario.wished, ...wished };
}

/** Shows what is wished, legal or not, and sets the game up so. */
export async function setUp(this: LudoScenario): Promise<void> {
  const wished = this.wished ?? {};
  this.show(drawGame(wished));
  await this.attempt(async () => (this.game = await this.kata('ludo').newGame(wished)));
}

/** Throws the die as often as eyes are given; shows and keeps what comes of each. A refused throw leaves the game as it was. */
export async function play(this: LudoScenario, player: Player, eyes: readonly unknown[]): Promise<void> {
  wish(this, { toThrow: player });
  await setUp.call(this);
  this.result();
  await this.attempt(async () => {
    const stages: string[] = [];
    for (const each of eyes) {
      this.game = await this.kata('ludo').throwDie(this.game, each);
      const [setup, thrown] = [await setupOf(this), await lastThrowOf(this)];
      this.show(drawGame(setup, thrown));
      stages.push(writeStage(thrown, setup.pieces));
    }
    return stages;
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
  const setup = await setupOf(scenario);
  scenario.compare(
    { actual: setup.pieces, expected: { Green: inOrder(Green), Red: inOrder(Red) } },
    {
      write: (pieces) => writePosition(pieces.Green, pieces.Red),
      draw: (pieces) => drawGame({ ...setup, pieces }),
    },
  );
}
