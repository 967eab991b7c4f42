/**
 * A command that was called wrongly, or a file that cannot be used.
 *
 * The message is one line that says what is wrong and shows a way out; no stack trace is printed for it.
 */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}

/** Exit code for a command that was called wrongly, as Unix tools use it; 1 is for a run that found something wrong. */
export const misuseCode = 2;
