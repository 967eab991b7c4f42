import { type Place, waiting } from '../board';

/** The bits of a place in a name: enough for nothing, B, the track and the goal. */
const bits = 6;

/**
 * Room for so many sets to begin with, where ordinary games lead to some ten thousand: little enough to be full in the first game.
 *
 * An array that was never replaced is compiled as a constant. Where the first replacement came later it undid what had just
 * been compiled, and now and then games took almost twice the time from then on.
 */
export const firstRoom = 16;

/** Numbers sets of a player's pieces from 0, in the order in which they are met. */
export class PieceNumbers {
  private names = new Int32Array(firstRoom);
  private readonly numbers = new Map<number, number>();

  /** How many sets have been met. */
  get size(): number {
    return this.numbers.size;
  }

  /** The number of pieces in order, the rearmost first. */
  numberOf(pieces: readonly Place[]): number {
    const name = nameOf(pieces);
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    const number = this.size;
    if (number === this.names.length) this.names = doubled(this.names);
    this.names[number] = name;
    this.numbers.set(name, number);
    return number;
  }

  /** The pieces that have a number. */
  piecesOf(number: number): readonly Place[] {
    const pieces: Place[] = [];
    for (let name = Number(this.names[number]); name > 0; name >>= bits) {
      pieces.push((name & ((1 << bits) - 1)) - 1 + waiting);
    }
    return pieces;
  }
}

/** Gives words twice the room. */
export function doubled(words: Int32Array): Int32Array<ArrayBuffer> {
  const greater = new Int32Array(2 * words.length);
  greater.set(words);
  return greater;
}

/** Packs pieces into one number, six bits for each place, the rearmost lowest: 0 is none, so it ends where the pieces do. */
function nameOf(pieces: readonly Place[]): number {
  return pieces.reduceRight((name, place) => (name << bits) + place - waiting + 1, 0);
}
