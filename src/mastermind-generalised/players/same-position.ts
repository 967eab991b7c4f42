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

  function refine(codes: readonly (readonly number[])[]): void {
    sums.colour.fill(0);
    sums.position.fill(0);
    for (const code of codes) {
      let look = 0;
      for (let position = 0; position < k; position++) look = (look + pairLook(position, code)) | 0;
      look = mixed(look);
      for (let position = 0; position < k; position++) {
        const kind = kindOf(position, code[position] as number);
        add(sums.colour, kind, mixed(look ^ (looks.position[position] as number)));
        add(sums.position, position, mixed(look ^ (looks.colour[kind] as number)));
      }
    }
    looks.colour.forEach((look, kind) => (looks.colour[kind] = mixed(look * 3 + at(sums.colour, kind))));
    looks.position.forEach(
      (look, place) => (looks.position[place] = mixed(look * 5 + at(sums.position, place))),
    );
  }

  function pairLook(position: number, code: readonly number[]): number {
    const kind = kindOf(position, code[position] as number);
    return mixed(at(looks.colour, kind) + Math.imul(at(looks.position, position), 31));
  }

  function nameOf(possible: Uint32Array): string {
    const codes = Array.from(possible, (code) => positions.map((position) => colourAt(code, position)));
    const used = [
      ...new Set(codes.flatMap((code) => code.map((colour, position) => kindOf(position, colour)))),
    ];
    looks.colour.fill(1);
    looks.position.fill(1);
    refine(codes);
    refine(codes);
    for (let mark = 1; ; mark++) {
      const place = firstTwin(positions, looks.position, () => 0);
      const kind = place ?? firstTwin(used, looks.colour, (each) => (byPosition ? Math.floor(each / n) : 0));
      if (kind === undefined) break;
      add(place === undefined ? looks.colour : looks.position, kind, mark);
      refine(codes);
    }
    const order = [...positions].sort((one, other) => at(looks.position, one) - at(looks.position, other));
    const ranks = new Uint8Array(kinds);
    for (const own of byPosition ? positions : [0]) {
      used
        .filter((kind) => !byPosition || Math.floor(kind / n) === own)
        .sort((one, other) => at(looks.colour, one) - at(looks.colour, other))
        .forEach((kind, rank) => (ranks[kind] = rank));
    }
    const renamed = codes.map((code) =>
      order.reduce((sum, position) => sum * n + at(ranks, kindOf(position, at(code, position))), 0),
    );
    return Uint32Array.from(renamed).sort().join();
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
