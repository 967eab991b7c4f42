import type { Codes, Packed } from './codes';
import type { Symmetry } from './same-position';

/** A proposal and how it splits the possible codes. */
export interface Weighed {
  readonly proposal: Packed;
  /** The sum of the squares of its parts: small where they are even. */
  readonly unevenness: number;
  /** What stays possible after each answer but the one that solves the game; the largest part first. */
  parts(): readonly Uint32Array[];
}

/** Sets up to this size are compared split by split, so that of proposals that split alike only one is kept. */
const fewCodes = 24;

/**
 * Prepares the list of proposals that are worth looking at in a position.
 *
 * Left out are those that another one equals: by swapping colours that play the same part among the possible codes, or
 * because both split them in the same way. Left out too are those with a part that is too large, or that teach nothing.
 *
 * @returns a function of the possible codes and of the size that every part may have at most; even splits come first
 */
export function proposalsFor(
  codes: Codes,
  symmetry: Symmetry,
): (possible: Uint32Array, largest: number) => readonly Weighed[] {
  const { n, m, k } = codes.board;
  const counts = new Int32Array(codes.answers);

  function legal(possible: Uint32Array): Packed[] {
    const least = symmetry.leastAlike(possible);
    const settled = Array.from({ length: k }, (_, position) => {
      const colours = new Set(Array.from(possible, (code) => codes.colourAt(code, position)));
      // In a position that is known, any other colour would teach no more.
      return symmetry.byPosition && colours.size === 1 ? colours : undefined;
    });
    const found: Packed[] = [];
    const used = new Uint8Array(n);
    const mayStand = (colour: number, position: number) => {
      if (settled[position]) return settled[position].has(colour);
      const first = (least[position] as readonly number[])[colour] as number;
      if (symmetry.byPosition) return first === colour;
      // Of colours that are alike, the least that is not in the proposal yet stands for all of them.
      const free = (least[position] as readonly number[]).findIndex(
        (one, other) => one === first && !used[other],
      );
      return (used[colour] as number) < m && (used[colour] !== 0 || free === colour);
    };
    const place = (proposal: Packed, position: number): void => {
      if (position === k) {
        found.push(proposal);
        return;
      }
      for (let colour = 0; colour < n; colour++) {
        if (!mayStand(colour, position)) continue;
        used[colour] = (used[colour] as number) + 1;
        place(codes.replaced(proposal, position, colour), position + 1);
        used[colour] = (used[colour] as number) - 1;
      }
    };
    place(0, 0);
    return found;
  }

  function weigh(proposal: Packed, possible: Uint32Array, largest: number): number {
    countAnswers(codes, proposal, possible, counts);
    let unevenness = 0;
    for (let answer = 0; answer < codes.solved; answer++) {
      const size = counts[answer] as number;
      if (size > largest || size === possible.length) return Infinity;
      unevenness += size * size;
    }
    return unevenness;
  }

  return (possible, largest) => {
    const weighed = legal(possible).flatMap((proposal) => {
      const unevenness = weigh(proposal, possible, largest);
      if (unevenness === Infinity) return [];
      return { proposal, unevenness, parts: () => partsBy(codes, proposal, possible) };
    });
    const distinct = possible.length > fewCodes ? weighed : onePerSplit(weighed);
    return distinct.sort((one, other) => one.unevenness - other.unevenness);

    function onePerSplit(list: typeof weighed): typeof weighed {
      const splits = new Map(list.map((each) => [splitBy(codes, each.proposal, possible), each]));
      return [...splits.values()];
    }
  };
}

/** The answers of all codes as a text, one character each. */
function splitBy(codes: Codes, proposal: Packed, possible: Uint32Array): string {
  return String.fromCharCode(...possible.map(codes.answersTo(proposal)));
}

/** Counts for each answer the possible codes that would give it, into a list that is used over and over. */
export function countAnswers(
  codes: Codes,
  proposal: Packed,
  possible: Uint32Array,
  counts: Int32Array,
): void {
  const answerTo = codes.answersTo(proposal);
  counts.fill(0);
  for (const code of possible) {
    const answer = answerTo(code);
    counts[answer] = (counts[answer] as number) + 1;
  }
}

/** What stays possible after each answer but the one that solves the game; the largest part first. */
export function partsBy(codes: Codes, proposal: Packed, possible: Uint32Array): Uint32Array[] {
  const answerTo = codes.answersTo(proposal);
  const parts = Array.from({ length: codes.answers }, (): Packed[] => []);
  for (const code of possible) parts[answerTo(code)]?.push(code);
  return parts
    .filter((part, answer) => part.length > 0 && answer !== codes.solved)
    .sort((one, other) => other.length - one.length)
    .map((part) => Uint32Array.from(part));
}
