import type * as messages from '@cucumber/messages';
import type { Definition, Hook, Place } from '../model';
import { forwardSlashes } from '../text/lines';

/** The step definitions and hooks that the messages name. */
export class SupportCode {
  readonly #definitions = new Map<string, Definition>();
  readonly #hooks = new Map<string, Omit<Hook, 'kind'> & { readonly kind?: Hook['kind'] }>();

  addDefinition({ id, pattern, sourceReference }: messages.StepDefinition): void {
    const place = placeOf(sourceReference);
    this.#definitions.set(id, { pattern: pattern.source, ...(place && { place }) });
  }

  addHook({ id, name, tagExpression, type, sourceReference }: messages.Hook): void {
    const place = placeOf(sourceReference);
    const kind = type && kinds[type];
    this.#hooks.set(id, {
      ...(kind && { kind }),
      ...(name && { name }),
      ...(tagExpression && { tagExpression }),
      ...(place && { place }),
    });
  }

  definitions(ids: readonly string[]): readonly Definition[] {
    return ids.flatMap((id) => this.#definitions.get(id) ?? []);
  }

  /** Older messages do not say what kind of hook it is. */
  hook(id: string): (Omit<Hook, 'kind'> & { readonly kind?: Hook['kind'] }) | undefined {
    return this.#hooks.get(id);
  }
}

const kinds: Readonly<Record<string, Hook['kind']>> = {
  BEFORE_TEST_RUN: 'before-all',
  AFTER_TEST_RUN: 'after-all',
  BEFORE_TEST_CASE: 'before',
  AFTER_TEST_CASE: 'after',
};

/** Where a source reference points to, in a file or in Java code. */
export function placeOf(reference: messages.SourceReference | undefined): Place | undefined {
  if (!reference) return undefined;
  const { uri, location, javaMethod, javaStackTraceElement: element } = reference;
  const name = uri ?? element?.fileName ?? (javaMethod && `${javaMethod.className}.${javaMethod.methodName}`);
  if (!name) return undefined;
  return { uri: forwardSlashes(name), ...(location && { line: location.line }) };
}
