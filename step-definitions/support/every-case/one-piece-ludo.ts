import type { Die, Game, Player, Setup, WishedSetup } from '../../../src/ludo';
import type { KataWorld } from '../world';
import { askAllAllowed } from './ask-all';

/** Where the two pieces stand and who is to throw: `0 17 Red` is Green on A, Red on 17, Red to throw. */
export type Situation = string;

/** A throw in a situation, and where the rules say that it leads. */
export interface Step {
  readonly from: Situation;
  readonly eyes: number;
  readonly to: Situation;
}

/** The game with one piece each, as the rules play it out. */
export interface OnePieceGame {
  /** All situations that come up, and who has won in each. */
  readonly winners: ReadonlyMap<Situation, Player | null>;
  readonly undecided: readonly Situation[];
  /** A step for every face of the die that is to be thrown, in every situation that is not won. */
  readonly steps: readonly Step[];
}

interface Reached {
  readonly situation: Situation;
  readonly game: Game;
  /** The die of whoever is to throw. */
  readonly die: Die;
}

/** Visits every situation that throws can lead to from both pieces on A, whoever begins. */
export async function visitAll(world: KataWorld, wished: WishedSetup = {}): Promise<OnePieceGame> {
  const winners = new Map<Situation, Player | null>();
  const undecided: Situation[] = [];
  const steps: Step[] = [];
  const setup = { ...wished, pieces: { Green: [0], Red: [0] } };
  let reached = await situationsOf(
    world,
    await askAllAllowed(world, 'ludo', 'newGame', [
      [{ ...setup, toThrow: 'Green' }],
      [{ ...setup, toThrow: 'Red' }],
    ]),
  );
  while (reached.length > 0) {
    const games = reached.map(({ game }) => [game] as const);
    const won = await askAllAllowed(world, 'ludo', 'winnerOf', games);
    const stuck = await askAllAllowed(world, 'ludo', 'isUndecided', games);
    reached.forEach(({ situation }, index) => winners.set(situation, won[index] ?? null));
    undecided.push(...reached.filter((_, index) => stuck[index]).map(({ situation }) => situation));
    const throws = reached
      .filter((_, index) => won[index] === null)
      .flatMap(({ situation, game, die }) => die.map((eyes) => ({ situation, game, eyes })));
    const after = await situationsOf(
      world,
      await askAllAllowed(
        world,
        'ludo',
        'throwDie',
        throws.map(({ game, eyes }) => [game, eyes] as const),
      ),
    );
    after.forEach(({ situation: to }, index) => {
      const { situation: from, eyes } = throws[index] as (typeof throws)[number];
      steps.push({ from, eyes, to });
    });
    reached = [...new Map(after.map((each) => [each.situation, each])).values()].filter(
      ({ situation }) => !winners.has(situation),
    );
  }
  return { winners, undecided, steps };
}

async function situationsOf(world: KataWorld, games: readonly Game[]): Promise<readonly Reached[]> {
  const setups = await askAllAllowed(
    world,
    'ludo',
    'setupOf',
    games.map((game) => [game] as const),
  );
  return games.map((game, index) => {
    const { pieces, toThrow, dice } = setups[index] as Setup;
    return { situation: written(pieces.Green[0], pieces.Red[0], toThrow), game, die: dice[toThrow] };
  });
}

/** The rules of one piece once more: enter with a 6, never pass d, send back whom you meet, throw on after a 6. */
export function ledTo(from: Situation, eyes: number): Situation {
  const [green = '', red = '', toThrow] = from.split(' ');
  const greenMoves = toThrow === 'Green';
  const [own, met] = greenMoves ? [Number(green), Number(red)] : [Number(red), Number(green)];
  const entered = own === -1 && eyes === 6 ? 0 : own;
  const target = own === -1 || own + eyes > 43 ? entered : own + eyes;
  const isTaken = target !== own && target >= 0 && target < 40 && met >= 0 && met < 40;
  const left = isTaken && (target + 20) % 40 === met ? -1 : met;
  const next = eyes === 6 && target < 40 ? (greenMoves ? 'Green' : 'Red') : greenMoves ? 'Red' : 'Green';
  return greenMoves ? written(target, left, next) : written(left, target, next);
}

/** Where Green and Red stand, and who throws. */
export function written(green: number | undefined, red: number | undefined, toThrow: string): Situation {
  return `${green} ${red} ${toThrow}`;
}

/**
 * Works out how likely Green is to win, for every situation at once, by repeating what a throw leads to until nothing
 * changes in the thirteenth place.
 */
export function chancesOfGreen({ winners, steps }: OnePieceGame): ReadonlyMap<Situation, number> {
  const number = new Map([...winners.keys()].map((situation, index) => [situation, index]));
  const chances = Float64Array.from(winners.values(), (winner) => (winner === 'Green' ? 1 : 0));
  const leads = new Map<number, number[]>();
  for (const { from, to } of steps) {
    const [here, there] = [number.get(from) ?? -1, number.get(to) ?? -1];
    leads.set(here, [...(leads.get(here) ?? []), there]);
  }
  let change = 1;
  while (change > 1e-15) {
    change = 0;
    for (const [here, there] of leads) {
      const chance = there.reduce((sum, each) => sum + (chances[each] ?? 0), 0) / there.length;
      change = Math.max(change, Math.abs(chance - (chances[here] ?? 0)));
      chances[here] = chance;
    }
  }
  return new Map([...number].map(([situation, index]) => [situation, chances[index] ?? 0]));
}
