/** Where something is written: a path with forward slashes, and a line counted from 1 where it is known. */
export interface Place {
  readonly uri: string;
  readonly line?: number;
}

/** Lines of a feature file beginning with `#`: those that follow each other are one comment, without the `#`. */
export interface Comment {
  /** May have several lines; the indentation they share is taken off, the rest is kept (a drawn legend). */
  readonly text: string;
  readonly line: number;
}

/** A sentence taken from somewhere else: Markdown without the `>`. */
export interface Quotation {
  readonly text: string;
  /** What its last line names after `--`, or in brackets: `document 002`. */
  readonly source?: string;
}

/** The free text under a keyword line, taken apart. @see description.ts for the format */
export interface Description {
  /** Markdown: what is neither quotation nor decision nor source. Empty where there is nothing else. */
  readonly prose: string;
  readonly quotations: readonly Quotation[];
  /** Paragraphs that begin with `Decided:`, without that word. Markdown. */
  readonly decisions: readonly string[];
  /** What lines beginning with `Source:` name, and the sources of the quotations; each once, in order. */
  readonly sources: readonly string[];
}

/** A stretch of a text, from `start` up to and without `end`, in UTF-16 units (as `slice` takes them). */
export interface Mark {
  readonly start: number;
  readonly end: number;
  /**
   * `parameter`: a `<name>` of an outline, brackets included; `value`: what a step definition took as argument.
   */
  readonly kind: 'parameter' | 'value';
  /** The parameter's name, or the name of the parameter type where there is one (`int`, `roll`). */
  readonly name?: string;
}

/** What a step's keyword means, whatever its language. */
export type StepRole = 'context' | 'action' | 'outcome' | 'conjunction' | 'unknown';

export interface DocString {
  readonly content: string;
  readonly mediaType?: string;
}

/** A step as written; in an outline its text, doc string and table still hold `<parameters>`. */
export interface Step {
  /** As written, with the blank behind it where the language has one: `Given `, `前提`, `* `. */
  readonly keyword: string;
  readonly role: StepRole;
  readonly text: string;
  /** In order, not overlapping. */
  readonly marks: readonly Mark[];
  readonly line: number;
  readonly docString?: DocString;
  /** Rows of cells. */
  readonly table?: readonly (readonly string[])[];
  readonly comments: readonly Comment[];
}
