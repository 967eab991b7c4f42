import { exactMatches, misplacedMatches } from '../matches';
import { type GameState, hardSequence, moveFor, noNotes } from './aigaming';
import { type Breaker, breakerOn, type Strategy } from './breaker';
import { chanceFrom } from '../../shared/chance';
import { codeIndexOf } from './code-index';

/** How many matches our player won, lost and drew. */
export interface Standing {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** The game that aigaming plays: its classic board. */
const board = { pegs: 4, colours: 8 } as const;

interface Side {
  readonly breaker: Breaker;
  readonly hidden: () => readonly number[];
}

/**
 * Plays matches of aigaming's Mastermind against an opponent of the house, which hides any code and guesses any possible one.
 *
 * Each side hides a sequence and guesses the other's; fewer guesses win, equal numbers are a draw. Both sides speak the
 * protocol; the referee compares by the plain rules.
 *
 * @param seed a whole number; the same one gives the same matches
 * @see features/mastermind/match.feature, after document 001's bonus
 */
export function playMatches(strategy: Strategy, count: number, seed: number): Standing {
  const index = codeIndexOf(board.pegs, board.colours);
  const chance = chanceFrom(seed);
  const ours: Side = {
    breaker: breakerOn(index, strategy, chance),
    hidden: () => hardSequence(index, chance),
  };
  const opponent: Side = {
    breaker: breakerOn(index, 'random-consistent', chance),
    hidden: () => index.pegsOf(Math.floor(chance() * index.size)).map((colour) => colour + 1),
  };

  function guessesOf(side: Side, secret: readonly number[]): number {
    let answer = moveFor(index, side.breaker, secret, stateOf(1), noNotes);
    let guesses = 1;
    while (exactMatches(secret, answer.move.Sequence) < board.pegs) {
      answer = moveFor(index, side.breaker, secret, compared(secret, answer.move.Sequence), answer.notes);
      guesses++;
    }
    return guesses;
  }

  const standing = { won: 0, lost: 0, drawn: 0 };
  for (let match = 0; match < count; match++) {
    const [mine, theirs] = [ours, opponent].map(
      (side) => moveFor(index, side.breaker, side.hidden(), stateOf(0), noNotes).move.Sequence,
    ) as [readonly number[], readonly number[]];
    const lead = guessesOf(opponent, mine) - guessesOf(ours, theirs);
    standing[lead > 0 ? 'won' : lead < 0 ? 'lost' : 'drawn']++;
  }
  return standing;
}

function compared(secret: readonly number[], guess: readonly number[]): GameState {
  return { ...stateOf(1), Comparison: [misplacedMatches(secret, guess), exactMatches(secret, guess)] };
}

function stateOf(Round: number): GameState {
  return { NumColours: board.colours, NumPegs: board.pegs, Round };
}
