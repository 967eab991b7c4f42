import { type Codes, type Packed, stillPossible } from './codes';

/** How many of the draws B wins, and with which proposal first. */
export interface MostWins {
  /** Draws that B wins; all draws of the board are the ways of all codes together. */
  readonly ways: number;
  readonly proposal: Packed;
}

/**
 * Prepares the search for the proposal that wins as many draws as can be won, for boards where no win can be forced.
 *
 * Every secret counts as often as it is drawn. The search looks at all proposals and all answers to the end, but skips
 * proposals that split the possible codes like one before them, and stops where nothing can be added: so many steps win
 * at best the likeliest codes, as many as they can tell apart. What was found is remembered.
 *
 * @returns a function of the possible codes and the steps left, both at least one
 * @see features/mastermind-generalised/most-wins.feature
 */
export function mostWinsOn(codes: Codes): (possible: Uint32Array, left: number) => MostWins {
  const known = new Map<string, MostWins>();

  function boundOn(possible: Uint32Array, left: number): number {
    const told = Array.from({ length: left }).reduce<number>((sum) => 1 + (codes.answers - 1) * sum, 0);
    const ways = Array.from(possible, codes.waysOf).sort((one, other) => other - one);
    return ways.slice(0, told).reduce((sum, each) => sum + each, 0);
  }

  function search(possible: Uint32Array, left: number): MostWins {
    const bound = boundOn(possible, left);
    let best: MostWins = { ways: 0, proposal: possible[0] as Packed };
    const seen = new Set<string>();
    // A possible code may be the secret, so those are looked at first.
    for (const proposal of [...possible, ...codes.all]) {
      const answers = possible.map(codes.answersTo(proposal));
      if (seen.size === seen.add(answers.join()).size) continue;
      let ways = 0;
      for (const answer of new Set(answers)) {
        if (answer === codes.solved) ways += codes.waysOf(proposal);
        else if (left > 1) ways += mostWins(stillPossible(codes, possible, proposal, answer), left - 1).ways;
      }
      if (ways > best.ways) best = { ways, proposal };
      if (best.ways === bound) break;
    }
    return best;
  }

  function mostWins(possible: Uint32Array, left: number): MostWins {
    const name = `${left}:${possible.join()}`;
    const found = known.get(name) ?? search(possible, left);
    known.set(name, found);
    return found;
  }
  return mostWins;
}
