/** A number from 0 up to but not including 1, another one at each call. */
export type Chance = () => number;

/**
 * Starts a row of chance numbers that is the same for the same seed on every machine (Tommy Ettinger's mulberry32).
 *
 * @param seed a whole number; its lowest 32 bits count
 */
export function chanceFrom(seed: number): Chance {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Makes a seed of its own for whatever follows another number, so that neighbours share nothing. */
export function seedAfter(seed: number, next: number): number {
  return Math.imul(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + next + 1, 0xc2b2ae35) | 0;
}
