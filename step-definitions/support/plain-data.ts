/** Data that is deeper than this is a knot. */
const deepest = 100;

/**
 * Copies what JSON can carry: texts, finite numbers, true, false, null, and lists and plain objects of these.
 *
 * Written out because every call of the rules passes here, millions of them where every case there is is looked at.
 *
 * @param where names the value in the message
 * @throws TypeError where there is anything else in it, such as undefined, NaN, a hole, a function, a date or a knot
 */
export function plainCopyOf(value: unknown, where: string): unknown {
  return copyOf(value, where, deepest);
}

function copyOf(value: unknown, where: string, depth: number): unknown {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  // JSON writes -0 as 0.
  if (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0)) return value;
  if (depth > 0 && isPlainList(value)) return copyOfList(value, where, depth - 1);
  if (depth > 0 && isPlainObject(value)) return copyOfObject(value, where, depth - 1);
  throw new TypeError(`${where} is not plain data that JSON can carry`);
}

function copyOfList(list: readonly unknown[], where: string, depth: number): unknown[] {
  const copy: unknown[] = [];
  for (const each of list) copy.push(copyOf(each, where, depth));
  return copy;
}

function copyOfObject(object: Readonly<Record<string, unknown>>, where: string, depth: number): object {
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(object)) {
    const value = copyOf(object[key], where, depth);
    // An assignment to this name would set the prototype.
    if (key === '__proto__') Object.defineProperty(copy, key, { value, enumerable: true });
    else copy[key] = value;
  }
  return copy;
}

/** A list without properties of its own: JSON would lose them. */
function isPlainList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && Object.keys(value).length <= value.length;
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.getOwnPropertySymbols(value).length === 0
  );
}
