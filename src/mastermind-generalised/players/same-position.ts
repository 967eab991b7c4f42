import type { Codes, Packed } from './codes';

/** What may be renamed on a board without changing the game, and how the codes of a position are renamed alike. */
export interface Symmetry {
  /**
   * Names a set of possible codes so that sets which differ only by a renaming get one name, nearly always.
   *
   * Two sets with one name always differ by a renaming alone, so what is known of one holds for the other.
   */
  nameOf(possible: Uint32Array): string;
  /** For each position and colour the least colour that could be swapped with it without changing the possible codes. */
  leastAlike(possible: Uint32Array): readonly (readonly number[])[];
  /** Whether each position has colours of its own, which may be renamed there alone. */
  readonly byPosition: boolean;
}

/**
 * Finds the symmetries of a board.
 *
 * Positions may always change places. Colours may be renamed all over the board; and where only matches are told and
 * no colour can run out (m of at least k), every position may rename its colours without the others: the game then
 * asks k separate questions at once.
 *
 * A set is named by refining colours (by the codes they occur in), codes (by their colours) and positions until
 * nothing changes; of what still looks alike one is marked and the refining goes on. Then colours and positions are
 * renumbered in the order of what was found, and the renamed codes, sorted, are the name.
 */
export function symmetryOf({ board, colourAt, replaced }: Codes): Symmetry {
  const { n, m, k, coloursToo = false } = board;
  const byPosition = m >= k && !coloursToo;
  const kinds = byPosition ? k * n : n;
  const positions = Array.from({ length: k }, (_, position) => position);
  const kindOf = (position: number, colour: number) => (byPosition ? position * n + colour : colour);
  const looks = { colour: new Int32Array(kinds), position: new Int32Array(k) };
  const sums = { colour: new Int32Array(kinds), position: new Int32Array(k) };

  /** @param marks the kinds of colour of all codes, position by position, one code after the other */
  function refine(marks: Int32Array): void {
    sums.colour.fill(0);
    sums.position.fill(0);
    for (let from = 0; from < marks.length; from += k) {
      let look = 0;
      for (let position = 0; position < k; position++) {
        const kind = marks[from + position] as number;
        look = (look + mixed(at(looks.colour, kind) + Math.imul(at(looks.position, position), 31))) | 0;
      }
      look = mixed(look);
      for (let position = 0; position < k; position++) {
        const kind = marks[from + position] as number;
        add(sums.colour, kind, mixed(look ^ at(looks.position, position)));
        add(sums.position, position, mixed(look ^ at(looks.colour, kind)));
      }
    }
    for (let kind = 0; kind < kinds; kind++) {
      looks.colour[kind] = mixed(at(looks.colour, kind) * 3 + at(sums.colour, kind));
    }
    for (let place = 0; place < k; place++) {
      looks.position[place] = mixed(at(looks.position, place) * 5 + at(sums.position, place));
    }
  }

  function nameOf(possible: Uint32Array): string {
    const marks = new Int32Array(possible.length * k);
    marks.forEach((_, index) => {
      const position = index % k;
      marks[index] = kindOf(position, colourAt(possible[(index - position) / k] as Packed, position));
    });
    const used = [...new Set(marks)];
    looks.colour.fill(1);
    looks.position.fill(1);
    refine(marks);
    refine(marks);
    for (let mark = 1; ; mark++) {
      const place = firstTwin(positions, looks.position, () => 0);
      const kind = place ?? firstTwin(used, looks.colour, (each) => (byPosition ? Math.floor(each / n) : 0));
      if (kind === undefined) break;
      add(place === undefined ? looks.colour : looks.position, kind, mark);
      refine(marks);
    }
    const order = [...positions].sort((one, other) => at(looks.position, one) - at(looks.position, other));
    const ranks = new Uint8Array(kinds);
    for (const own of byPosition ? positions : [0]) {
      used
        .filter((kind) => !byPosition || Math.floor(kind / n) === own)
        .sort((one, other) => at(looks.colour, one) - at(looks.colour, other))
        .forEach((kind, rank) => (ranks[kind] = rank));
    }
    const renamed = Uint32Array.from(possible, (_, index) =>
      order.reduce((sum, position) => sum * n + at(ranks, at(marks, index * k + position)), 0),
    );
    return renamed.sort().join();
  }

  function leastAlike(possible: Uint32Array): number[][] {
    const members = new Set(possible);
    const alikeAt = (places: readonly number[]) => {
      const least: number[] = [];
      for (let colour = 0; colour < n; colour++) {
        const earlier = least.find(
          (one, index) =>
            one === index && possible.every((code) => members.has(swapped(code, places, one, colour))),
        );
        least.push(earlier ?? colour);
      }
      return least;
    };
    if (byPosition) return positions.map((position) => alikeAt([position]));
    const everywhere = alikeAt(positions);
    return positions.map(() => everywhere);
  }

  function swapped(code: Packed, places: readonly number[], one: number, other: number): Packed {
    return places.reduce((changed, position) => {
      const colour = colourAt(code, position);
      if (colour === one) return replaced(changed, position, other);
      return colour === other ? replaced(changed, position, one) : changed;
    }, code);
  }

  return { nameOf, leastAlike, byPosition };
}

/** The first of the things that look like one before them, within a group. */
function firstTwin(
  things: readonly number[],
  looks: Int32Array,
  groupOf: (thing: number) => number,
): number | undefined {
  const seen = new Set<number>();
  return things.find((thing) => {
    const look = at(looks, thing) * 64 + groupOf(thing);
    return seen.size === seen.add(look).size;
  });
}

function mixed(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  bits = Math.imul(bits ^ (bits >>> 15), 0x45d9f3b);
  return bits ^ (bits >>> 16);
}

function at(values: ArrayLike<number>, index: number): number {
  return values[index] as number;
}

function add(values: Int32Array, index: number, amount: number): void {
  values[index] = at(values, index) + amount;
}
