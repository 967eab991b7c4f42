import { exactMatches } from '../mastermind';
import { alternatives } from '../shared/quoting';
import { RuleViolation } from '../shared/rule-violation';
import { type Code, rangeOf, writeCode, writeColour } from './colour';
import { type State, winnerOf } from './state';

/**
 * Counts the positions in which a proposal agrees with the secret.
 *
 * @param secret colours from left to right
 * @param proposal as many colours as the secret
 * @returns a whole number from 0 to the length of the secret
 * @throws RuleViolation where one is longer than the other
 * @see features/mastermind-generalised/exact-matches.feature, after document 001, stage 3
 */
export function matches(secret: Code, proposal: Code): number {
  if (proposal.length !== secret.length)
    throw new RuleViolation(
      `A proposal is as long as the secret, ${secret.length} and not ${proposal.length}: ${writeCode(proposal)}.`,
    );
  return exactMatches(secret, proposal);
}

/**
 * Takes one step: B proposes k colours and A answers with the number of matches.
 *
 * @param proposal k colours from 1 to n, none of them more than m times
 * @returns the state with this step as its last
 * @throws RuleViolation before the draw, after the end, or for the first thing that is wrong with the proposal
 * @see features/mastermind-generalised/proposals.feature, after document 001
 */
export function propose(state: State, proposal: Code): State {
  const { secret, steps } = state;
  if (secret === null) throw new RuleViolation('B cannot propose before A has drawn the secret.');
  const winner = winnerOf(state);
  if (winner !== 'nobody') throw new RuleViolation(`The game is over: ${winner} has won.`);
  checkProposal(state, proposal);
  return { ...state, steps: [...steps, { proposal, matches: matches(secret, proposal) }] };
}

function checkProposal({ n, m, k }: State, proposal: Code): void {
  if (proposal.length !== k)
    throw new RuleViolation(
      `A proposal has k = ${k} colours, not ${proposal.length}: ${writeCode(proposal)}.`,
    );
  const stranger = proposal.find((colour) => !(Number.isInteger(colour) && colour >= 1 && colour <= n));
  if (stranger !== undefined)
    throw new RuleViolation(`A colour is ${alternatives(rangeOf(n))}, not ${writeColour(stranger)}.`);
  const countOf = (colour: number) => proposal.filter((each) => each === colour).length;
  const tooMany = proposal.find((colour) => countOf(colour) > m);
  if (tooMany !== undefined)
    throw new RuleViolation(
      `A proposal has at most m = ${m} of a colour, not ${countOf(tooMany)} of ${writeColour(tooMany)}.`,
    );
}
