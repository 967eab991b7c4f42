import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type FoldOptions, readmeNotes } from './model';
import type { PageOptions } from './page';

/** What can be set about a project's documentation; everything has a default. */
export interface DocumentationOptions extends PageOptions {
  /** The glossary's file. Default: `features/glossary.md`, where there is one. */
  readonly glossary?: string;
  /** Folders or feature files in the order wanted; what is not named follows, as the files came. */
  readonly order?: readonly string[];
}

/**
 * Looks up in a project's folder what its documentation takes from there: the glossary, the README of each
 * feature folder, and the project's own README, whose heading is the title unless one is given.
 * @throws the error of the file system where the glossary asked for cannot be read
 */
export function settingsIn(
  root: string,
  options: DocumentationOptions = {},
): { readonly fold: FoldOptions; readonly page: PageOptions } {
  const { glossary, order, ...page } = options;
  const words =
    glossary === undefined
      ? textIn(root, 'features/glossary.md')
      : readFileSync(path.resolve(root, glossary), 'utf8');
  const title = page.title ?? /^#\s+(.*?)\s*#*\s*$/m.exec(textIn(root, 'README.md') ?? '')?.[1];
  return {
    fold: {
      notesFor: readmeNotes(root),
      ...(order && { order }),
      ...(words !== undefined && { glossary: words }),
    },
    page: { ...page, ...(title !== undefined && { title }) },
  };
}

function textIn(root: string, file: string): string | undefined {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
}
