import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the project. */
export const projectFolder = path.resolve(__dirname, '../..');

/** A kata as the tools that judge its specs see it. */
export interface Kata {
  /** The name of its folders. */
  readonly name: string;
  /** As its own page is headed. */
  readonly title: string;
  /**
   * The features that say what its rules are, with examples that a person can read: those to be learned, as its page lists
   * them, without those that hold nothing but enumerations and cases drawn by chance.
   *
   * Paths within the project, with slashes.
   */
  readonly ruleFeatures: readonly string[];
}

/** Finds all katas: each has a page in `features` and a face in `src`. */
export function katas(): readonly Kata[] {
  return kataNames().map(kataNamed);
}

/** The names of all katas. */
export function kataNames(): readonly string[] {
  return readdirSync(path.join(projectFolder, 'features')).filter(
    (name) => existsSync(fileOfPage(name)) && existsSync(path.join(projectFolder, 'src', name, 'index.ts')),
  );
}

/** A kata's own page in Markdown, and its heading. */
export function pageOf(name: string): { readonly title: string; readonly text: string } {
  const text = readFileSync(fileOfPage(name), 'utf8');
  return { title: /^#\s+(.*?)\s*$/m.exec(text)?.[1] ?? name, text };
}

function kataNamed(name: string): Kata {
  const { title, text } = pageOf(name);
  const links = [...learningIn(text).matchAll(/\]\(([^()/]+\.feature)\)/g)].map(([, file = '']) => file);
  return {
    name,
    title,
    ruleFeatures: links.map((file) => `features/${name}/${file}`).filter(hasReadableRule),
  };
}

/** What a kata's page says below "In the order of learning", up to the next heading: its rules, and what is given with them. */
export function learningIn(page: string): string {
  const [, learning = ''] = page.split(/^## In the order of learning[ \t]*$/m);
  return learning.split(/^## /m)[0] ?? '';
}

function hasReadableRule(feature: string): boolean {
  const text = readFileSync(path.join(projectFolder, feature), 'utf8');
  const rules = [...text.matchAll(/^[ \t]*(@.*\r?\n[ \t]*)?Rule:/gm)];
  return rules.some(([, tags = '']) => !/@(every|any)-case/.test(tags));
}

function fileOfPage(name: string): string {
  return path.join(projectFolder, 'features', name, 'README.md');
}
