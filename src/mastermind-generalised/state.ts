import { quoted } from '../shared/quoting';
import { RuleViolation } from '../shared/rule-violation';
import type { Code } from './colour';

/** A step of B's with A's answer. */
export interface Step {
  readonly proposal: Code;
  /** Positions in which the proposal agrees with the secret: 0 to k. */
  readonly matches: number;
}

/**
 * A game as its referee knows it, the secret included: what B may see is for the notation and the drawing to choose.
 *
 * The letters are the document's: n colours, m balls of each colour, k balls drawn.
 */
export interface State {
  readonly n: number;
  readonly m: number;
  readonly k: number;
  /** The colours of the drawn balls in the order of the draw; null before the draw. */
  readonly secret: Code | null;
  /** From the first to the last. */
  readonly steps: readonly Step[];
}

/** Whom a state can name as its winner; as long as it names nobody, it is not final. */
export const winners = ['A', 'B', 'nobody'] as const;
export type Winner = (typeof winners)[number];

/** The number of steps in which B has to find the secret. */
export function stepLimit(n: number): number {
  return 2 * n;
}

/**
 * Sets up a game: nothing is drawn and nothing proposed.
 *
 * @param n colours, a whole number from 1
 * @param m balls of each colour, a whole number from 1
 * @param k balls that A draws and colours of a proposal, a whole number from 1 to m·n
 * @throws RuleViolation for the first of the three that is not such a number
 * @see features/mastermind-generalised/initial-state.feature, after document 001, stage 1
 */
export function initialState(n: number, m: number, k: number): State {
  checkWhole('n (colours)', n);
  checkWhole('m (balls of each colour)', m);
  checkWhole('k (balls drawn)', k);
  if (k > m * n) throw new RuleViolation(`k (balls drawn) is at most m·n = ${m * n}, not ${k}.`);
  return { n, m, k, secret: null, steps: [] };
}

/**
 * Says whether a state is final, and who has won in it.
 *
 * @param state a state that this face has given
 * @returns B, where the last proposal was the secret; A, where B has used up 2·n steps without it; otherwise nobody
 * @see features/mastermind-generalised/end-of-game.feature, after document 001, stage 1
 */
export function winnerOf({ n, k, steps }: State): Winner {
  if (steps.at(-1)?.matches === k) return 'B';
  return steps.length === stepLimit(n) ? 'A' : 'nobody';
}

function checkWhole(what: string, value: number): void {
  if (Number.isInteger(value) && value >= 1) return;
  throw new RuleViolation(`${what} is a whole number of at least 1, not ${quoted(value)}.`);
}
