import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from './project';

/** A kata as somebody who practises meets it. */
export interface Kata {
  /** The name of its folders. */
  readonly name: string;
  readonly title: string;
  /** Its feature files in the order of learning, paths within the project with slashes. */
  readonly features: readonly string[];
}

/** The names of all katas: each has a page in `features` and a face in `src`. */
export function kataNames(): readonly string[] {
  return readdirSync(path.join(projectFolder, 'features')).filter(
    (name) => existsSync(pageOf(name)) && existsSync(path.join(projectFolder, 'src', name, 'index.ts')),
  );
}

/**
 * Reads what a kata's own page says about it.
 *
 * Its numbered links to feature files are the order of learning. Features that it links elsewhere are given with the
 * kata, its notation for one, and not practised; those that it does not link at all come last.
 */
export function kataNamed(name: string): Kata {
  const page = readFileSync(pageOf(name), 'utf8');
  const ordered = linksIn(page, /^\s*\d+\.\s.*$/gm);
  const given = linksIn(page, /^(?!\s*\d+\.\s).*$/gm);
  const others = readdirSync(path.dirname(pageOf(name)))
    .filter((file) => file.endsWith('.feature') && !ordered.includes(file) && !given.includes(file))
    .sort();
  return {
    name,
    title: /^#\s+(.*?)\s*$/m.exec(page)?.[1] ?? name,
    features: [...ordered, ...others].map((file) => `features/${name}/${file}`),
  };
}

function pageOf(name: string): string {
  return path.join(projectFolder, 'features', name, 'README.md');
}

function linksIn(page: string, lines: RegExp): readonly string[] {
  return [...page.matchAll(lines)].flatMap(([line]) =>
    [...line.matchAll(/\]\(([^()/]+\.feature)\)/g)].map(([, file = '']) => file),
  );
}
