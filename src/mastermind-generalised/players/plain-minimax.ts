import { type Codes, type Packed, stillPossible } from './codes';

/**
 * Finds the worst case by minimax as a textbook writes it: no pruning, no memory, no symmetry.
 *
 * It is there to be compared with, on boards of a few codes: the same value, and all the nodes that pruning saves.
 *
 * @returns the proposals that B needs at most, and the positions in which it looked for one
 * @see features/mastermind-generalised/minimax.feature
 */
export function plainMinimax(codes: Codes): { steps: number; nodes: number } {
  let nodes = 0;

  /** The steps B has to spare when A answers as badly as it can; below 0 where B does not find the secret. */
  function maxValue(possible: Uint32Array, left: number): number {
    if (left === 0) return -1;
    nodes++;
    return Math.max(...Array.from(codes.all, (proposal) => minValue(proposal, possible, left)));
  }

  function minValue(proposal: Packed, possible: Uint32Array, left: number): number {
    const answers = new Set(possible.map(codes.answersTo(proposal)));
    return Math.min(
      ...[...answers].map((answer) =>
        answer === codes.solved
          ? left - 1
          : maxValue(stillPossible(codes, possible, proposal, answer), left - 1),
      ),
    );
  }

  let steps = 1;
  while (maxValue(codes.all, steps) < 0) steps++;
  return { steps, nodes };
}
