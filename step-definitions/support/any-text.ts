import { array, type Arbitrary, constantFrom, oneof, string } from 'fast-check';
import type { Cases } from './any-case';
import type { KataWorld } from './world';

/** A scenario in which any text is read. */
export interface AnyText extends KataWorld {
  texts: Cases<string>;
  read: (text: string) => unknown;
}

const unseen = [' ', '\n', '\r\n', '\t', ',', '/', '"', '-', '\\', '\uFEFF', '\0', '__proto__'];

/**
 * Any text that somebody could type or load: words of a notation, characters of every script, and what is not to be seen.
 *
 * @param words what the notation is made of, so that many texts are nearly right
 * @param feature where a row with such a text would stand, from its kata's folder
 */
export function anyText(words: readonly string[], feature: string): Cases<string> {
  const piece: Arbitrary<string> = oneof(
    { weight: 3, arbitrary: constantFrom(...words) },
    { weight: 1, arbitrary: constantFrom(...unseen) },
    { weight: 1, arbitrary: string({ unit: 'binary', maxLength: 4 }) },
  );
  return {
    arbitrary: array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    feature,
    rows: (text) => [
      ['why', 'text'],
      ['found by chance', text],
    ],
  };
}
