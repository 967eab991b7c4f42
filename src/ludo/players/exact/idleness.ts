import type { Place } from '../../board';
import type { Die } from '../../dice';
import type { HouseRules } from '../../house-rules';
import { moveOf, six } from '../../moves';

/** How likely a throw is that moves none of a set's pieces. */
export interface Idleness {
  /** Chance of such a throw that passes the die on. */
  readonly over: number;
  /** Chance of such a throw that gives another one. */
  readonly again: number;
  /** Whether no face of the die moves a piece. */
  readonly isStuck: boolean;
}

/**
 * Says for each set of pieces how likely a throw is that moves none of them.
 *
 * @returns the different cases there are, and for each set which of them it is
 */
export function idlenessIn(
  sets: readonly (readonly Place[])[],
  die: Die,
  houseRules: HouseRules,
): { readonly idleness: readonly Idleness[]; readonly idlenessOf: Uint16Array } {
  const cases = new Map<string, Idleness>();
  const names = sets.map((set) => {
    const lost = die.filter((eyes) => moveOf(set, eyes, houseRules) === null);
    const again = houseRules.throwAgainAfterDeadSix ? lost.filter((eyes) => eyes === six).length : 0;
    const name = `${lost.length} ${again}`;
    cases.set(name, {
      over: (lost.length - again) / die.length,
      again: again / die.length,
      isStuck: lost.length === die.length,
    });
    return name;
  });
  const numbers = new Map([...cases.keys()].map((name, number) => [name, number]));
  return {
    idleness: [...cases.values()],
    idlenessOf: Uint16Array.from(names, (name) => Number(numbers.get(name))),
  };
}

/**
 * Solves the two equations of a position: with m and t for the players' idleness,
 * `throwing = gained + m.again * throwing + m.over * waiting` and `waiting = left + t.again * waiting + t.over * throwing`.
 *
 * Where nobody can move, or one throws for ever, nobody wins.
 *
 * @returns the parts of gained and left in throwing, then those in waiting
 */
export function weightsOf(mine: Idleness, theirs: Idleness): readonly [number, number, number, number] {
  if (mine.isStuck && theirs.isStuck) return [0, 0, 0, 0];
  if (mine.again === 1) return [0, 0, 0, 1 / (1 - theirs.again)];
  if (theirs.again === 1) return [1 / (1 - mine.again), 0, 0, 0];
  const scale = 1 / ((1 - mine.again) * (1 - theirs.again) - mine.over * theirs.over);
  return [(1 - theirs.again) * scale, mine.over * scale, theirs.over * scale, (1 - mine.again) * scale];
}
