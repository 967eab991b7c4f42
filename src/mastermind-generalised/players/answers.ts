import { quoted } from '../../shared/quoting';
import { RuleViolation } from '../../shared/rule-violation';
import { type Code, writeCode } from '../colour';
import { propose } from '../proposal';
import { type Codes, type Packed, stillPossible } from './codes';

/** A proposal with its answer. */
export interface Answered {
  readonly proposal: Code;
  readonly matches: number;
  /** Colours that are right in a wrong position, where the board tells them. */
  readonly misplaced?: number;
}

/**
 * Finds the codes that fit all answers.
 *
 * @throws RuleViolation for the first proposal that is none, and for the first answer that contradicts those before it
 * @see features/mastermind-generalised/strategies.feature
 */
export function possibleAfter(codes: Codes, steps: readonly Answered[]): Uint32Array {
  let possible = codes.all;
  const { n, m, k } = codes.board;
  const anyGame = { n, m, k, secret: codes.unpack(codes.all[0] as number), steps: [] };
  for (const [index, step] of steps.entries()) {
    // A proposal that the rules refuse cannot have been answered.
    propose(anyGame, step.proposal);
    possible = stillPossible(codes, possible, codes.pack(step.proposal), answerOf(codes, step));
    if (possible.length === 0) {
      throw new RuleViolation(
        `No secret gives these answers: ${inWords(codes, step)} for ${writeCode(step.proposal)} in step ${index + 1} contradicts those before it.`,
      );
    }
  }
  return possible;
}

function inWords({ board }: Codes, { matches, misplaced = 0 }: Answered): string {
  return board.coloursToo ? `${quoted(matches)} and ${quoted(misplaced)} misplaced` : quoted(matches);
}

/** A proposal with its answer, from the number that stands for it. */
export function answeredBy({ board, unpack }: Codes, proposal: Packed, answer: number): Answered {
  if (!board.coloursToo) return { proposal: unpack(proposal), matches: answer };
  const [matches, misplaced] = [Math.floor(answer / (board.k + 1)), answer % (board.k + 1)];
  return { proposal: unpack(proposal), matches, misplaced };
}

/** The number that stands for an answer on this board. */
export function answerOf({ board }: Codes, { matches, misplaced = 0 }: Answered): number {
  return board.coloursToo ? matches * (board.k + 1) + misplaced : matches;
}
