import { asTheOtherCounts, fieldA, firstGoalField, type Place, waiting } from '../../board';
import type { Die } from '../../dice';
import type { HouseRules } from '../../house-rules';
import { moved, moveOf, six } from '../../moves';
import { inOrder, isFinished } from '../../setup';
import { type Idleness, idlenessIn } from './idleness';

type Pieces = readonly Place[];

/** What throwing certain eyes does to each set of a player's pieces. */
export interface Throws {
  readonly chance: number;
  /** Whether the player throws once more after it, unless it wins. */
  readonly again: boolean;
  /** The index of the set after the move; -1 where no piece can move. */
  readonly next: Int32Array;
  /** The field on which the piece lands, as the other player counts; -1 where nobody can be captured. */
  readonly landing: Int8Array;
}

/** The sets of pieces on a field, and what is left of each when that piece is captured; both as indices. */
export interface Standing {
  readonly sets: Int32Array;
  readonly without: Int32Array;
}

/**
 * All sets of pieces that a player can come to have with a die, and all that a throw does to them.
 *
 * The sets are in the order of their progress, the furthest first: a move leads to a smaller index, a capture to a
 * greater one.
 */
export interface Chain {
  readonly sets: readonly Pieces[];
  readonly start: number;
  /** 1 for sets that have won. */
  readonly isHome: Uint8Array;
  /** One for each number of eyes that the die shows. */
  readonly throws: readonly Throws[];
  readonly idleness: readonly Idleness[];
  /** For each set, which {@link idleness} it has. */
  readonly idlenessOf: Uint16Array;
  /** One for each field of the track, 0 to 39. */
  readonly standing: readonly Standing[];
}

/** Lists every set of pieces that a die can lead to, captures included, in the order of a {@link Chain}. */
export function reachableSets(die: Die, start: Pieces, houseRules: HouseRules): readonly Pieces[] {
  const eyes = [...new Set(die)];
  const found = new Map<string, Pieces>();
  const open = [inOrder(start)];
  for (let set = open.pop(); set; set = open.pop()) {
    const name = set.join();
    if (found.has(name)) continue;
    found.set(name, set);
    if (isFinished(set)) continue;
    for (const each of eyes) {
      const move = moveOf(set, each, houseRules);
      if (move) open.push(moved(set, move));
    }
    for (const place of set) if (isOnTrack(place)) open.push(captured(set, place));
  }
  return [...found.values()].sort((one, another) => progressOf(another) - progressOf(one));
}

/** Works out what every throw does to every set of pieces that a die can lead to. */
export function chainOf(die: Die, start: Pieces, houseRules: HouseRules): Chain {
  const eyes = [...new Set(die)];
  const moveIn = (set: Pieces, each: number) => (isFinished(set) ? null : moveOf(set, each, houseRules));
  const sets = reachableSets(die, start, houseRules);
  const indices = new Map(sets.map((set, index) => [set.join(), index]));
  const indexOf = (set: Pieces) => Number(indices.get(set.join()));
  const shareOf = (each: number) => die.filter((face) => face === each).length / die.length;

  const throws = eyes.map((each): Throws => {
    const moves = sets.map((set) => ({ set, move: moveIn(set, each) }));
    return {
      chance: shareOf(each),
      again: each === six,
      next: Int32Array.from(moves, ({ set, move }) => (move ? indexOf(moved(set, move)) : -1)),
      landing: Int8Array.from(moves, ({ move }) => (move && asTheOtherCounts(move.to)) ?? -1),
    };
  });
  const standing = Array.from({ length: firstGoalField }, (_, field): Standing => {
    const on = sets.filter((set) => set.includes(field));
    return {
      sets: Int32Array.from(on, indexOf),
      without: Int32Array.from(on, (set) => indexOf(captured(set, field))),
    };
  });
  return {
    sets,
    start: indexOf(inOrder(start)),
    isHome: Uint8Array.from(sets, (set) => Number(isFinished(set))),
    throws,
    ...idlenessIn(sets, die, houseRules),
    standing,
  };
}

function captured(set: Pieces, field: Place): Pieces {
  return moved(set, { from: field, to: waiting });
}

function isOnTrack(place: Place): boolean {
  return place >= fieldA && place < firstGoalField;
}

/** Fields that all pieces together have left behind; every move adds to them. */
function progressOf(set: Pieces): number {
  return set.reduce((sum, place) => sum + place - waiting, 0);
}
