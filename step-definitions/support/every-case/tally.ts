/** Counts how often each name comes. */
export function tally(names: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Every list of so many of the things, each thing as often as one likes; the last place changes fastest. */
export function everyList<Thing>(things: readonly Thing[], length: number): readonly (readonly Thing[])[] {
  if (length === 0) return [[]];
  return everyList(things, length - 1).flatMap((list) => things.map((thing) => [...list, thing]));
}

/** The first few of many disagreements, a line each, and how many there are. */
export function firstOf(disagreements: readonly string[]): string {
  const shown = disagreements.slice(0, 5).join('\n');
  return disagreements.length > 5 ? `${shown}\n… ${disagreements.length} in all` : shown;
}

const texts = new Map<string, string>();

/** The same text, but one copy of it for all who have it: millions of answers that are few in kind need little room. */
export function sameText(text: string): string {
  const known = texts.get(text);
  if (known === undefined) texts.set(text, text);
  return known ?? text;
}
