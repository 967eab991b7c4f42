import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import {
  type Background,
  type Comment,
  type Feature,
  IdGenerator,
  type Rule,
  type Scenario,
  type Step,
  StepKeywordType,
} from '@cucumber/messages';

/** A feature file, parsed, with what its rules are judged by. */
export interface FeatureFile {
  /** From the project's root, with slashes. */
  readonly path: string;
  readonly lines: readonly string[];
  readonly feature: Feature;
  readonly comments: readonly Comment[];
  /** The tags that the glossary explains, each with its `@`. */
  readonly tags: ReadonlySet<string>;
}

/** Parses a feature; its text may have line ends of any system. @throws a parser's error with `errors` or a `location` */
export function parseFeature(path: string, text: string, tags: ReadonlySet<string>): FeatureFile | undefined {
  const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher());
  const { feature, comments } = parser.parse(text);
  return feature && { path, lines: text.trimEnd().split(/\r?\n/), feature, comments, tags };
}

/** Every Rule of a feature. */
export function rulesOf({ feature }: FeatureFile): readonly Rule[] {
  return feature.children.flatMap(({ rule }) => rule ?? []);
}

/** Every Example and Scenario Outline of a feature or a rule, without those of the rules inside. */
export function examplesOf({ children }: Feature | Rule): readonly Scenario[] {
  return children.flatMap(({ scenario }) => scenario ?? []);
}

/** Whether a rule keeps the words of a document. */
export function isTranscribed(rule: Rule): boolean {
  return rule.tags.some(({ name }) => name === '@transcribed');
}

/** The lines of a description that say something, trimmed. */
export function linesOf({ description }: Feature | Rule): readonly string[] {
  return description
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A step with its part in the example: what And and But go on with, they are. */
export interface PlayedStep {
  readonly step: Step;
  readonly part: StepKeywordType;
}

/** The steps of an example, each with its part. */
export function playedStepsOf({ steps }: Scenario | Background): readonly PlayedStep[] {
  let part: StepKeywordType = StepKeywordType.UNKNOWN;
  return steps.map((step) => {
    if (step.keywordType !== StepKeywordType.CONJUNCTION) part = step.keywordType ?? StepKeywordType.UNKNOWN;
    return { step, part };
  });
}
