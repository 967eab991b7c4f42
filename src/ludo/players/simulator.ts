import { entryBits, type MoveTable, stuckBit } from './move-table';
import { seededState, type StreamState } from './throws';

/** What the inner loop uses of other modules, where it need not ask for it each time. */
const stuck = stuckBit;
const { pieces: numberBits, landing, half, again, won, lost, endless } = entryBits;

/** Where the streams of throws are opened, one after the other; a game goes on with words of its own. */
const opened: StreamState = new Int32Array(4);

/** Two dice that play each other, and where their games begin. */
export interface Match {
  /** The moves of either side; side 0 is the lower-numbered die. */
  readonly sides: readonly [MoveTable, MoveTable];
  /** Numbers of each side's pieces at the start, in its table. */
  readonly start: readonly [number, number];
  readonly seed: number;
  /** Sets this match's games apart from all others with the same seed. */
  readonly pair: number;
  /** The throws after which a game is broken off. */
  readonly mostThrows: number;
}

/** How games ended; the first two are the side that won. */
export const undecided = 2;
export const brokenOff = 3;

/** Told about every throw: side, index of the face, and the numbers of both sides' pieces after it. */
export type Watcher = (side: number, face: number, mine: number, others: number) => void;

/**
 * Plays one game: the inner loop of every tournament.
 *
 * Even games are begun by side 0, odd ones by side 1. All that a throw needs are a random word, one look-up in the
 * thrower's moves and one in the other's fields. The variables that begin with `other` are those of the player who
 * waits; both sets change places when the die is passed on.
 *
 * @param game its number, from 0; it also names the stream of throws
 * @returns the side that won, {@link undecided} or {@link brokenOff}
 * @see features/ludo/fast-games.feature
 */
export function playGame(match: Match, game: number, watch?: Watcher): number {
  const state = seededState(match.seed, match.pair, game, opened);
  let a = Number(state[0]);
  let b = Number(state[1]);
  let c = Number(state[2]);
  let counter = Number(state[3]);
  let side = game & 1;
  let table = match.sides[side as 0 | 1];
  let pieces = match.start[side as 0 | 1];
  let otherTable = match.sides[(side ^ 1) as 0 | 1];
  let otherPieces = match.start[(side ^ 1) as 0 | 1];

  for (let throws = 0; throws < match.mostThrows; throws += 1) {
    // The generator and the choice of a face, as in throwsOf.
    const { columnOf, unfair } = table;
    let scaled: number;
    do {
      const word = (a + b + counter) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + word) | 0;
      counter = (counter + 1) | 0;
      scaled = (word >>> 16) * columnOf.length;
    } while ((scaled & 0xffff) < unfair);

    const column = Number(columnOf[scaled >>> 16]);
    const entry = Number(table.entries[pieces * table.columns + column]) || table.learn(pieces, column);
    pieces = entry & numberBits;
    // A shift takes the lower five bits of its distance, which are those of the landing.
    if ((Number(otherTable.halves[2 * otherPieces + ((entry >>> half) & 1)]) >>> (entry >> landing)) & 1) {
      otherPieces = otherTable.without(otherPieces, ((entry >>> half) & 1) * 20 + ((entry >> landing) & 31));
    }
    if (watch) watch(side, scaled >>> 16, pieces, otherPieces);

    if (entry & (again | won | lost)) {
      if (entry & won) return side;
      if (entry & lost) {
        const bothStuck =
          Number(table.halves[2 * pieces]) & Number(otherTable.halves[2 * otherPieces]) & stuck;
        if (bothStuck || entry & endless) return undecided;
      }
      if (entry & again) continue;
    }
    const [waitingTable, waitingPieces] = [otherTable, otherPieces];
    otherTable = table;
    otherPieces = pieces;
    table = waitingTable;
    pieces = waitingPieces;
    side ^= 1;
  }
  return brokenOff;
}
