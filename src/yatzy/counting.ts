import type { Category } from './categories';
import { type Eyes, eyes, type Roll } from './dice';

/** Picks the dice that count, in the order they lie; none of them where the roll does not fit the category. */
type Count = (roll: Roll) => Roll;

/**
 * Which dice of a roll count in each category: the rules of scoring.
 *
 * @see features/yatzy, one feature a category, after Emily Bache's Yatzy kata (document 002)
 */
export const diceThatCount: Readonly<Record<Category, Count>> = {
  chance: (roll) => roll,
  yatzy: ofAKind(5),
  ones: showing(1),
  twos: showing(2),
  threes: showing(3),
  fours: showing(4),
  fives: showing(5),
  sixes: showing(6),
  pair: ofAKind(2),
  'two pairs': twoPairs,
  'three of a kind': ofAKind(3),
  'four of a kind': ofAKind(4),
  'small straight': straight([1, 2, 3, 4, 5]),
  'large straight': straight([2, 3, 4, 5, 6]),
  'full house': fullHouse,
};

function showing(wanted: Eyes): Count {
  return (roll) => roll.filter((die) => die === wanted);
}

function ofAKind(count: number): Count {
  return (roll) => take(count, eyesOfAtLeast(count, roll).slice(0, 1), roll);
}

function twoPairs(roll: Roll): Roll {
  const pairs = eyesOfAtLeast(2, roll);
  return pairs.length === 2 ? take(2, pairs, roll) : [];
}

function straight(wanted: Roll): Count {
  return (roll) => (wanted.every((eye) => roll.includes(eye)) ? roll : []);
}

function fullHouse(roll: Roll): Roll {
  return eyesOfAtLeast(2, roll).length === 2 && eyesOfAtLeast(3, roll).length === 1 ? roll : [];
}

/** The eyes that so many dice show, or more, the highest first. */
function eyesOfAtLeast(count: number, roll: Roll): readonly Eyes[] {
  return eyes.filter((each) => roll.filter((die) => die === each).length >= count).reverse();
}

/** So many dice of each of the wanted eyes, and no more. */
function take(count: number, wanted: readonly Eyes[], roll: Roll): Roll {
  return roll.filter((die, index) => {
    const earlier = roll.slice(0, index).filter((each) => each === die);
    return wanted.includes(die) && earlier.length < count;
  });
}
