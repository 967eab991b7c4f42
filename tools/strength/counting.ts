import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';

/** Counts the rules of a feature, and the examples in it: each row of a table is one. */
export function countIn(uri: string, text: string): { readonly rules: number; readonly examples: number } {
  const newId = IdGenerator.incrementing();
  const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(text);
  return {
    rules: document.feature?.children.filter(({ rule }) => rule !== undefined).length ?? 0,
    examples: compile(document, uri, newId).length,
  };
}
