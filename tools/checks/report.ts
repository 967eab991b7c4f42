/** Something that a person has to mend. */
export interface Finding {
  /** From the project's root, with slashes. */
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  /** What is wrong and what to do. */
  readonly message: string;
}

/** Ends a check: one calm line where nothing was found, otherwise every finding and exit code 1. */
export function conclude(
  findings: readonly Finding[],
  calm: string,
  footnotes: readonly string[] = [],
): void {
  if (findings.length === 0) {
    console.log(calm);
    return;
  }
  for (const { path, line, message } of findings) console.error(`${path}:${line}: ${message}`);
  for (const note of footnotes) console.error(note);
  process.exitCode = 1;
}

/** Counts things in words: "1 feature", "2 features". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
