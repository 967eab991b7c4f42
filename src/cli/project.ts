import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the project, wherever a person stands when they call it. */
export const projectFolder = resolve(__dirname, '..', '..');

/** A kata as its own page in `features` presents it. */
export interface KataPage {
  /** The name of its folders in `features` and `src`. */
  readonly name: string;
  /** The page's heading. */
  readonly title: string;
  /** The page's first paragraph: what the kata demands, in a sentence. */
  readonly summary: string;
}

/** The katas of the project, by the pages `features/<kata>/README.md`, in the order of their names. */
export function kataPages(): readonly KataPage[] {
  const features = join(projectFolder, 'features');
  return readdirSync(features)
    .filter((name) => existsSync(join(features, name, 'README.md')))
    .sort()
    .map((name) => ({ name, ...pageOf(readFileSync(join(features, name, 'README.md'), 'utf8')) }));
}

function pageOf(markdown: string): Omit<KataPage, 'name'> {
  const [heading = '', summary = ''] = markdown.split(/\r?\n\s*\r?\n/);
  return { title: heading.replace(/^#\s*/, '').trim(), summary: summary.replace(/\s+/g, ' ').trim() };
}

/** The version in `package.json`. */
export function projectVersion(): string {
  const description = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return description.version;
}
