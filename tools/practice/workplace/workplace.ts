import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Kata } from '../katas';
import { namedFromHere, projectFolder, slashed } from '../project';

/** The folder in which somebody works on a kata. */
export interface Bench {
  /** The folder of all their katas. */
  readonly root: string;
  readonly folder: string;
  /** The way from there to the project, as an import has it: `../..` */
  readonly up: string;
}

/** Where somebody works on a kata, and how the specs reach it. */
export interface Workplace {
  /** As the person knows it: a file or a command. */
  readonly name: string;
  /** World parameters that say whose rules are judged. */
  readonly choice: Readonly<Record<string, string>>;
  /** Patterns of files with step definitions. */
  readonly steps: readonly string[];
  /** Whether they are the person's own. */
  readonly stepsChange: boolean;
  /** The folder of the person's own files. */
  readonly folder: string;
  /** Whether the compiler of TypeScript checks them. */
  readonly isChecked: boolean;
  /** A command that compiles before the specs run. */
  readonly build?: string;
  /** Files and folders in which a change asks for another run. */
  readonly watched: readonly string[];
  /** What the person should know about files that were written or left alone. */
  readonly notes: readonly string[];
}

/** All step definitions of the project. */
export const projectSteps = ['step-definitions/**/*.ts'];

/**
 * Finds the folder for a kata.
 *
 * @param root the folder of all katas; by default one of the project that is not kept in version control
 */
export function benchFor(kata: Kata, root = path.join(projectFolder, 'practice')): Bench {
  const folder = path.join(path.resolve(root), kata.name);
  return { root: path.resolve(root), folder, up: slashed(path.relative(folder, projectFolder)) };
}

/** Writes a file that is not there yet; one that is there is somebody's work. */
export function writeOnce(file: string, text: () => string): boolean {
  if (existsSync(file)) return false;
  makeFolder(path.dirname(file));
  writeFileSync(file, text());
  return true;
}

/** Makes a folder with those above it; Node's own way hangs where the system makes none, as in `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

/** Says of a file what became of it. */
export function noteOn(file: string, isNew: boolean, what: string): readonly string[] {
  return isNew ? [`Wrote ${namedFromHere(file)}: ${what}`] : [];
}
