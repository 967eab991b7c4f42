/** The four words that a generator goes on from: three mixed ones and a counter. */
export type StreamState = Int32Array<ArrayBuffer>;

/** Rounds after which the seed is mixed into every bit, as the generator's author has it. */
const warmingUp = 15;

/** The most faces a die may have, so that sixteen random bits choose one of them. */
export const mostFaces = 65_536;

/**
 * Opens the stream of throws of one game; every triple of numbers from 0 to 2^32 - 1 gives a stream of its own.
 *
 * @param state where the words go; a new place for each of millions of games would take time
 */
export function seededState(
  seed: number,
  pair: number,
  game: number,
  state: StreamState = new Int32Array(4),
): StreamState {
  state[0] = seed;
  state[1] = pair;
  state[2] = game;
  state[3] = 1;
  for (let round = 0; round < warmingUp; round += 1) nextWord(state);
  return state;
}

/**
 * Throws dice, one stream for each game, the same on every machine.
 *
 * The words come from sfc32, the small fast counting generator of Chris Doty-Humphrey (PractRand, in the public
 * domain); a face is chosen without bias by Lemire's multiplication ("Fast random integer generation in an interval",
 * 2019) of the upper half of a word. The simulator does the same in its inner loop.
 *
 * @returns a function that throws a die with so many faces, 1 to 65,536, and gives the index of a face from 0
 * @see features/ludo/fast-games.feature
 */
export function throwsOf(seed: number, pair: number, game: number): (faces: number) => number {
  const state = seededState(seed, pair, game);
  return (faces) => {
    for (;;) {
      const scaled = (nextWord(state) >>> 16) * faces;
      if ((scaled & 0xffff) >= mostFaces % faces) return scaled >>> 16;
    }
  };
}

function nextWord(state: StreamState): number {
  const a = Number(state[0]);
  const b = Number(state[1]);
  const c = Number(state[2]);
  const counter = Number(state[3]);
  const word = (a + b + counter) | 0;
  state[0] = b ^ (b >>> 9);
  state[1] = c + (c << 3);
  state[2] = ((c << 21) | (c >>> 11)) + word;
  state[3] = counter + 1;
  return word;
}
