import type { RuleViolation } from '../../src/shared/rule-violation';

/** Whether an error is a refusal by the rules: told by its name, because it may come from another process or language. */
export function isRuleViolation(error: unknown): error is RuleViolation {
  return error instanceof Error && error.name === 'RuleViolation';
}
