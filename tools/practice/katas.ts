import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { learningIn } from '../katas';
import { projectFolder } from './project';

/** A kata as somebody who practises meets it. */
export interface Kata {
  /** The name of its folders. */
  readonly name: string;
  readonly title: string;
  /** The feature files to make green in the order of learning, paths within the project with slashes. */
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
 * The numbered links to feature files below "In the order of learning" are what somebody who practises owes. What is not
 * numbered there is given: the notation, and whatever plays the kata.
 */
export function kataNamed(name: string): Kata {
  const page = readFileSync(pageOf(name), 'utf8');
  const links = [...learningIn(page).matchAll(/^\d+\. .*?\]\(([^()/]+\.feature)\)/gm)];
  return {
    name,
    title: /^#\s+(.*?)\s*$/m.exec(page)?.[1] ?? name,
    features: links.map(([, file = '']) => `features/${name}/${file}`),
  };
}

function pageOf(name: string): string {
  return path.join(projectFolder, 'features', name, 'README.md');
}
