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
  /** For one that stands in for players: the features that its comment names, in which it has to be caught. */
  readonly heldBy?: readonly string[];
}

/**
 * Finds the impostors of a kata: each is a file of its own, headed by a comment that names the mistake. Those in the
 * folder `players` stand in for players, and their comment names the features that hold them.
 */
export function impostorsOf({ name }: Kata): readonly Impostor[] {
  const folder = `fixtures/${name}/impostors`;
  const players = filesIn(`${folder}/players`).map((file) => {
    const impostor = impostorIn(file);
    return { ...impostor, heldBy: featuresNamedIn(impostor) };
  });
  return [...filesIn(folder).map(impostorIn), ...players];
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(path.join(projectFolder, folder))) return [];
  return readdirSync(path.join(projectFolder, folder))
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => `${folder}/${file}`);
}

function featuresNamedIn({ file, seen }: Impostor): readonly string[] {
  const features = seen.match(/features\/[\w./-]+\.feature/g) ?? [];
  if (features.length === 0) throw new Error(`${file}: name the features that hold it in its comment.`);
  return features;
}

/** Who has no mistake and must not be caught: the parts of which impostors are made, put together; else the rules in `src`. */
export function honestOf({ name }: Kata): string | undefined {
  const file = `fixtures/${name}/honest.ts`;
  return existsSync(path.join(projectFolder, file)) ? file : undefined;
}

function impostorIn(file: string): Impostor {
  const [mistake, seen] = headOf(readFileSync(path.join(projectFolder, file), 'utf8'));
  if (mistake === '') throw new Error(`${file}: name the mistake in a comment at the head of the file.`);
  return { file, mistake, seen };
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
