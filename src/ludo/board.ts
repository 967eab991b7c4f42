/** The two players; they sit opposite each other. */
export const players = ['Green', 'Red'] as const;
export type Player = (typeof players)[number];

/**
 * Where a piece stands, as its owner counts: -1 waiting on B, 0 on A, 1 to 39 on the track, 40 to 43 on the goal fields a to d.
 *
 * In a setup that somebody wrote it may be illegal; the rules name it.
 */
export type Place = number;

/** Any of the owner's B fields. */
export const waiting: Place = -1;
/** The field A, on which a piece enters and from which its owner counts. */
export const fieldA: Place = 0;
/** Goal field a; goal fields are counted on from the last field of the track, 39. */
export const firstGoalField: Place = 40;
/** Goal field d. */
export const lastGoalField: Place = 43;

const trackLength = 40;
const halfway = trackLength / 2;

/** Whether a value names a place at all. */
export function isPlace(value: unknown): value is Place {
  return Number.isInteger(value) && Number(value) >= waiting && Number(value) <= lastGoalField;
}

/** Whether a piece stands on a goal field. */
export function isHome(place: Place): boolean {
  return place >= firstGoalField;
}

/** The player opposite. */
export function otherOf(player: Player): Player {
  return player === 'Green' ? 'Red' : 'Green';
}

/**
 * Counts a field of the track as the other player does: the fifth field of one is the 25th of the other.
 *
 * @returns null for places that only their owner can reach: B and the goal
 * @see features/ludo/capturing.feature
 */
export function asTheOtherCounts(place: Place): Place | null {
  return place === waiting || isHome(place) ? null : (place + halfway) % trackLength;
}
