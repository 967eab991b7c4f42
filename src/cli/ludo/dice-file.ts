import { readFileSync } from 'node:fs';
import type { Die } from '../../ludo';
import { readDice } from '../../ludo/notation';
import { quoted } from '../../shared/quoting';
import { RuleViolation } from '../../shared/rule-violation';
import { Misuse } from '../misuse';

/**
 * Reads a dice file from the disk.
 *
 * @param path relative to where the person stands
 * @throws Misuse where there is no file, it cannot be read, or what is in it is not dice
 */
export function diceIn(path: string): readonly Die[] {
  const text = textIn(path);
  try {
    return readDice(text);
  } catch (error) {
    if (error instanceof RuleViolation) throw new Misuse(`${path}: ${error.message}`);
    throw error;
  }
}

function textIn(path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    if (code === 'ENOENT') throw new Misuse(`There is no file ${quoted(path)}.`);
    if (code === 'EISDIR') throw new Misuse(`${quoted(path)} is a folder, not a dice file.`);
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
      throw new Misuse(`${quoted(path)} is no text in UTF-8.`);
    }
    throw new Misuse(`The file ${quoted(path)} cannot be read (${code}).`);
  }
}
