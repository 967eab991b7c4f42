import { array, constantFrom, integer, oneof, record, shuffledSubarray } from 'fast-check';
import type { Code, State } from '../src/mastermind-generalised';
import { writeCode } from '../src/mastermind-generalised/notation';
import type { Cases } from './support/any-case';
import { isRuleViolation } from './support/refusal';
import type { KataWorld } from './support/world';

const mostColours = 12;
const everyColour = Array.from({ length: mostColours }, (_, index) => index + 1);

/** Two codes of one length, with other names for the colours and another order of the places. */
export interface AnyPair {
  readonly secret: Code;
  readonly proposal: Code;
  readonly names: readonly number[];
  readonly order: readonly number[];
}

export const anyPair: Cases<AnyPair> = {
  arbitrary: integer({ min: 1, max: 6 }).chain((k) =>
    record({
      secret: array(constantFrom(...everyColour), { minLength: k, maxLength: k }),
      proposal: array(constantFrom(...everyColour), { minLength: k, maxLength: k }),
      names: shuffledSubarray(everyColour, { minLength: mostColours, maxLength: mostColours }),
      order: shuffledSubarray(everyColour.slice(0, k), { minLength: k, maxLength: k }),
    }),
  ),
  feature: 'exact-matches.feature',
  rows: ({ secret, proposal }) => [
    ['why', 'secret', 'proposal', 'matches'],
    ['found by chance', writeCode(secret), writeCode(proposal), '?'],
  ],
};

/** The same code with its colours renamed. */
export function renamed(code: Code, { names }: AnyPair): Code {
  return code.map((colour) => names[colour - 1] ?? colour);
}

/** The same code with its places in another order. */
export function reordered(code: Code, { order }: AnyPair): Code {
  return order.map((place) => code[place - 1] ?? 0);
}

/** The sizes of a game, the balls that A draws, and what B proposes, allowed or not. */
export interface AnyGame {
  readonly sizes: readonly [n: number, m: number, k: number];
  readonly balls: readonly number[];
  readonly proposals: readonly Code[];
}

export const anyGame: Cases<AnyGame> = {
  arbitrary: record({ n: integer({ min: 1, max: 4 }), m: integer({ min: 1, max: 3 }) }).chain(({ n, m }) =>
    integer({ min: 1, max: Math.min(4, n * m) }).chain((k) => {
      const colours = Array.from({ length: n }, (_, index) => index + 1);
      const allowed = array(constantFrom(...colours), { minLength: k, maxLength: k });
      const refusable = array(constantFrom(...colours, 0, n + 1, 1.5), { maxLength: k + 1 });
      return record({
        sizes: constantFrom([n, m, k] as const),
        balls: shuffledSubarray(
          Array.from({ length: n * m }, (_, index) => index + 1),
          { minLength: k, maxLength: k },
        ),
        proposals: array(oneof({ weight: 5, arbitrary: allowed }, { weight: 1, arbitrary: refusable }), {
          maxLength: 14,
          size: 'max',
        }),
      });
    }),
  ),
  feature: 'end-of-game.feature',
  rows: ({ sizes: [n, m, k], balls, proposals }) => [
    ['n', 'm', 'k', 'balls', 'proposals'],
    [`${n}`, `${m}`, `${k}`, balls.join(), proposals.map(writeCode).join(' ')],
  ],
};

/** A proposal, with the game before and after it. */
export interface Stage {
  readonly before: State;
  readonly proposal: Code;
  readonly after: State;
  readonly winner: string;
}

/** Draws and proposes; what is refused leaves the game as it was. */
export async function play(
  world: KataWorld,
  { sizes, balls, proposals }: AnyGame,
): Promise<readonly Stage[]> {
  const { initialState, drawSecret, propose, winnerOf } = world.kata('mastermind-generalised');
  const stages: Stage[] = [];
  let state = await drawSecret(await initialState(...sizes), balls);
  for (const proposal of proposals) {
    const before = state;
    state = await propose(state, proposal).catch((error: unknown) => unlessRefused(before, error));
    stages.push({ before, proposal, after: state, winner: await winnerOf(state) });
  }
  return stages;
}

function unlessRefused(state: State, error: unknown): State {
  if (!isRuleViolation(error)) throw error;
  return state;
}
