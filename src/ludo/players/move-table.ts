import { asTheOtherCounts, lastGoalField, type Place, waiting } from '../board';
import type { Die } from '../dice';
import type { HouseRules } from '../house-rules';
import { moved, moveOf, six } from '../moves';
import { isFinished } from '../setup';
import { doubled, firstRoom, PieceNumbers } from './piece-numbers';
import { mostFaces } from './throws';

/**
 * What a throw does to a player's own pieces, packed into one word; 0 stands for what nobody has worked out yet.
 *
 * Bits 0 to 17 number the pieces after the move. Bits 18 to 22 and bit 23 say where they landed, as the other player counts: the
 * bit and the half of the track. The rest are flags.
 */
export const entryBits = {
  pieces: 0x3_ffff,
  landing: 18,
  half: 23,
  again: 1 << 24,
  won: 1 << 25,
  lost: 1 << 26,
  endless: 1 << 27,
  known: 1 << 28,
} as const;

/** In a half of the track: no face of the die can move these pieces. Bits 0 to 19 are fields with a piece on them. */
export const stuckBit = 1 << 30;

const mostPieces = 4;
const halfTrack = 20;
/** A bit that no half of the track sets: landing where nobody can be captured. */
const nowhere = 31 << entryBits.landing;

/**
 * The moves of one die, each worked out by the rules when it is first needed and looked up from then on.
 *
 * This is what makes the simulator fast: moves are forced and depend on a player's own pieces alone, so a throw is
 * one look-up instead of a search for the foremost piece. Pieces get numbers in the order in which they are met, which
 * keeps those of ordinary games close together in memory; what nobody meets costs nothing. The arrays are replaced by
 * greater ones when they are full, so nobody may keep hold of them.
 */
export class MoveTable {
  /** The column of each face; faces with equal eyes share one. */
  readonly columnOf: Uint8Array;
  readonly columns: number;
  /** How many of the 65,536 values of sixteen bits must be thrown away, so that all faces are equally likely. */
  readonly unfair: number;
  /** The entry of pieces and column at `pieces * columns + column`. */
  entries: Int32Array;
  /** Fields 0 to 19 of pieces at `2 * pieces`, with the bit {@link stuckBit}; fields 20 to 39 behind it. */
  halves: Int32Array = new Int32Array(2 * firstRoom);
  private captures: Int32Array = new Int32Array(mostPieces * firstRoom);
  private readonly eyes: readonly number[];
  private readonly numbers = new PieceNumbers();

  constructor(
    die: Die,
    private readonly houseRules: HouseRules,
  ) {
    // Eyes that overshoot d from everywhere move nothing, as 0 does; one column serves them all.
    const faces = die.map((eyes) => (eyes > lastGoalField ? 0 : eyes));
    this.eyes = [...new Set(faces)];
    this.columns = this.eyes.length;
    this.unfair = mostFaces % die.length;
    this.columnOf = Uint8Array.from(faces, (eyes) => this.eyes.indexOf(eyes));
    this.entries = new Int32Array(this.columns * firstRoom);
  }

  /** The number of pieces in order, the rearmost first; a new one if they are met for the first time. */
  numberOf(pieces: readonly Place[]): number {
    const { size } = this.numbers;
    const number = this.numbers.numberOf(pieces);
    if (number === size) this.describe(number, pieces);
    return number;
  }

  /** The pieces that have a number. */
  piecesOf(number: number): readonly Place[] {
    return this.numbers.piecesOf(number);
  }

  /** Works out an entry by the rules. */
  learn(number: number, column: number): number {
    const eyes = Number(this.eyes[column]);
    const entry = entryBits.known | this.afterThrow(this.piecesOf(number), eyes);
    this.entries[number * this.columns + column] = entry;
    return entry;
  }

  /** The number of pieces after the one on a field of the track, 0 to 39, was sent back to B. */
  without(number: number, field: Place): number {
    const at = number * mostPieces + this.piecesBehind(number, field);
    const known = Number(this.captures[at]);
    if (known !== 0) return known - 1;
    const left = this.numberOf(moved(this.piecesOf(number), { from: field, to: waiting }));
    // One more than the number, because 0 stands for what nobody has worked out yet.
    this.captures[at] = left + 1;
    return left;
  }

  /** How many pieces stand on the track before a field. */
  private piecesBehind(number: number, field: Place): number {
    const [first, second] = [Number(this.halves[2 * number]), Number(this.halves[2 * number + 1])];
    return field < halfTrack
      ? countOf(first & ((1 << field) - 1))
      : countOf(first & (stuckBit - 1)) + countOf(second & ((1 << (field - halfTrack)) - 1));
  }

  private describe(number: number, pieces: readonly Place[]): void {
    if (2 * number === this.halves.length) {
      this.entries = doubled(this.entries);
      this.halves = doubled(this.halves);
      this.captures = doubled(this.captures);
    }
    const isStuck = this.eyes.every((eyes) => moveOf(pieces, eyes, this.houseRules) === null);
    this.halves[2 * number] = fieldsOf(pieces, 0) | (isStuck ? stuckBit : 0);
    this.halves[2 * number + 1] = fieldsOf(pieces, halfTrack);
  }

  private afterThrow(pieces: readonly Place[], eyes: number): number {
    const move = moveOf(pieces, eyes, this.houseRules);
    if (move === null) {
      const again = eyes === six && this.houseRules.throwAgainAfterDeadSix;
      const endless = again && this.eyes.length === 1;
      return (
        this.numberOf(pieces) |
        nowhere |
        entryBits.lost |
        (again ? entryBits.again : 0) |
        (endless ? entryBits.endless : 0)
      );
    }
    const after = moved(pieces, move);
    return (
      this.numberOf(after) |
      landingOf(move.to) |
      (isFinished(after) ? entryBits.won : 0) |
      (eyes === six ? entryBits.again : 0)
    );
  }
}

function countOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Twenty fields of the track from the first one on, each a bit that tells whether a piece stands there. */
function fieldsOf(pieces: readonly Place[], first: Place): number {
  return pieces
    .filter((place) => place >= first && place < first + halfTrack)
    .reduce((fields, place) => fields | (1 << (place - first)), 0);
}

function landingOf(to: Place): number {
  const field = asTheOtherCounts(to);
  if (field === null) return nowhere;
  return ((field % halfTrack) << entryBits.landing) | (Math.trunc(field / halfTrack) << entryBits.half);
}
