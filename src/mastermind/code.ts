import { alternatives, quoted } from '../shared/quoting';
import { RuleViolation } from '../shared/rule-violation';

/** The six colours of code pegs; the document names the first five. */
export const colours = ['Red', 'Green', 'Blue', 'Yellow', 'Purple', 'Orange'] as const;
export type Colour = (typeof colours)[number];

/** Large holes in a row, and so pegs in a code. */
export const holes = 4;

/** Four code pegs of the six colours, from left to right. */
export type Code = readonly Colour[];

/** A row of pegs as somebody wrote it, from left to right; it may be illegal: of another length, of other colours. */
export type Pattern = readonly string[];

/**
 * Makes sure that a pattern is a code: the length is tested first, then the pegs from left to right.
 *
 * @param role begins the message, in the event model's words: "Guess Too Short", "Invalid Peg In Secret"
 * @throws RuleViolation where the pattern has fewer or more than four pegs, or a peg of no known colour
 * @see features/mastermind/guess-errors.feature and features/mastermind/codes.feature
 */
export function checkCode(pattern: Pattern, role: 'Guess' | 'Secret'): asserts pattern is Code {
  const has = `a ${role.toLowerCase()} has ${holes} pegs, not ${pattern.length}.`;
  if (pattern.length < holes) throw new RuleViolation(`${role} Too Short: ${has}`);
  if (pattern.length > holes) throw new RuleViolation(`${role} Too Long: ${has}`);
  pattern.forEach((peg, position) => {
    if (colours.some((colour) => colour === peg)) return;
    throw new RuleViolation(
      `Invalid Peg In ${role}: a peg is ${alternatives(colours)}, not ${quoted(peg)} in hole ${position + 1}.`,
    );
  });
}
