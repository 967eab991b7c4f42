/**
 * Counts the positions in which two codes agree.
 *
 * @param secret pegs from left to right; the values may be of any kind that `===` compares
 * @param guess as many pegs as the secret
 * @returns a whole number from 0 to the number of pegs
 * @see features/mastermind/feedback.feature, after jakzal/mastermind (document 000)
 */
export function exactMatches<Colour>(secret: readonly Colour[], guess: readonly Colour[]): number {
  return guess.filter((peg, position) => peg === secret[position]).length;
}

/**
 * Counts the pegs of the guess that the secret has in another position.
 *
 * Every peg of the secret answers for one peg of the guess, and first for the one in its own position.
 *
 * @param secret pegs from left to right; the values may be of any kind that `===` compares
 * @param guess as many pegs as the secret
 * @returns a whole number from 0 to the number of pegs
 * @see features/mastermind/feedback.feature, after jakzal/mastermind (document 000)
 */
export function misplacedMatches<Colour>(secret: readonly Colour[], guess: readonly Colour[]): number {
  const common = [...new Set(guess)].map((colour) =>
    Math.min(countOf(colour, secret), countOf(colour, guess)),
  );
  return common.reduce((sum, count) => sum + count, 0) - exactMatches(secret, guess);
}

function countOf<Colour>(colour: Colour, code: readonly Colour[]): number {
  return code.filter((peg) => peg === colour).length;
}
