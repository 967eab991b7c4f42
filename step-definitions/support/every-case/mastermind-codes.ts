import type { Code, Colour } from '../../../src/mastermind';
import { everyList } from './tally';

export const everyColour: readonly Colour[] = ['Red', 'Green', 'Blue', 'Yellow', 'Purple', 'Orange'];

/** All 1,296 codes. */
export const everyCode: readonly Code[] = everyList(everyColour, 4);

/** Answers as a code maker does who takes pegs off the board: those that agree first, then pair by pair. */
export function answerByPairing(secret: Code, guess: Code): string {
  const [left, others]: [Colour[], Colour[]] = [[], []];
  guess.forEach((peg, hole) => {
    if (peg === secret[hole]) return;
    left.push(peg);
    others.push(secret[hole] as Colour);
  });
  const blacks = guess.length - left.length;
  let whites = 0;
  for (const peg of left) {
    const pair = others.indexOf(peg);
    if (pair < 0) continue;
    others.splice(pair, 1);
    whites += 1;
  }
  return answers[blacks]?.[whites] ?? '';
}

/** Every answer as features write it, by the numbers of black and of white key pegs. */
const answers = [0, 1, 2, 3, 4].map((blacks) =>
  [0, 1, 2, 3, 4].map((whites) => [...'B'.repeat(blacks), ...'W'.repeat(whites)].join(' ')),
);
