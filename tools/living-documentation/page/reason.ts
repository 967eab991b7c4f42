import type { DiffLine, Problem } from '../model';
import { nameOf } from './problems';

/** So much of a value is said in a line. */
const longest = 70;

/** What went wrong, in a line: for lists of examples. */
export function reasonOf({ state, error, hook }: Problem): string {
  const { expected, actual, diff } = error ?? {};
  if (expected !== undefined && actual !== undefined && !`${expected}${actual}`.includes('\n')) {
    const [one, other] = around(expected, actual);
    return `expected ${one}, was ${other}`;
  }
  const change = diff && changeIn(diff);
  if (change !== undefined) return change;
  const [first = ''] = (error?.message ?? '').split('\n');
  const where = hook && `${nameOf(hook)} ${state}`;
  return [where, first.length > 140 ? `${first.slice(0, 139)}…` : first].filter(Boolean).join(': ');
}

/** Two values, each cut to what differs where they are long. */
function around(one: string, other: string): readonly [string, string] {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  // A word or two that are the same tell where it is.
  const start = same > longest / 2 ? one.lastIndexOf(' ', same - 12) + 1 || same - 12 : 0;
  const cut = (text: string) => {
    const rest = text.slice(start);
    return `${start > 0 ? '…' : ''}${rest.length > longest ? `${rest.slice(0, longest - 1)}…` : rest}`;
  };
  return [cut(one), cut(other)];
}

/** The first thing that differs between values of several lines. */
function changeIn(diff: readonly DiffLine[]): string | undefined {
  const linesIn = (side: DiffLine['in']) =>
    diff.filter((line) => line.in === side).map(({ text }) => text.trim().replace(/,$/, ''));
  const [expected, actual] = [linesIn('expected'), linesIn('actual')];
  const [one, other] = [expected[0], actual[0]];
  if (one !== undefined && one === other && [...expected].sort().join('\n') === [...actual].sort().join('\n'))
    return `the same in another order: ${one} stands elsewhere`;
  const missing = expected.find((line) => !actual.includes(line));
  const surplus = actual.find((line) => !expected.includes(line));
  if (missing !== undefined && surplus !== undefined) {
    const [should, is] = around(missing, surplus);
    return `expected ${should}, was ${is}`;
  }
  if (missing !== undefined) return `missing: ${around(missing, '')[0]}`;
  return surplus === undefined ? undefined : `not expected: ${around(surplus, '')[0]}`;
}
