import { RuleViolation } from '../../shared/rule-violation';

/** The codes of a board, each known by its place in the list of all of them. */
export interface CodeIndex {
  readonly pegs: number;
  readonly colours: number;
  /** How many codes there are; they are numbered from 0, in lexicographic order of their pegs. */
  readonly size: number;
  /** Every code, in this order. */
  readonly all: readonly number[];
  /** How many numbers {@link CodeIndex.replyTo} may return, from 0. */
  readonly replies: number;
  /** The reply that ends a game: every peg is black. */
  readonly solved: number;
  /**
   * The key pegs for a guess and a secret, as `(pegs + 1) * black + white`.
   *
   * It is symmetric, and takes a few nanoseconds.
   */
  replyTo(guess: number, secret: number): number;
  /** The pegs of a code from left to right, each a colour from 0. */
  pegsOf(code: number): readonly number[];
  /** The place of a code in the list, from its pegs. */
  codeOf(pegs: readonly number[]): number;
}

/** More codes than that take too long to weigh against each other, pair by pair. */
const mostCodes = 32_768;

/**
 * Lists the codes of a board, ready to be compared fast.
 *
 * Every code carries two sets of bits. In the first, each peg sets one bit for its position and colour: what two codes
 * share there is their black pegs. In the second, a colour that occurs three times sets the first three bits of its
 * field: what two codes share there is the smaller count of each colour, which is black and white together. So a reply
 * is two ANDs and two counts of bits, in words of 32 bits; the classic board needs one word of each.
 *
 * @param pegs from 1
 * @param colours from 1
 * @throws RuleViolation where the board has more than 32,768 codes
 * @see features/mastermind/strategies.feature, where it is held to the plain rule of feedback
 */
export function codeIndexOf(pegs: number, colours: number): CodeIndex {
  const size = colours ** pegs;
  if (!(size <= mostCodes)) {
    throw new RuleViolation(
      `A board of ${pegs} pegs and ${colours} colours has ${size} codes; ${mostCodes} can be weighed against each other.`,
    );
  }
  const words = Math.ceil((pegs * colours) / 32);
  const places = new Int32Array(size * words);
  const counts = new Int32Array(size * words);
  for (let code = 0; code < size; code++) {
    const seen = new Array<number>(colours).fill(0);
    pegsOf(code).forEach((colour, position) => {
      setBit(places, code * words, position * colours + colour);
      setBit(counts, code * words, colour * pegs + (seen[colour] as number));
      seen[colour] = (seen[colour] as number) + 1;
    });
  }

  function pegsOf(code: number): number[] {
    return Array.from({ length: pegs }, (_, position) => {
      return Math.floor(code / colours ** (pegs - 1 - position)) % colours;
    });
  }

  function replyInOneWord(guess: number, secret: number): number {
    const black = bitsIn((places[guess] as number) & (places[secret] as number));
    return pegs * black + bitsIn((counts[guess] as number) & (counts[secret] as number));
  }

  function replyInWords(guess: number, secret: number): number {
    let black = 0;
    let common = 0;
    for (let word = 0; word < words; word++) {
      const [mine, yours] = [guess * words + word, secret * words + word];
      black += bitsIn((places[mine] as number) & (places[yours] as number));
      common += bitsIn((counts[mine] as number) & (counts[yours] as number));
    }
    return pegs * black + common;
  }

  return {
    pegs,
    colours,
    size,
    all: Array.from({ length: size }, (_, code) => code),
    replies: (pegs + 1) * pegs + 1,
    solved: (pegs + 1) * pegs,
    replyTo: words === 1 ? replyInOneWord : replyInWords,
    pegsOf,
    codeOf: (code) => code.reduce((index, colour) => index * colours + colour, 0),
  };
}

/** The black and white key pegs of a reply. */
export function keyPegsOf(index: CodeIndex, reply: number): { black: number; white: number } {
  const black = Math.floor(reply / (index.pegs + 1));
  return { black, white: reply % (index.pegs + 1) };
}

function setBit(set: Int32Array, from: number, bit: number): void {
  const word = from + (bit >>> 5);
  set[word] = (set[word] as number) | (1 << (bit & 31));
}

function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
