import path from 'node:path';
import { projectFolder } from '../katas';

export { projectFolder };

/** A file as a person at the terminal would name it, and as every shell takes it. */
export function namedFromHere(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative === '' || relative.startsWith('..') ? path.resolve(file) : relative;
}

/** A path of the project with slashes, as messages and links have it. */
export function namedInProject(file: string): string {
  return slashed(path.relative(projectFolder, file));
}

/** A path as imports and links have it on every system. */
export function slashed(file: string): string {
  return file.split(path.sep).join('/');
}
