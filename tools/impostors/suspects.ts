import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Kata, projectFolder } from '../katas';

/** A program that is wrong on purpose. */
export interface Impostor {
  /** The file that stands in for the rules, within the project, with slashes. */
  readonly file: string;
  /** Its mistake in a sentence, from the comment at its head. */
  readonly mistake: string;
  /** Where it was seen, or what else there is to say; empty where it was thought up. */
  readonly seen: string;
  /** The features that its comment names, in which it has to be caught. */
  readonly heldBy: readonly string[];
  /** Which functions it stands in for: those of the kata's face, or those of its players. */
  readonly role: 'implementation' | 'players';
}

/**
 * Finds the impostors of a kata: each is a file of its own, headed by a comment that names the mistake and the features
 * that hold it. Those in the folder `players` stand in for players.
 *
 * @throws Error where a comment names no mistake, or no feature that could hold it: the rules' are held by rule features
 */
export function impostorsOf({ name, ruleFeatures }: Kata): readonly Impostor[] {
  const folder = `fixtures/${name}/impostors`;
  return [
    ...filesIn(folder).map((file) => impostorIn(file, 'implementation', ruleFeatures)),
    ...filesIn(`${folder}/players`).map((file) => impostorIn(file, 'players')),
  ];
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(path.join(projectFolder, folder))) return [];
  return readdirSync(path.join(projectFolder, folder))
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => `${folder}/${file}`);
}

/** Who has no mistake and must not be caught: the parts of which impostors are made, put together; else the rules in `src`. */
export function honestOf({ name }: Kata): string | undefined {
  const file = `fixtures/${name}/honest.ts`;
  return existsSync(path.join(projectFolder, file)) ? file : undefined;
}

function impostorIn(file: string, role: Impostor['role'], holders?: readonly string[]): Impostor {
  const [mistake, seen] = headOf(readFileSync(path.join(projectFolder, file), 'utf8'));
  if (mistake === '') throw new Error(`${file}: name the mistake in a comment at the head of the file.`);
  const heldBy: readonly string[] = seen.match(/features\/[\w./-]+\.feature/g) ?? [];
  if (heldBy.length === 0) throw new Error(`${file}: name the features that hold it in its comment.`);
  const stray = heldBy.find((feature) => holders?.includes(feature) === false);
  if (stray !== undefined) throw new Error(`${file}: ${stray} has no rule with examples that people read.`);
  return { file, mistake, seen, heldBy, role };
}

/** The paragraphs of the comment at the head of a file: what is wrong, and where that was seen. */
export function headOf(source: string): readonly [mistake: string, seen: string] {
  const comment = /^\/\*\*([\s\S]*?)\*\//.exec(source)?.[1] ?? '';
  const paragraphs = comment
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim().replaceAll('\n', ' '))
    .filter((paragraph) => paragraph !== '');
  return [paragraphs[0] ?? '', paragraphs.slice(1).join(' ')];
}
