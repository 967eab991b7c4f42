import type { Category, Eyes, Roll } from '../../../src/yatzy';
import { everyList } from './tally';

/** All 7,776 ways in which five dice can lie. */
export const everyRoll = everyList<Eyes>([1, 2, 3, 4, 5, 6], 5);

/** What dice look like that make each category, from the least to the most eyes; no other dice among them. */
const looks: Readonly<Record<Category, RegExp>> = {
  chance: /^.{5}$/,
  yatzy: /^(.)\1{4}$/,
  ones: /^1+$/,
  twos: /^2+$/,
  threes: /^3+$/,
  fours: /^4+$/,
  fives: /^5+$/,
  sixes: /^6+$/,
  pair: /^(.)\1$/,
  'two pairs': /^(.)\1(?!\1)(.)\2$/,
  'three of a kind': /^(.)\1\1$/,
  'four of a kind': /^(.)\1\1\1$/,
  'small straight': /^12345$/,
  'large straight': /^23456$/,
  'full house': /^(?:(.)\1(?!\1)(.)\2\2|(.)\3\3(?!\3)(.)\4)$/,
};

export const everyCategory = Object.keys(looks) as readonly Category[];

/** The most points that any of the dice make in a category: their sum, or 50 for a yatzy. */
export function bestOf(roll: Roll, category: Category): number {
  const made = choicesOf(roll).filter((dice) => looks[category].test(dice));
  return Math.max(0, ...made.map((dice) => (category === 'yatzy' ? 50 : sumOf(dice))));
}

/** Choices by the dice that they are made from: there are only 252 rolls that differ in more than order. */
const known = new Map<string, readonly string[]>();

/** All choices of some of the dice, each as a text from the least to the most eyes. */
function choicesOf(roll: Roll): readonly string[] {
  const dice = roll.toSorted();
  const choices = known.get(dice.join()) ?? [
    ...new Set(dice.reduce((some, die) => [...some, ...some.map((each) => `${each}${die}`)], [''])),
  ];
  known.set(dice.join(), choices);
  return choices;
}

function sumOf(dice: string): number {
  return [...dice].reduce((sum, die) => sum + Number(die), 0);
}
