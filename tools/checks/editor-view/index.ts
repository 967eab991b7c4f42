import path from 'node:path';
import { ExpressionBuilder, type ExpressionBuilderResult } from '@cucumber/language-service';
import { WasmParserAdapter } from '@cucumber/language-service/wasm';
import type { Finding } from '../report';
import { glueCallsOf } from './glue';
import { stepTextsOf } from './steps';

/** A file with its text. */
export interface SourceFile {
  /** From the project's root, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** What an editor makes of the features. */
export interface EditorView {
  readonly findings: readonly Finding[];
  /** How many texts of steps there are. */
  readonly steps: number;
  /** How many step definitions an editor knows. */
  readonly definitions: number;
}

/**
 * Looks at features as an editor does: with the language service that the official Cucumber extension runs on.
 *
 * @param glue the step files
 */
export async function editorViewOf(
  features: readonly SourceFile[],
  glue: readonly SourceFile[],
): Promise<EditorView> {
  const view = await expressionsOf(glue);
  const steps = features.flatMap(({ path: file, text }) =>
    stepTextsOf(text).map((step) => ({ path: file, ...step })),
  );
  return {
    steps: steps.length,
    definitions: view.expressionLinks.length,
    findings: [
      ...glue.flatMap((file) => glueFindingsOf(file, view)),
      ...steps.flatMap(({ path: file, line, text }) => {
        const message = stepFaultOf(text, view);
        return message === undefined ? [] : [{ path: file, line, message }];
      }),
    ],
  };
}

async function expressionsOf(glue: readonly SourceFile[]): Promise<ExpressionBuilderResult> {
  const adapter = new WasmParserAdapter(
    path.resolve(path.dirname(require.resolve('@cucumber/language-service/wasm')), '../../..'),
  );
  await adapter.init();
  const sources = glue.map(({ path: uri, text: content }) => ({
    uri,
    content,
    languageName: 'tsx' as const,
  }));
  return new ExpressionBuilder(adapter).build(sources, []);
}

function stepFaultOf(text: string, { expressionLinks }: ExpressionBuilderResult): string | undefined {
  const matches = expressionLinks.filter(({ expression }) => expression.match(text) !== null);
  if (matches.length === 1) return undefined;
  if (matches.length === 0) return `an editor finds no step definition for "${text}"`;
  const all = matches.map(({ expression, locationLink }) => {
    const place = `${locationLink.targetUri}:${locationLink.targetRange.start.line + 1}`;
    return `"${expression.source}" (${place})`;
  });
  return `an editor finds ${matches.length} step definitions for "${text}": ${all.join(' and ')}`;
}

function glueFindingsOf({ path: file, text }: SourceFile, view: ExpressionBuilderResult): readonly Finding[] {
  return glueCallsOf(file, text).flatMap((call) => {
    const finding = (message: string) => [{ path: file, line: call.line, message }];
    if (call.fault !== undefined) return finding(`${call.kind}: ${call.fault}`);
    if (isSeen(call, file, view)) return [];
    const reasons = view.errors.map(({ message }) => message.replace(/\s+/g, ' ').trim());
    return finding(
      `an editor does not understand the ${call.kind} ${call.name ?? ''}: ${reasons.join('; ') || 'write it plainly'}`,
    );
  });
}

function isSeen(
  { kind, line, name = '' }: ReturnType<typeof glueCallsOf>[number],
  file: string,
  { expressionLinks, registry }: ExpressionBuilderResult,
): boolean {
  if (kind === 'parameter type') return registry.lookupByTypeName(name) !== undefined;
  return expressionLinks.some(
    ({ locationLink: { targetUri, targetRange } }) =>
      targetUri === file && targetRange.start.line + 1 === line,
  );
}
