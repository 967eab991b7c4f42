import { shortened } from './printed';

/** What is known about a program that did not answer. */
interface Circumstances {
  readonly values: readonly unknown[];
  readonly printed: string;
  /** What it wrote after its last line end. */
  readonly rest: string;
  /** The end of what it wrote to standard error. */
  readonly complaint: string;
}

/** An error that says why a program did not answer a call; a stack of this process would say nothing. */
export function programFailure(
  what: string,
  { values, printed, rest, complaint }: Circumstances,
  kind: new (message: string) => Error,
): Error {
  const error = new kind(
    [
      what,
      `called with ${shortened(values.map((value) => JSON.stringify(value)).join(', '))}`,
      ...part('printed', printed),
      ...part('half a line', shortened(rest)),
      ...part('standard error', complaint),
    ].join('\n'),
  );
  error.stack = `${error.name}: ${error.message}`;
  return error;
}

function part(name: string, text: string): readonly string[] {
  const lines = text.trimEnd().split('\n');
  return text.trim() === '' ? [] : [`${name}:`, ...lines.map((line) => `| ${line}`)];
}
