/**
 * A value, move or text that the rules do not allow.
 *
 * The message names the offending value and says what is allowed. It is part of the spec: features quote it in full.
 * The name tells it apart from a programming error, also where it comes from another process or language.
 */
export class RuleViolation extends Error {
  override readonly name = 'RuleViolation';
}
