import type { Impostor } from './suspects';
import type { Failure } from './witness';

/** An impostor that stood in the line-up. */
export interface Case extends Impostor {
  readonly kata: string;
  /** The first example that failed; null where none did. */
  readonly caughtBy: Failure | null;
}

/** Says what is wrong with a case, as a line to print; nothing where an example tells the impostor from the rules. */
export function faultOf({ file, mistake, caughtBy }: Case): string | undefined {
  if (caughtBy === null) {
    return `${file}: no feature that its comment names caught it (${mistake}): add an example that would.`;
  }
  // Whoever breaks down is not wrong but unfinished: a person would see that without any spec.
  if (!/^(AssertionError|Error: should have been|RuleViolation)/.test(caughtBy.message)) {
    return `${file}: it breaks down in ${caughtBy.uri}:${caughtBy.line} instead of being wrong: ${caughtBy.message}`;
  }
  return undefined;
}
