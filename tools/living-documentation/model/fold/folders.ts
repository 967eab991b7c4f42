import type { Content, Feature, Folder } from '../model';
import { examplesIn } from '../walk';
import type { Draft } from './draft';
import { untold } from './written';

/** What a documentation can be told about a folder. Markdown. */
export interface FolderNotes {
  readonly title?: string;
  /** One sentence, for its card. */
  readonly sentence?: string;
  readonly about?: string;
  /** Its feature files, relative to the folder, in the order in which they are best read. */
  readonly order?: readonly string[];
}

/** How folders are to be presented. */
export interface Presentation {
  /**
   * Folders or feature files in the order wanted: `yatzy`, `features/yatzy`, `features/yatzy/pair.feature`.
   * What is not named comes after, as the files came. Within a folder the order of its notes goes before.
   */
  readonly order?: readonly string[];
  /** What is to be said of the folder of this path, which holds these feature files. @see readmeNotes */
  readonly notesFor?: (path: string, uris: readonly string[]) => FolderNotes | undefined;
}

/** Puts features into the folders of their files. */
export function foldersOf(features: readonly Feature[], presentation: Presentation = {}): Draft<Folder>[] {
  const { order = [], notesFor } = presentation;
  const rank = new Map(features.map((feature) => [feature, rankOf(feature.uri, order)]));
  const sorted = [...features].sort((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0));
  const byPath = new Map<string, Feature[]>();
  for (const feature of sorted) {
    const path = folderPath(feature.uri);
    byPath.set(path, [...(byPath.get(path) ?? []), feature]);
  }
  return [...byPath].map(([path, inside]) => {
    const uris = inside.map(({ uri }) => uri);
    const notes = notesFor?.(path, uris) ?? {};
    return folderOf(path, asNoted(inside, notes), notes);
  });
}

/** Features in the order that the folder's notes give; what they do not name follows, as it came. */
function asNoted(features: readonly Feature[], { order = [] }: FolderNotes): readonly Feature[] {
  const rankIn = ({ uri }: Feature) => {
    const rank = order.indexOf(lastPart(uri));
    return rank < 0 ? order.length : rank;
  };
  return [...features].sort((one, other) => rankIn(one) - rankIn(other));
}

/** The index of a folder's first picture among the contents. */
export function pictureOf(folder: Folder, contents: readonly Content[]): number | undefined {
  for (const { example } of examplesIn([folder])) {
    for (const { content } of example.attachments) {
      const kind = contents[content]?.kind;
      if (kind === 'svg' || kind === 'image') return content;
    }
  }
  return undefined;
}

function folderOf(
  path: string,
  features: readonly Feature[],
  { title, sentence, about }: FolderNotes,
): Draft<Folder> {
  const described = features.find(({ description }) => description.prose !== '');
  return {
    ...untold,
    id: '',
    path,
    title: title ?? titleOf(lastPart(path)),
    sentence: sentence ?? (described ? firstSentence(described) : ''),
    about: about ?? '',
    sources: sourcesIn(features),
    ruleCount: features.flatMap(({ groups }) => groups).filter(({ kind }) => kind === 'rule').length,
    features,
  };
}

function rankOf(uri: string, order: readonly string[]): number {
  const path = folderPath(uri);
  const rank = order.findIndex((entry) =>
    [uri, path, lastPart(path)].includes(entry.replaceAll('\\', '/').replace(/\/$/, '')),
  );
  return rank < 0 ? order.length : rank;
}

function folderPath(uri: string): string {
  return uri.includes('/') ? uri.slice(0, uri.lastIndexOf('/')) : '';
}

function lastPart(path: string): string {
  return path.split('/').at(-1) ?? '';
}

function titleOf(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  const [first = '', ...rest] = [...words];
  return first.toLocaleUpperCase() + rest.join('') || 'Features';
}

function firstSentence({ description, language }: Feature): string {
  const [paragraph = ''] = description.prose.split(/\n\s*\n/);
  const text = paragraph.replace(/\s*\n\s*/g, ' ');
  const [first] = new Intl.Segmenter(localeOf(language), { granularity: 'sentence' }).segment(text);
  return first?.segment.trim() ?? '';
}

/** Gherkin has languages that are none: emoji, pirates' English. */
function localeOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

function sourcesIn(features: readonly Feature[]): readonly string[] {
  const parts = features.flatMap((feature) => [
    feature,
    ...feature.groups.flatMap((group) => [group, ...group.examples]),
  ]);
  return [...new Set(parts.flatMap(({ description }) => description.sources))];
}
