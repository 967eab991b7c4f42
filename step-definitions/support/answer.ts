/** What a program says to a call. */
export type Answer =
  | { readonly kind: 'result'; readonly id: unknown; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: unknown; readonly message: string }
  | { readonly kind: 'pending'; readonly id: unknown }
  | { readonly kind: 'rubbish'; readonly why: string };

/** A line that a program wrote: an answer, or something that it prints, perhaps both. */
export interface Reading {
  readonly printed?: string;
  readonly answer?: Answer;
}

/**
 * Reads a line of the protocol. What does not look like an answer is something printed; an answer may follow on the same
 * line, where somebody printed without a line end.
 *
 * @see docs/practice-protocol.md
 */
export function readLine(line: string): Reading {
  const start = line.search(/\{\s*"id"\s*:/);
  if (start < 0) return line.trim() === '' ? {} : { printed: line };
  const before = line.slice(0, start);
  return { ...(before.trim() !== '' && { printed: before }), answer: answerIn(line.slice(start)) };
}

function answerIn(text: string): Answer {
  let value: Partial<Record<string, unknown>>;
  try {
    value = JSON.parse(text) as typeof value;
  } catch (error) {
    return { kind: 'rubbish', why: `that is no JSON (${(error as Error).message})` };
  }
  const { id } = value;
  const kinds = ['result', 'error', 'pending'].filter((kind) => kind in value);
  if (kinds.length !== 1) {
    return { kind: 'rubbish', why: 'that must have one of "result", "error" and "pending" beside its "id"' };
  }
  if (kinds[0] === 'result') return { kind: 'result', id, result: value.result };
  if (kinds[0] === 'pending') {
    if (value.pending === true) return { kind: 'pending', id };
    return { kind: 'rubbish', why: 'whose "pending" must be true' };
  }
  const { error } = value;
  if (typeof error === 'string') return { kind: 'error', id, message: error };
  return { kind: 'rubbish', why: 'whose "error" must be a text' };
}
