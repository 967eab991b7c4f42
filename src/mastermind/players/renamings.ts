import type { CodeIndex } from './code-index';

/** A way to exchange positions and to rename colours, as a function from codes to codes. */
export type Renaming = (code: number) => number;

/**
 * Lists every renaming of a board: all orders of its positions, combined with all of its colours.
 *
 * None of them changes a reply, so a guess stands for all guesses that a renaming makes of it.
 *
 * @returns pegs! · colours! functions, for small boards
 */
export function renamingsOf(index: CodeIndex): readonly Renaming[] {
  const { pegs, colours, size } = index;
  const pegsOf = Array.from({ length: size }, (_, code) => index.pegsOf(code));
  return ordersOf(pegs).flatMap((positions) =>
    ordersOf(colours).map((names) => (code: number) => {
      const pegsHere = pegsOf[code] as readonly number[];
      let renamed = 0;
      for (const position of positions) {
        renamed = renamed * colours + (names[pegsHere[position] as number] as number);
      }
      return renamed;
    }),
  );
}

function ordersOf(count: number): number[][] {
  if (count === 0) return [[]];
  return ordersOf(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, place) => order.toSpliced(place, 0, count - 1)),
  );
}
