import type { Code, State } from '../../../src/mastermind-generalised';
import type { KataWorld } from '../world';
import { askAllAllowed } from './ask-all';
import { everyList } from './tally';

/** The three numbers of a game: colours, balls of each, balls drawn. */
export type Sizes = readonly [n: number, m: number, k: number];

/** All games of a bag of so many balls: every way to part them into colours, and every number to draw. */
export function bagsOf(balls: number): readonly Sizes[] {
  const numbers = Array.from({ length: balls }, (_, index) => index + 1);
  return numbers
    .filter((n) => balls % n === 0)
    .flatMap((n) => numbers.map((k) => [n, balls / n, k] as const));
}

/** All codes of k colours out of n, none more than m times. */
export function everyCode([n, m, k]: Sizes): readonly Code[] {
  const colours = Array.from({ length: n }, (_, index) => index + 1);
  return everyList(colours, k).filter((code) => colours.every((colour) => timesIn(code, colour) <= m));
}

/** In how many ways balls can be drawn that show a code: m, m − 1, … for each next ball of a colour. */
export function waysToDraw(code: Code, [, m]: Sizes): number {
  return code.reduce((ways, colour, index) => ways * (m - timesIn(code.slice(0, index), colour)), 1);
}

/** Every draw of k of the m·n balls, one after another, none put back. */
export function everyDraw([n, m, k]: Sizes): readonly (readonly number[])[] {
  const balls = Array.from({ length: n * m }, (_, index) => index + 1);
  return everyList(balls, k).filter((draw) => new Set(draw).size === k);
}

/** The secrets that the rules draw by every draw of a game. */
export async function secretsOf(world: KataWorld, sizes: Sizes): Promise<readonly Code[]> {
  const [full] = await askAllAllowed(world, 'mastermind-generalised', 'initialState', [sizes]);
  const draws = everyDraw(sizes).map((draw) => [full as State, draw] as const);
  const states = await askAllAllowed(world, 'mastermind-generalised', 'drawSecret', draws);
  return states.map(({ secret }) => secret ?? []);
}

/** A game that is over. */
export interface Ended {
  readonly state: State;
  readonly winner: string;
}

/** Plays every game there is: each secret, and in each step every proposal, until somebody has won. */
export async function everyGame(world: KataWorld, sizes: Sizes): Promise<readonly Ended[]> {
  const [full] = await askAllAllowed(world, 'mastermind-generalised', 'initialState', [sizes]);
  const proposals = everyCode(sizes);
  const ended: Ended[] = [];
  let states = await askAllAllowed(
    world,
    'mastermind-generalised',
    'drawSecret',
    proposals.map((secret) => [full as State, ballsFor(secret, sizes)] as const),
  );
  while (states.length > 0) {
    const winners = await askAllAllowed(world, 'mastermind-generalised', 'winnerOf', states.map(alone));
    states.forEach((state, index) => {
      if (winners[index] !== 'nobody') ended.push({ state, winner: String(winners[index]) });
    });
    const next = states
      .filter((_, index) => winners[index] === 'nobody')
      .flatMap((state) => proposals.map((proposal) => [state, proposal] as const));
    states = await askAllAllowed(world, 'mastermind-generalised', 'propose', next);
  }
  return ended;
}

function alone(state: State): readonly [State] {
  return [state];
}

function ballsFor(secret: Code, [, m]: Sizes): readonly number[] {
  return secret.map((colour, index) => (colour - 1) * m + timesIn(secret.slice(0, index), colour) + 1);
}

function timesIn(code: Code, colour: number): number {
  return code.filter((each) => each === colour).length;
}
