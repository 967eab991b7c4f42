import type { Content, Folder, Model, Term } from '../model';
import { markup, type Html } from './html';
import { inlineMarkdown, markdown, type Setting } from './markdown';
import { type Terms, wordsFor } from './terms';

/** What everything on the page is written with. */
export interface Sheet {
  readonly contents: readonly Content[];
  /** What a tag means, where the glossary says so. */
  readonly tagMeanings: ReadonlyMap<string, Term>;
  /** Address of a file of the project, from where the page is; absent where the page does not know. */
  readonly addressOf: (uri: string, line?: number) => string | undefined;
}

/** What everything about one folder is written with. */
export interface FolderSheet extends Sheet {
  readonly folder: Folder;
  readonly terms: Terms;
}

/** Begins a page; `sources` is what comes before a file's path to make it an address. */
export function sheetOf(model: Model, sources: string | undefined): Sheet {
  return {
    contents: model.contents,
    tagMeanings: new Map(
      model.glossary.flatMap((term) => (term.term.startsWith('@') ? [[term.term, term] as const] : [])),
    ),
    addressOf(uri, line) {
      if (sources === undefined || /^[a-z][a-z\d+.-]*:|^\//i.test(uri)) return undefined;
      const path = uri.split('/').map(encodeURIComponent).join('/');
      // Only repositories on the web know what a line is.
      const anchor = line !== undefined && /^https?:/.test(sources) ? `#L${line}` : '';
      return `${sources.replace(/\/+$/, '')}/${path}${anchor}`;
    },
  };
}

export function folderSheetOf(sheet: Sheet, folder: Folder, model: Model): FolderSheet {
  // Written out: to the compiler, each copy made with `...` is an object of another shape.
  const { contents, tagMeanings, addressOf } = sheet;
  return { contents, tagMeanings, addressOf, folder, terms: wordsFor(folder, model) };
}

const wbr = markup`<wbr>`;

/** A file and line, linked where the page knows where it is. */
export function placeOf(sheet: Sheet, uri: string, line?: number): Html {
  // A long path may be broken between its folders.
  const parts = uri.split(/(?<=\/)(?=.)/).map((part, index) => markup`${index > 0 && wbr}${part}`);
  const written = markup`<bdi dir="ltr">${parts}${line !== undefined && `:${line}`}</bdi>`;
  const address = sheet.addressOf(uri, line);
  return address === undefined
    ? markup`<span class="place">${written}</span>`
    : markup`<a class="place" href="${address}">${written}</a>`;
}

/** Markdown of a file in this folder, with the glossary's words that `seen` does not have yet. */
export function prose(sheet: FolderSheet, text: string, seen: Set<Term>): Html {
  return markdown(text, settingOf(sheet, seen));
}

/** The same for a single line. */
export function line(sheet: FolderSheet, text: string, seen: Set<Term>): Html {
  return inlineMarkdown(text, settingOf(sheet, seen));
}

function settingOf(sheet: FolderSheet, seen: Set<Term>): Setting {
  return { terms: sheet.terms, seen, resolve: (link) => resolve(sheet, link) };
}

/** A link of a file in the folder, as a link of the page. */
function resolve(sheet: FolderSheet, link: string): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(link) ?? [];
  const parts = sheet.folder.path.split('/').filter(Boolean);
  for (const part of path.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '.' && part !== '') parts.push(decoded(part));
  }
  const address = sheet.addressOf(parts.join('/'));
  return address === undefined ? undefined : `${address}${rest}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
