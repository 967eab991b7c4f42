import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';

/** The texts of all steps of a feature, as they run: with the values of the tables in them. */
export function stepTextsIn(uri: string, feature: string): readonly string[] {
  const newId = IdGenerator.incrementing();
  const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(feature);
  return compile(document, uri, newId).flatMap(({ steps }) => steps.map(({ text }) => text));
}
