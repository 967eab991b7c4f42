import type { Counts, State } from '../model';

/** How a state is shown: a sign, a word for one example, and how much it matters. */
export interface StateWords {
  readonly sign: string;
  /** `failed`: said of one example. */
  readonly word: string;
  /** `fail`: said of several: "3 examples fail". */
  readonly several: string;
  /** The same of one: "1 example fails". */
  readonly one: string;
  readonly tone: 'bad' | 'waiting' | 'quiet' | 'good';
}

export const stateWords: Readonly<Record<State, StateWords>> = {
  failed: { sign: '✗', word: 'failed', one: 'fails', several: 'fail', tone: 'bad' },
  ambiguous: { sign: '≠', word: 'ambiguous', one: 'is ambiguous', several: 'are ambiguous', tone: 'bad' },
  undefined: { sign: '?', word: 'undefined', one: 'is undefined', several: 'are undefined', tone: 'waiting' },
  pending: { sign: '…', word: 'pending', one: 'is pending', several: 'are pending', tone: 'waiting' },
  unknown: { sign: '∅', word: 'unproven', one: 'proves nothing', several: 'prove nothing', tone: 'waiting' },
  skipped: { sign: '–', word: 'skipped', one: 'is skipped', several: 'are skipped', tone: 'quiet' },
  'not-run': { sign: '○', word: 'not run', one: 'was not run', several: 'were not run', tone: 'quiet' },
  passed: { sign: '✓', word: 'passed', one: 'passes', several: 'pass', tone: 'good' },
};

/** `1 rule`, `1,204 rules`. */
export function count(number: number, one: string, several = `${one}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : several}`;
}

/** `1 fails`, `12 are pending`. */
export function countIn(state: State, number: number): string {
  const { one, several } = stateWords[state];
  return count(number, one, several);
}

/** The states that are not green and occur, the worst first. */
export function notGreenIn(counts: Counts): readonly State[] {
  return (Object.keys(stateWords) as State[]).filter((state) => state !== 'passed' && counts[state] > 0);
}

/** `340 ms`, `8.9 s`, `3 min 20 s`. */
export function duration(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds} ms`;
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** `30 November 2026, 14:05 UTC`; the page itself turns it into the reader's time. */
export function moment(milliseconds: number): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(milliseconds).replace(' at ', ', ')} UTC`;
}

/** `kilobytes` as people say it: `1.2 kB`, `3 MB`. */
export function bytes(number: number): string {
  if (number < 1000) return count(number, 'byte');
  const [size, unit] = number < 1_000_000 ? [number / 1000, 'kB'] : [number / 1_000_000, 'MB'];
  return `${size.toFixed(size < 10 ? 1 : 0)} ${unit}`;
}
