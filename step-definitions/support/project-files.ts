import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/**
 * Reads a text file that travels with the features.
 *
 * @param file from the project's root, with slashes: features/ludo/dice-files/wuerfel0.txt
 */
export function textOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
