import type { DiffLine, ErrorText } from '../model';
import { linesOf } from './lines';

/** What an error tells of two values that were compared. */
export type Comparison = Pick<ErrorText, 'expected' | 'actual' | 'diff'>;

/**
 * Finds the two values that an assertion compared in what it printed: in a difference with `+` and `-`, or
 * in a sentence of a known form. Values that were printed shortened are not taken for the whole.
 */
export function comparisonOf(message: string, stack: string): Comparison {
  const diff = diffIn(linesOf(stack), cucumberForm) ?? diffIn(linesOf(message), nodeForm);
  const whole = diff?.complete ? valuesOf(diff.lines) : valuesIn(message);
  return {
    ...(whole && { expected: withoutSign(whole.expected), actual: withoutSign(whole.actual) }),
    ...(diff && diff.lines.length > 2 && { diff: diff.lines }),
  };
}

interface Values {
  readonly expected: string;
  readonly actual: string;
}

interface Diff {
  readonly lines: readonly DiffLine[];
  /** Whether nothing can have been left out around the changes. */
  readonly complete: boolean;
}

interface DiffForm {
  readonly header: RegExp;
  readonly line: RegExp;
  readonly meaning: Readonly<Record<string, DiffLine['in']>>;
  /** How many equal lines are printed around a change; blocks apart follow each other without a sign. */
  readonly context: number;
}

/** How cucumber-js prints a difference below the message (assertion-error-formatter). */
const cucumberForm: DiffForm = {
  header: /^ {4}\+ expected - actual$/,
  line: /^ {4}([-+ ])(.*)$/,
  meaning: { '+': 'expected', '-': 'actual', ' ': 'both' },
  context: 4,
};

/** How Node's `assert` prints one inside the message; it says in the header when it skips lines. */
const nodeForm: DiffForm = {
  header: /^\+ actual - expected$/,
  line: /^([-+ ]) (.*)$/,
  meaning: { '+': 'actual', '-': 'expected', ' ': 'both' },
  context: Infinity,
};

function diffIn(text: readonly string[], { header, line, meaning, context }: DiffForm): Diff | undefined {
  const start = text.findIndex((candidate) => header.test(candidate));
  if (start < 0) return undefined;
  const lines: DiffLine[] = [];
  // A blank line follows the header, and the lines end at the first that has no sign.
  for (const candidate of text.slice(start + 2)) {
    const [, sign, rest = ''] = line.exec(candidate) ?? [];
    const side = sign === undefined ? undefined : meaning[sign];
    if (side === undefined) break;
    lines.push({ in: side, text: rest });
  }
  // Node points at the first difference of two strings.
  if (lines.at(-1)?.in === 'both' && /^\s*\^$/.test(lines.at(-1)?.text ?? '')) lines.pop();
  if (lines.every((each) => each.in === 'both')) return undefined;
  return { lines, complete: isComplete(lines, context) };
}

function isComplete(lines: readonly DiffLine[], context: number): boolean {
  const equalRuns = lines
    .map((line) => (line.in === 'both' ? '=' : '!'))
    .join('')
    .split(/!+/);
  return equalRuns.every((run, index) => {
    const outer = index === 0 || index === equalRuns.length - 1;
    return run.length < (outer ? context : 2 * context);
  });
}

function valuesOf(lines: readonly DiffLine[]): Values {
  const side = (unwanted: DiffLine['in']) =>
    lines
      .filter((line) => line.in !== unwanted)
      .map(({ text }) => text)
      .join('\n');
  return { expected: side('actual'), actual: side('expected') };
}

/** Sentences in which assertion libraries name both values. */
const sentences: readonly RegExp[] = [
  // chai
  /^(?:[^]*?: )?expected (?<actual>[^]+?) to (?:(?:strictly|deeply|loosely) )*equal (?<expected>[^]+)$/,
  /^(?:[^]*?: )?expected (?<actual>[^]+?) to be (?<expected>true|false|null|undefined|NaN)$/,
  // Node's assert
  /\n\n(?<actual>[^\n]+) !== (?<expected>[^\n]+)\n?$/,
  // Jest's expect
  /\bExpected: (?<expected>[^\n]+)\n\s*Received: (?<actual>[^\n]+)/,
  // JUnit, AssertJ, RSpec
  /\bexpected: ?<(?<expected>[^<>]*)> but was: ?<(?<actual>[^<>]*)>/i,
  /\bexpected: (?<expected>[^\n]+)\n\s*(?:but was|got): (?<actual>[^\n]+)/i,
];

function valuesIn(message: string): Values | undefined {
  // Chai shortens with an ellipsis; a value that speaks of equality itself cannot be told from the sentence.
  if (message.includes('…') || message.split(' equal ').length > 2) return undefined;
  for (const sentence of sentences) {
    const { expected, actual } = sentence.exec(message)?.groups ?? {};
    if (expected !== undefined && actual !== undefined) return { expected, actual };
  }
  return undefined;
}

/** Chai prints 0 with a sign, to tell it from -0. */
function withoutSign(value: string): string {
  return value === '+0' ? '0' : value;
}
