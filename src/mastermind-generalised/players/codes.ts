import { RuleViolation } from '../../shared/rule-violation';
import type { Code } from '../colour';
import { type Board, countOfCodes } from './board';

export type { Board };

/** A code in one number: colours from 0 in fields of equal width, so that numbers are ordered as codes are. */
export type Packed = number;

/** All codes of a board, ready to be compared fast. */
export interface Codes {
  readonly board: Board;
  /** Every legal code, in lexicographic order. */
  readonly all: Uint32Array;
  /** How many numbers an answer may be, from 0. */
  readonly answers: number;
  /** The answer to the secret itself. */
  readonly solved: number;
  /** The answer to a proposal: matches, or `(k + 1) * matches + misplaced` where colours are told too. */
  readonly answersTo: (proposal: Packed) => (secret: Packed) => number;
  /** In how many of the draws this code comes up. */
  readonly waysOf: (code: Packed) => number;
  /** The colour from 0 at a position from 0. */
  readonly colourAt: (code: Packed, position: number) => number;
  /** The code with another colour at a position. */
  readonly replaced: (code: Packed, position: number, colour: number) => Packed;
  readonly pack: (code: Code) => Packed;
  readonly unpack: (code: Packed) => Code;
}

/** As many codes as the document's demo has: 8 colours in 8 positions. */
const mostCodes = 2 ** 24;

/**
 * Lists the codes of a board.
 *
 * A code is a number of at most 32 bits, so two codes are compared at once: where their exclusive or has a field of
 * zeros, they agree. A list of the possible codes is a row of such numbers, and an answer filters it in one pass.
 *
 * @throws RuleViolation where there are more codes than 16,777,216, or a code needs more than 32 bits
 * @see features/mastermind-generalised/large-boards.feature
 */
export function codesOf(board: Board): Codes {
  const { n, m, k, coloursToo = false } = board;
  const width = Math.max(1, Math.ceil(Math.log2(n)));
  const size = countOfCodes(board);
  if (size > mostCodes || width * k > 32) {
    throw new RuleViolation(
      `The breaker plays boards of at most ${mostCodes} codes of 32 bits; n = ${n}, m = ${m}, k = ${k} has ${size} codes of ${width * k} bits.`,
    );
  }
  const field = 2 ** width - 1;
  const shiftOf = (position: number) => width * (k - 1 - position);
  const rowOf = (colour: number) =>
    Array.from({ length: k }).reduce<number>((row) => (row << width) | colour, 0) >>> 0;
  const low = rowOf(1);
  const rows = Array.from({ length: n }, (_, colour) => rowOf(colour));
  const colourAt = (code: Packed, position: number) => (code >>> shiftOf(position)) & field;

  function matches(one: Packed, other: Packed): number {
    const difference = one ^ other;
    let wrong = difference;
    for (let bit = 1; bit < width; bit++) wrong |= difference >>> bit;
    return k - bitsIn(wrong & low);
  }

  function answersTo(proposal: Packed): (secret: Packed) => number {
    if (!coloursToo) return (secret) => matches(proposal, secret);
    const counted = rows
      .map((row) => ({ row, count: matches(row, proposal) }))
      .filter(({ count }) => count > 0);
    return (secret) => {
      let common = 0;
      for (const { row, count } of counted) common += Math.min(count, matches(row, secret));
      return k * matches(proposal, secret) + common;
    };
  }

  const counts = new Uint8Array(n);
  function waysOf(code: Packed): number {
    counts.fill(0);
    let ways = 1;
    for (let position = 0; position < k; position++) {
      const colour = colourAt(code, position);
      ways *= m - (counts[colour] as number);
      counts[colour] = (counts[colour] as number) + 1;
    }
    return ways;
  }

  function list(): Uint32Array {
    const codes = new Uint32Array(size);
    let listed = 0;
    counts.fill(0);
    place(0, 0);
    return codes;

    function place(code: Packed, position: number): void {
      if (position === k) {
        codes[listed++] = code;
        return;
      }
      for (let colour = 0; colour < n; colour++) {
        if (counts[colour] === m) continue;
        counts[colour] = (counts[colour] as number) + 1;
        place((code << width) | colour, position + 1);
        counts[colour] = (counts[colour] as number) - 1;
      }
    }
  }
  let all: Uint32Array | undefined;

  return {
    board,
    // Whoever only compares two codes needs no list.
    get all() {
      return (all ??= list());
    },
    answers: coloursToo ? (k + 1) * k + 1 : k + 1,
    solved: coloursToo ? (k + 1) * k : k,
    answersTo,
    waysOf,
    colourAt,
    replaced: (code, position, colour) =>
      ((code & ~(field << shiftOf(position))) | (colour << shiftOf(position))) >>> 0,
    pack: (code) => code.reduce((packed, colour) => (packed << width) | (colour - 1), 0) >>> 0,
    unpack: (code) => Array.from({ length: k }, (_, position) => colourAt(code, position) + 1),
  };
}

/** The codes that would have given this answer to this proposal, in the order of the list. */
export function stillPossible(
  codes: Codes,
  possible: Uint32Array,
  proposal: Packed,
  answer: number,
): Uint32Array {
  const answerTo = codes.answersTo(proposal);
  return possible.filter((code) => answerTo(code) === answer);
}

function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
