/** Thrown where a function of a face is not written yet: the step that needs it is pending, not failed. */
export class NotWritten extends Error {
  override readonly name = 'NotWritten';

  /** @param what the function that is missing, as its kata calls it */
  constructor(what: string) {
    super(`${what} is not written yet`);
  }
}

/** Whether a function said that it is not written; known by its name, as it may come from another folder. */
export function isNotWritten(error: unknown): error is Error {
  return error instanceof Error && error.name === 'NotWritten';
}
