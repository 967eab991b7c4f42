import { array, boolean, constantFrom, record, shuffledSubarray, tuple } from 'fast-check';
import type { Eyes } from '../src/yatzy';
import type { Cases } from './support/any-case';

export const die = constantFrom<Eyes[]>(1, 2, 3, 4, 5, 6);
export const fiveDice = tuple(die, die, die, die, die);
export const anyMask = array(boolean(), { minLength: 5, maxLength: 5 });

/** Five dice, the same in another order, some of them held, and who plays. */
export interface AnyRoll {
  readonly roll: readonly Eyes[];
  readonly order: readonly number[];
  readonly holds: readonly boolean[];
  readonly players: readonly string[];
}

export const anyRoll: Cases<AnyRoll> = {
  arbitrary: record({
    roll: fiveDice,
    order: shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5, maxLength: 5 }),
    holds: anyMask,
    players: shuffledSubarray(['Ann', 'Bob', 'Cid', 'Dee']),
  }),
  feature: 'the feature of its category',
  rows: ({ roll }) => [
    ['why', 'roll', 'score'],
    ['found by chance', roll.join(), '?'],
  ],
};

/** What is held of a roll: its eyes where a die is held, nothing where it is thrown again. */
export function heldOf(roll: readonly unknown[], holds: readonly boolean[]): readonly unknown[] {
  return roll.map((eyes, index) => (holds[index] ? eyes : null));
}
