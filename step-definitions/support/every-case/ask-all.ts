import { isRuleViolation } from '../../../src/shared/rule-violation';
import type { Faces, KataName } from '../faces';
import type { KataWorld } from '../world';
