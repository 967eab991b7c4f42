/**
 * What a run of cucumber documents: one plain, readonly tree that every formatter renders. It survives
 * `JSON.stringify`, and holds no message and no Gherkin syntax tree.
 *
 *     Model ─ run, contents, glossary, notGreen, retried
 *       └ Folder ─ Feature ─ Group (a rule, or what stands outside any)
 *                              ├ Scenario ─ steps, example
 *                              └ Outline ── steps, tables ─ rows (each an example)
 */
import type { Content } from './types/attachment';
import type { Example, Row } from './types/example';
import type { Run } from './types/run';
import type { Counts, State, Tally } from './types/state';
import type { Comment, Description, Step } from './types/text';

export type * from './types/attachment';
export type * from './types/example';
export type * from './types/run';
export type * from './types/text';
export type { Counts, State, Tally } from './types/state';
export { isGreen, states } from './types/state';

export interface Model {
  readonly run: Run;
  readonly counts: Counts;
  /** In the order of their first feature file, or in the order asked for. */
  readonly folders: readonly Folder[];
  /** What was attached, each content once; attachments point into it. */
  readonly contents: readonly Content[];
  readonly glossary: readonly Term[];
  /** Examples that ran and did not pass, in the order of the page. `not-run` ones are not among them. */
  readonly notGreen: readonly ExamplePath[];
  /** Examples that took more than one attempt, whatever came of it. */
  readonly retried: readonly ExamplePath[];
}

/** A folder of feature files: one subject, one card. */
export interface Folder extends Tally {
  readonly id: string;
  /** With forward slashes, as the messages have it: `features/tic-tac-toe`. */
  readonly path: string;
  /** As given, or made of the name: `Tic tac toe`. */
  readonly title: string;
  /** As given, or the first sentence of the first feature that has a description. Markdown, may be empty. */
  readonly sentence: string;
  /** More about it, as given. Markdown, may be empty. */
  readonly about: string;
  /** What its features and rules name as source, each once. */
  readonly sources: readonly string[];
  /** Index into `Model.contents` of its first picture (an `svg` or `image`), if it has one. */
  readonly picture?: number;
  readonly ruleCount: number;
  readonly features: readonly Feature[];
}

/** What each written part of a feature file has. */
export interface Written {
  /** As written, without colon: `Rule`, `Règle`, `Scenario Outline`. */
  readonly keyword: string;
  /** May be empty; an outline's may hold `<parameters>`. */
  readonly name: string;
  readonly description: Description;
  readonly line: number;
  /** With the `@`, without the tags it inherits. */
  readonly tags: readonly string[];
  /** Comments above it, or just below what it ends with. */
  readonly comments: readonly Comment[];
}

export interface Feature extends Written, Tally {
  readonly id: string;
  readonly uri: string;
  /** Gherkin's language code: `en`, `de`, `zh-CN`. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly background?: Background;
  /** Examples outside any rule come first, as Gherkin demands. */
  readonly groups: readonly Group[];
}

/** A rule; or, `without-rule`, a feature's examples outside any (no keyword, no name, the feature's line). */
export interface Group extends Written, Tally {
  readonly kind: 'rule' | 'without-rule';
  readonly id: string;
  readonly background?: Background;
  readonly examples: readonly (Scenario | Outline)[];
}

/** Steps that every example below its feature or rule begins with. */
export interface Background extends Written {
  readonly steps: readonly Step[];
}

export interface Scenario extends Written, Tally {
  readonly kind: 'scenario';
  /** Equal to `example.id`. */
  readonly id: string;
  readonly steps: readonly Step[];
  readonly example: Example;
}

export interface Outline extends Written, Tally {
  readonly kind: 'outline';
  readonly id: string;
  /** With `<parameters>`, which `marks` point out. @see outline.ts to fill them in */
  readonly steps: readonly Step[];
  readonly tables: readonly ExamplesTable[];
}

export interface ExamplesTable extends Written, Tally {
  readonly header: readonly string[];
  readonly rows: readonly Row[];
}

/** The way to an example: enough to name it and to link to it. */
export interface ExamplePath {
  readonly id: string;
  readonly state: State;
  readonly folder: string;
  readonly feature: string;
  /** Empty outside any rule. */
  readonly rule: string;
  /** The scenario's name, or the outline's with the row's values filled in. */
  readonly name: string;
  readonly uri: string;
  readonly line: number;
}

/** A word of the glossary. @see glossary.ts for the format */
export interface Term {
  readonly id: string;
  /** The heading it stands under; empty under none. One word may mean different things in different sections. */
  readonly section: string;
  readonly term: string;
  readonly aliases: readonly string[];
  /** Markdown. */
  readonly definition: string;
}
