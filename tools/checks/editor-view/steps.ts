import { AstBuilder, GherkinClassicTokenMatcher, Parser, compile } from '@cucumber/gherkin';
import { type GherkinDocument, IdGenerator } from '@cucumber/messages';

/** A step of a feature with one of the texts that it has when it runs. */
export interface StepText {
  /** Counted from 1. */
  readonly line: number;
  /** With the values of a row where the step stands in an outline. */
  readonly text: string;
}

/** Every text of every step of a feature, each once a line. */
export function stepTextsOf(feature: string): readonly StepText[] {
  const newId = IdGenerator.incrementing();
  const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(feature);
  const lines = linesOf(document);
  const texts = new Map<string, StepText>();
  for (const { steps } of compile(document, '', newId)) {
    for (const { text, astNodeIds } of steps) {
      const line = lines.get(astNodeIds[0] ?? '') ?? 1;
      texts.set(`${line} ${text}`, { line, text });
    }
  }
  return [...texts.values()];
}

function linesOf({ feature }: GherkinDocument): ReadonlyMap<string, number> {
  const children = feature?.children ?? [];
  const all = [...children, ...children.flatMap(({ rule }) => rule?.children ?? [])];
  const steps = all.flatMap(({ background, scenario }) => [
    ...(background?.steps ?? []),
    ...(scenario?.steps ?? []),
  ]);
  return new Map(steps.map(({ id, location }) => [id, location.line]));
}
