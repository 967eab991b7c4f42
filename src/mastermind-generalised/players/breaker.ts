import { chanceFrom, seedAfter } from '../../shared/chance';
import { type Codes, type Packed, stillPossible } from './codes';
import { wonByEvenSplits } from './even-splits';
import { type Effort, minimaxOn } from './minimax';
import { mostWinsOn } from './most-wins';
import { drawnCode, type Penalty, proposalBy } from './weighing';

/** The ways in which the machine can play B. */
export const strategies = [
  'best',
  'minimax',
  'entropy',
  'expected-size',
  'most-parts',
  'worst-case',
  'first-possible',
  'random-possible',
] as const;
export type Strategy = (typeof strategies)[number];

/** What the machine thinks of a position. */
export interface Advice {
  readonly proposal: Packed;
  /** What the exact search says, where it was asked. */
  readonly search?: Effort & {
    /** Proposals that B needs at most, this one included. */
    readonly steps: number;
    /** Whether that is proven. */
    readonly proven: boolean;
  };
  /** Draws that B still wins of those that are still possible, where that was asked. */
  readonly wins?: { readonly ways: number; readonly of: number };
}

/** A player of B: a function of the codes that are still possible, the steps left and the answers given so far. */
export type Breaker = (possible: Uint32Array, left: number, answers: readonly number[]) => Advice;

/** Codes up to which the exact search is tried, and positions that it may look at for one proposal. */
export const exactSearch = { codes: 5000, nodes: 5000 } as const;
/** Codes up to which all games are played out where no win can be forced. */
const playedOut = 64;

/**
 * Prepares a player of B.
 *
 * `best` goes by entropy as long as the exact search sees that the game is still won in time after it, and otherwise
 * forces the win; where no win can be forced, it wins as many draws as can be won. On boards too large for that search it
 * goes by entropy alone.
 *
 * @param seed a whole number; proposals depend on it and on the answers alone
 * @see features/mastermind-generalised/strategies.feature
 */
export function breakerOn(codes: Codes, strategy: Strategy, seed: number): Breaker {
  const minimax = minimaxOn(codes);
  const isWon = wonByEvenSplits(codes);
  const mostWins = mostWinsOn(codes);
  const chanceAfter = (answers: readonly number[]) => chanceFrom(answers.reduce(seedAfter, seed));
  const weighed = (by: Penalty, possible: Uint32Array, answers: readonly number[]) => ({
    proposal: proposalBy(by, codes, possible, chanceAfter(answers)),
  });

  function search(possible: Uint32Array): Advice & Required<Pick<Advice, 'search'>> {
    const { proposal, ...found } = minimax.verdictOn(possible, exactSearch.nodes);
    return { proposal, search: found };
  }

  function best(possible: Uint32Array, left: number, answers: readonly number[]): Advice {
    if (codes.all.length > exactSearch.codes) return weighed('entropy', possible, answers);
    const advice = weighed('entropy', possible, answers);
    if (winsAfter(advice.proposal, possible, left)) return advice;
    const found = search(possible);
    if (found.search.steps <= left || codes.all.length > playedOut) return found;
    const { proposal, ways } = mostWins(possible, left);
    return { ...found, proposal, wins: { ways, of: drawsOf(codes, possible) } };
  }

  function winsAfter(proposal: Packed, possible: Uint32Array, left: number): boolean {
    const answers = new Set(possible.map(codes.answersTo(proposal)));
    answers.delete(codes.solved);
    return [...answers].every((answer) => {
      const part = stillPossible(codes, possible, proposal, answer);
      return isWon(part, left - 1) || minimax.winsWithin(part, left - 1, exactSearch.nodes);
    });
  }

  return (possible, left, answers) => {
    switch (strategy) {
      case 'best':
        return best(possible, left, answers);
      case 'minimax':
        return search(possible);
      case 'first-possible':
        return { proposal: possible[0] as Packed };
      case 'random-possible':
        return { proposal: drawnCode(codes, possible, chanceAfter(answers)) };
      case 'entropy':
      case 'expected-size':
      case 'most-parts':
      case 'worst-case':
        return weighed(strategy, possible, answers);
    }
  };
}

/** How many draws show one of these codes. */
export function drawsOf(codes: Codes, possible: Uint32Array): number {
  return possible.reduce((sum, code) => sum + codes.waysOf(code), 0);
}
