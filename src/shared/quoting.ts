/**
 * Writes a value for a message as JSON would, so that the number 3, the text "3" and nothing at all look different.
 *
 * @param value anything a caller may have passed
 */
export function quoted(value: unknown): string {
  return JSON.stringify(value);
}

/** Joins names into a phrase a person would say: "X", "X or O", "ones, twos or threes". */
export function alternatives(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
