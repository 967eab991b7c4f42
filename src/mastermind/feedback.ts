import { checkCode, type Code, type Pattern } from './code';
import { exactMatches, misplacedMatches } from './matches';

/** What the code maker answers with: black for a peg in its place, white for one that belongs elsewhere. */
export const keyPegs = ['black', 'white'] as const;
export type KeyPeg = (typeof keyPegs)[number];

/** None to four key pegs in the order in which they are placed: black ones first. */
export type Feedback = readonly KeyPeg[];

/**
 * Says which key pegs a guess has earned.
 *
 * @param secret four pegs of the six colours
 * @param guess four pegs of the six colours
 * @throws RuleViolation where one of the two is no code; the secret is tested first
 * @see features/mastermind/feedback.feature, after jakzal/mastermind (document 000)
 */
export function feedbackOn(secret: Pattern, guess: Pattern): Feedback {
  checkCode(secret, 'Secret');
  checkCode(guess, 'Guess');
  return keyPegsFor(secret, guess);
}

/** The key pegs for two patterns that are known to be codes. */
export function keyPegsFor(secret: Code, guess: Code): Feedback {
  return [
    ...Array.from({ length: exactMatches(secret, guess) }, () => 'black' as const),
    ...Array.from({ length: misplacedMatches(secret, guess) }, () => 'white' as const),
  ];
}
