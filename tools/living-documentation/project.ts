import { existsSync } from 'node:fs';
import path from 'node:path';
import { type FoldOptions, type Model, termsIn } from './model';
import type { PageOptions } from './page';
import { settingsIn } from './settings';

/** What a folder adds to messages whose feature files lie in it, and nothing to any others. */
export interface Project {
  readonly fold: FoldOptions;
  /** The model with the words that explain it. */
  readonly told: (model: Model) => Model;
  /** How the page of a model is to be written into this file. */
  readonly page: (model: Model, output: string) => PageOptions;
}

/**
 * Looks up what the project in a folder says about its features.
 * @param wishes what holds for whatever messages, because it was asked for
 * @throws the error of the file system where the glossary asked for cannot be read
 */
export function projectAt(
  root: string,
  { title, glossary }: { readonly title?: string; readonly glossary?: string },
): Project {
  const { fold, page } = settingsIn(root, {
    ...(title !== undefined && { title }),
    ...(glossary !== undefined && { glossary }),
  });
  const isHere = (uri: string) => existsSync(path.resolve(root, uri));
  const owns = ({ folders, run }: Model) =>
    folders.some(({ features }) => features.some(({ uri }) => isHere(uri))) ||
    run.problems.some((problem) => problem.kind === 'parse-error' && isHere(problem.place.uri));
  return {
    fold: {
      notesFor: (folder, uris) => (uris.some(isHere) ? fold.notesFor?.(folder, uris) : undefined),
    },
    told: (model) =>
      glossary !== undefined || owns(model) ? { ...model, glossary: termsIn(fold.glossary ?? '') } : model,
    page(model, output) {
      if (!owns(model)) return title === undefined ? {} : { title };
      const from = output === '-' ? root : path.dirname(path.resolve(root, output));
      return { ...page, sources: path.relative(from, root).replaceAll('\\', '/') || '.' };
    },
  };
}
