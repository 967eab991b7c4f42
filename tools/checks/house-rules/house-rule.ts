import type { Rule, Scenario } from '@cucumber/messages';
import type { FeatureFile } from './feature-file';

/** A place in a feature that breaks a rule of the house. */
export interface Fault {
  /** Counted from 1. */
  readonly line: number;
  /** What is wrong and what to do. */
  readonly message: string;
}

/** One rule of the house about features, with its reason and what looks for faults: in files, rules or examples. */
export interface HouseRule {
  readonly name: string;
  readonly reason: string;
  /** Whether it binds transcribed rules too; their words are a document's, so that style does not. */
  readonly transcribedToo?: boolean;
  readonly inFile?: (file: FeatureFile) => readonly Fault[];
  readonly inRule?: (rule: Rule, file: FeatureFile) => readonly Fault[];
  readonly inExample?: (example: Scenario) => readonly Fault[];
}
