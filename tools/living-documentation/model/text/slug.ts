import { hash } from 'node:crypto';

const longest = 60;

/** A name as part of a link: lower case, letters and digits of any script, hyphens between; may be empty. */
export function slug(name: string): string {
  const whole = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  if (whole.length <= longest) return whole;
  const cut = whole.slice(0, longest).replace(/-?[^-]*$/, '') || [...whole].slice(0, longest / 2).join('');
  return `${cut}-${digest(name, 4)}`;
}

/** So many characters (0-9, a-f) that depend on the whole text. */
export function digest(text: string, length: number): string {
  return hash('sha256', text).slice(0, length);
}

/**
 * A key for each item, different from all others: the first of its keys that it shares with no other item,
 * or else its last key with a number behind it. Only items that are equal in all keys depend on their order.
 */
export function distinctKeys<T>(
  items: readonly T[],
  ...keysOf: readonly ((item: T) => string)[]
): readonly string[] {
  const keys = items.map((item) => keysOf[0]?.(item) ?? '');
  return new Set(keys).size === items.length ? keys : partedKeys(items, keysOf);
}

/** The same where some share the first of their keys. */
function partedKeys<T>(items: readonly T[], keysOf: readonly ((item: T) => string)[]): readonly string[] {
  const found = new Map<T, string>();
  const taken = new Set<string>();
  let open = items;
  let last: ReadonlyMap<string, readonly T[]> = new Map();
  for (const keyOf of keysOf) {
    last = groupedBy(open, keyOf);
    for (const [key, [first, another]] of last) {
      if (first === undefined || another !== undefined || taken.has(key)) continue;
      found.set(first, key);
      taken.add(key);
    }
    open = open.filter((item) => !found.has(item));
  }
  for (const [key, equals] of last) {
    let number = 1;
    for (const item of equals.filter((each) => !found.has(each))) {
      let numbered = number === 1 ? key : `${key}-${number}`;
      while (taken.has(numbered)) numbered = `${key}-${(number += 1)}`;
      found.set(item, numbered);
      taken.add(numbered);
      number += 1;
    }
  }
  return items.map((item) => found.get(item) ?? '');
}

function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
