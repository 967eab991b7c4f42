import type { Chance } from '../../shared/chance';
import type { Codes, Packed } from './codes';

/** The published strategies that look one proposal ahead: what makes a proposal bad, so the least is best. */
const penalties = {
  /** The answer that leaves most codes, however likely they are (Knuth 1977). */
  'worst-case': (chances, solved) => Math.max(...chances.filter((_, answer) => answer !== solved)),
  /** What is left to learn, in natural units; a solved game needs no further proposal either (Neuwirth 1982). */
  entropy: (chances, solved) => {
    let known = 0;
    for (const chance of chances) if (chance > 0) known += chance * Math.log(chance);
    return known - (chances[solved] as number);
  },
  /** The share of the codes to expect afterwards (Irving 1979). */
  'expected-size': (chances, solved) =>
    chances.reduce((sum, chance, answer) => (answer === solved ? sum : sum + chance * chance), 0),
  /** As many different answers as possible (Kooi 2005). */
  'most-parts': (chances) => -chances.filter((chance) => chance > 0).length,
} as const satisfies Record<string, (chances: Float64Array, solved: number) => number>;

export type Penalty = keyof typeof penalties;

/** How many codes stand for all of them, how many of them are tried as proposals, and how many of these are improved. */
const [sampled, tried, improved] = [1000, 100, 3];
/** Up to so many codes every one of them is tried. */
const fewCodes = 5000;
/** Sums in another order may differ by this much and still be equal. */
const alike = 1e-9;

interface Candidate {
  readonly proposal: Packed;
  readonly penalty: number;
}

/**
 * Chooses a proposal by a penalty on the chances of its answers.
 *
 * Every possible code counts as often as it is drawn, but for the worst case, where all count alike. Where there are too many codes to try all, a seeded sample
 * of the possible ones stands for all; a sample of possible codes is tried, and the best of them are improved by changing
 * one position or swapping two as long as that helps. Of equally good proposals a possible one is taken, then the first.
 *
 * @param possible at least one code
 * @param chance the only source of chance, so the same seed gives the same proposal on every machine
 * @see features/mastermind-generalised/large-boards.feature
 */
export function proposalBy(strategy: Penalty, codes: Codes, possible: Uint32Array, chance: Chance): Packed {
  const { answers, solved } = codes;
  // Of two codes the likelier is proposed: it either solves the game or leaves the other.
  if (possible.length <= 2) return likeliest(codes, possible);
  const sample = sampleOf(possible, sampled, chance);
  const ways = Float64Array.from(sample, (code) => (strategy === 'worst-case' ? 1 : codes.waysOf(code)));
  const sum = ways.reduce((total, each) => total + each, 0);
  const shares = ways.map((each) => each / sum);
  const chances = new Float64Array(answers);
  const penaltyOf = penalties[strategy];

  function candidate(proposal: Packed): Candidate {
    const answerTo = codes.answersTo(proposal);
    chances.fill(0);
    for (let index = 0; index < sample.length; index++) {
      const answer = answerTo(sample[index] as number);
      chances[answer] = (chances[answer] as number) + (shares[index] as number);
    }
    return { proposal, penalty: penaltyOf(chances, solved) };
  }

  const better = (one: Candidate, other: Candidate) => (other.penalty < one.penalty - alike ? other : one);
  const everyCode = codes.all.length <= fewCodes;
  if (everyCode) return bestOf(codes.all, bestOf(possible)).proposal;
  const first = Array.from(sampleOf(possible, tried, chance), candidate);
  const starts = first.sort((one, other) => one.penalty - other.penalty).slice(0, improved);
  return [...starts, ...starts.map(climb)].reduce(better).proposal;

  function bestOf(proposals: Uint32Array, before = candidate(proposals[0] as Packed)): Candidate {
    return proposals.reduce((best, proposal) => better(best, candidate(proposal)), before);
  }

  function climb(start: Candidate): Candidate {
    const next = neighboursOf(codes, start.proposal).map(candidate).reduce(better, start);
    return next === start ? start : climb(next);
  }
}

/** Draws a possible code at random, each as often as the balls would show it. */
export function drawnCode(codes: Codes, possible: Uint32Array, chance: Chance): Packed {
  const most = codes.board.m ** codes.board.k;
  for (;;) {
    const code = possible[Math.floor(chance() * possible.length)] as Packed;
    if (chance() * most < codes.waysOf(code)) return code;
  }
}

function likeliest(codes: Codes, possible: Uint32Array): Packed {
  return possible.reduce((one, other) => (codes.waysOf(other) > codes.waysOf(one) ? other : one));
}

function sampleOf(possible: Uint32Array, size: number, chance: Chance): Uint32Array {
  if (possible.length <= size) return possible;
  return Uint32Array.from({ length: size }, () => possible[Math.floor(chance() * possible.length)] as Packed);
}

/** The legal codes that differ from a code in one position, or by the exchange of two. */
function neighboursOf({ board, colourAt, replaced, waysOf }: Codes, code: Packed): readonly Packed[] {
  const { n, k } = board;
  const neighbours: Packed[] = [];
  for (let position = 0; position < k; position++) {
    for (let colour = 0; colour < n; colour++) neighbours.push(replaced(code, position, colour));
    for (let other = 0; other < position; other++) {
      const [one, two] = [colourAt(code, position), colourAt(code, other)];
      neighbours.push(replaced(replaced(code, position, two), other, one));
    }
  }
  // A code with too many of a colour comes up in no draw.
  return neighbours.filter((each) => each !== code && waysOf(each) > 0);
}
