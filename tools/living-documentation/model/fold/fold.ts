import type * as messages from '@cucumber/messages';
import { type Example, type Feature, isGreen, type Model, type Term } from '../model';
import { termsIn } from '../text/glossary';
import { examplesIn, pathOf } from '../walk';
import { type Attached, Contents } from './attachments';
import { Cases } from './cases';
import { foldDocument } from './document';
import { foldersOf, pictureOf, type Presentation } from './folders';
import { writeIds } from './ids';
import { RunFold } from './run';
import { SupportCode } from './support-code';
import { tally } from './tally';

/** What the messages do not tell. */
export interface FoldOptions extends Presentation {
  /** The glossary's Markdown. @see glossary.ts for the format */
  readonly glossary?: string;
}

/** A documentation that grows with each message. */
export interface Fold {
  /** Folds one message; kinds it does not know are passed over. */
  readonly add: (envelope: messages.Envelope) => void;
  /** The documentation of all messages so far. Later messages may change what was given before. */
  readonly model: () => Model;
}

/** Begins a documentation. Messages may come from this process or from a file; none of them is kept. */
export function startFold(options: FoldOptions = {}): Fold {
  const code = new SupportCode();
  const contents = new Contents();
  const run = new RunFold(code, contents);
  const cases = new Cases(code, contents);
  const features: Feature[] = [];
  const glossary = termsIn(options.glossary ?? '');

  const handlers = handlersOf({
    meta(meta) {
      cases.forgetAwaited();
      run.addMeta(meta);
    },
    source: (source) => run.addSource(source),
    gherkinDocument(document) {
      run.forgetSource(document.uri);
      const feature = foldDocument(document, (id, example) => cases.addCase(id, example));
      if (feature) features.push(feature);
    },
    parseError: (error) => run.addParseError(error),
    pickle: (pickle) => cases.addPickle(pickle),
    hook: (hook) => code.addHook(hook),
    stepDefinition: (definition) => code.addDefinition(definition),
    undefinedParameterType: (type) => run.addUndefinedParameterType(type),
    testRunStarted: (started) => run.start(started),
    testRunHookStarted: (started) => run.startHook(started),
    testRunHookFinished: (finished) => run.finishHook(finished),
    testRunFinished: (finished) => run.finish(finished),
    testCase: (testCase) => cases.addTestCase(testCase),
    testCaseStarted(started) {
      run.examplesBegan = true;
      cases.start(started);
    },
    suggestion: (suggestion) => cases.addSuggestion(suggestion),
    attachment: attach,
    externalAttachment: attach,
    testStepFinished: (finished) => cases.finishStep(finished),
    testCaseFinished: (finished) => cases.finish(finished),
  });

  function attach(attached: Attached): void {
    if (!run.nameImplementation(attached) && !cases.attach(attached)) run.attach(attached);
  }

  return {
    add(envelope) {
      // There are very many messages, so no list is made of what is in each.
      for (const kind in envelope) {
        const message = envelope[kind as keyof messages.Envelope];
        if (message) handlers.get(kind)?.(message);
      }
    },
    model() {
      cases.breakOff();
      return modelOf(features, run, contents, glossary, options);
    },
  };
}

type Handlers = {
  [Kind in keyof messages.Envelope]?: (message: NonNullable<messages.Envelope[Kind]>) => void;
};

function handlersOf(handlers: Handlers): ReadonlyMap<string, (message: unknown) => void> {
  return new Map(Object.entries(handlers) as [string, (message: unknown) => void][]);
}

function modelOf(
  features: readonly Feature[],
  run: RunFold,
  contents: Contents,
  glossary: readonly Term[],
  presentation: Presentation,
): Model {
  const folders = foldersOf(features, presentation);
  const counts = tally(folders);
  writeIds(folders);
  const pathsOf = (isWanted: (example: Example) => boolean) => [...examplesIn(folders, isWanted)].map(pathOf);
  const notGreen = pathsOf(({ state }) => !isGreen(state));
  const retried = pathsOf(({ earlierAttempts }) => earlierAttempts.length > 0);
  for (const folder of folders) {
    const picture = pictureOf(folder, contents.all);
    if (picture !== undefined) folder.picture = picture;
  }
  return { run: run.run(), counts, folders, contents: contents.all, glossary, notGreen, retried };
}
