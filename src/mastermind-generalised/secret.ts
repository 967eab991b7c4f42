import { quoted } from '../shared/quoting';
import { RuleViolation } from '../shared/rule-violation';
import type { Colour } from './colour';
import type { State } from './state';

/**
 * Says what colour a ball has: balls 1 to m are of the first colour, the next m of the second, and so on.
 *
 * @param ball a whole number from 1 to m·n
 * @param m balls of each colour
 */
export function colourOf(ball: number, m: number): Colour {
  return Math.ceil(ball / m);
}

/**
 * Draws A's secret: the colours of these balls, in this order.
 *
 * Chance is the caller's. Where every k of the m·n balls are drawn equally often in every order, secrets have the
 * probabilities of the document; they are not equally likely.
 *
 * @param balls k different whole numbers from 1 to m·n
 * @throws RuleViolation where the secret is drawn already, or for the first ball that cannot be drawn
 * @see features/mastermind-generalised/draw.feature, after document 001, stage 2
 */
export function drawSecret(state: State, balls: readonly number[]): State {
  if (state.secret !== null) throw new RuleViolation('The secret is drawn already: a game has one draw.');
  checkBalls(state, balls);
  return { ...state, secret: balls.map((ball) => colourOf(ball, state.m)) };
}

function checkBalls({ n, m, k }: State, balls: readonly number[]): void {
  if (balls.length !== k) throw new RuleViolation(`A draws k = ${k} balls, not ${balls.length}.`);
  const stranger = balls.find((ball) => !(Number.isInteger(ball) && ball >= 1 && ball <= m * n));
  if (stranger !== undefined)
    throw new RuleViolation(`Balls are numbered 1 to m·n = ${m * n}, not ${quoted(stranger)}.`);
  const again = balls.find((ball, index) => balls.indexOf(ball) < index);
  if (again !== undefined)
    throw new RuleViolation(`Ball ${again} is drawn twice: a drawn ball does not go back.`);
}
