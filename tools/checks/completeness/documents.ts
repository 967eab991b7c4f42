/** The examples that a document gives for a kata, each in the document's words. */
export interface DocumentExamples {
  readonly document: string;
  readonly kata: string;
  readonly examples: readonly string[];
}

/** What is transcribed in a feature: the rules tagged so, without what they quote. */
export function transcribedIn(feature: string): string {
  const heads = [...feature.matchAll(/^[ \t]*(?:(@.*)\r?\n[ \t]*)?Rule:/gm)];
  return heads
    .map(({ 1: tags = '', index }, number) => ({
      tags,
      text: feature.slice(index, heads[number + 1]?.index),
    }))
    .filter(({ tags }) => tags.includes('@transcribed'))
    .flatMap(({ text }) => text.split(/\r?\n/))
    .filter((line) => !/^\s*>/.test(line))
    .join('\n');
}

/**
 * Finds examples of a document that no feature has.
 *
 * Blanks and line ends do not count: copies of documents lose them, and formatters add some.
 *
 * @param features the texts of the kata's features
 */
export function missingFrom({ examples }: DocumentExamples, features: readonly string[]): readonly string[] {
  const transcribed = features.map((feature) => squeezed(transcribedIn(feature)));
  return examples.filter((example) => !transcribed.some((text) => text.includes(squeezed(example))));
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}
