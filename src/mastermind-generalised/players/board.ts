/** The three numbers of a game, and what A answers. */
export interface Board {
  /** Colours. */
  readonly n: number;
  /** Balls of each colour, and so the most of a colour in a code. */
  readonly m: number;
  /** Balls drawn. */
  readonly k: number;
  /** Whether A also tells how many colours are right in a wrong position, as the document's demo does. */
  readonly coloursToo?: boolean;
}

/**
 * Counts the legal codes of a board: k colours in a row, none of them more than m times.
 *
 * @see features/mastermind-generalised/large-boards.feature
 */
export function countOfCodes({ n, m, k }: Board): number {
  let ways = [1, ...new Array<number>(k).fill(0)];
  for (let colour = 0; colour < n; colour++) {
    ways = ways.map((_, length) => {
      let [sum, choices] = [0, 1];
      for (let count = 0; count <= Math.min(m, length); count++) {
        sum += choices * (ways[length - count] as number);
        choices = (choices * (length - count)) / (count + 1);
      }
      return Math.round(sum);
    });
  }
  return ways[k] as number;
}
