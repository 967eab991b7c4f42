import type * as messages from '@cucumber/messages';
import type { Attachment, Hook, Product, Run, RunProblem } from '../model';
import { errorOf } from '../text/error';
import { linesOf } from '../text/lines';
import type { Attached, Contents } from './attachments';
import { textOf } from './content';
import type { Draft } from './draft';
import { stateOf } from './problem';
import { placeOf, type SupportCode } from './support-code';

/** The media type under which a run attaches the name of what it puts to the proof. */
export const implementationType = 'text/x.implementation+plain';

/** Folds what belongs to the run and to no example. */
export class RunFold {
  readonly #problems: RunProblem[] = [];
  readonly #attachments: Attachment[] = [];
  readonly #implementations = new Set<string>();
  readonly #hooks = new Map<string, string>();
  readonly #sources = new Map<string, string>();
  readonly #known: Partial<Draft<Run>> = {};
  /** Whether a hook of the run that comes now comes after examples. */
  examplesBegan = false;

  constructor(
    private readonly code: SupportCode,
    private readonly contents: Contents,
  ) {}

  addMeta({ implementation, runtime, os, ci }: messages.Meta): void {
    this.#known.cucumber = productOf(implementation);
    if (runtime) this.#known.runtime = productOf(runtime);
    if (os) this.#known.os = productOf(os);
    if (!ci) return;
    const { name, url, buildNumber, git } = ci;
    this.#known.ci = {
      name,
      ...(url && { url }),
      ...(buildNumber && { buildNumber }),
      ...(git && { revision: git.revision, ...(git.branch && { branch: git.branch }) }),
    };
  }

  /** Keeps a feature file until it turns out to be readable. */
  addSource({ uri, data }: messages.Source): void {
    this.#sources.set(uri, data);
  }

  forgetSource(uri: string | undefined): void {
    this.#sources.delete(uri ?? '');
  }

  addParseError({ source, message }: messages.ParseError): void {
    const place = placeOf(source) ?? { uri: '' };
    const lines = linesOf(this.#sources.get(source.uri ?? '') ?? '');
    const excerpt = lines
      .map((text, index) => ({ line: index + 1, text }))
      .filter(({ line }) => place.line !== undefined && Math.abs(line - place.line) <= 2);
    // Gherkin begins its messages with the position, which the place says already.
    this.#problems.push({
      kind: 'parse-error',
      message: message.replace(/^\(\d+:\d+\): /, ''),
      place,
      excerpt,
    });
  }

  addUndefinedParameterType({ name, expression }: messages.UndefinedParameterType): void {
    this.#problems.push({ kind: 'undefined-parameter-type', name, expression });
  }

  start({ timestamp }: messages.TestRunStarted): void {
    this.#known.startedAt = millisecondsOf(timestamp);
  }

  startHook({ id, hookId }: messages.TestRunHookStarted): void {
    this.#hooks.set(id, hookId);
  }

  /** Folds the end of a BeforeAll or AfterAll hook; older messages do not say which it is. */
  finishHook({ testRunHookStartedId, result }: messages.TestRunHookFinished): void {
    const state = stateOf(result.status);
    if (state === 'passed') return;
    const known = this.code.hook(this.#hooks.get(testRunHookStartedId) ?? '');
    const hook: Hook = { ...known, kind: known?.kind ?? (this.examplesBegan ? 'after-all' : 'before-all') };
    const error = errorOf(result);
    this.#problems.push({ kind: 'hook', state, hook, ...(error && { error }) });
  }

  finish({ timestamp, success, message, exception }: messages.TestRunFinished): void {
    this.#known.finishedAt = millisecondsOf(timestamp);
    this.#known.success = success;
    const error = errorOf({ message: message === '' ? undefined : message, exception });
    if (error) this.#problems.push({ kind: 'exception', error });
  }

  /** Folds the name of an implementation; false for any other attachment. */
  nameImplementation(attached: Attached): boolean {
    if (!attached.mediaType.startsWith(implementationType) || !('body' in attached)) return false;
    if (attached.mediaType.split(';')[0] !== implementationType) return false;
    const { body, contentEncoding } = attached;
    this.#implementations.add(textOf(body, contentEncoding));
    return true;
  }

  attach(attached: Attached): void {
    this.#attachments.push(this.contents.attach(attached, 'run'));
  }

  run(): Run {
    const { startedAt, finishedAt } = this.#known;
    return {
      ...this.#known,
      ...(startedAt !== undefined && finishedAt !== undefined && { durationMs: finishedAt - startedAt }),
      progress:
        finishedAt !== undefined ? 'finished' : startedAt !== undefined ? 'unfinished' : 'not-started',
      implementations: [...this.#implementations],
      problems: [...this.#problems],
      attachments: [...this.#attachments],
    };
  }
}

function productOf({ name, version }: messages.Product): Product {
  return { name, ...(version && { version }) };
}

function millisecondsOf({ seconds, nanos }: messages.Timestamp): number {
  return seconds * 1000 + Math.round(nanos / 1e6);
}
