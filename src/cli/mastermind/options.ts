import { randomInt } from 'node:crypto';
import { alternatives, quoted } from '../../shared/quoting';
import { Misuse } from '../misuse';

/** What a command line can ask of a game. */
export interface BoardOptions {
  readonly colours: string;
  readonly balls: string;
  readonly length: string;
  readonly coloursToo?: true;
}

/** Reads a whole number from an option; @throws Misuse where it is none. */
export function wholeNumber(option: string, text: string): number {
  if (/^-?\d{1,9}$/.test(text)) return Number(text);
  throw new Misuse(`${option} takes a whole number, not ${quoted(text)}.`);
}

/** The seed that was asked for, or one by chance, to be told to the person. */
export function seedFrom(text: string | undefined): number {
  return text === undefined ? randomInt(1_000_000) : wholeNumber('--seed', text);
}

/** A word of a list; @throws Misuse where it is none of them. */
export function chosen<Word extends string>(words: readonly Word[], word: string): Word {
  const found = words.find((each) => each === word);
  if (found !== undefined) return found;
  throw new Misuse(`A strategy here is ${alternatives(words)}, not ${quoted(word)}.`);
}

/** "1 match", "2 matches". */
export function counted(number: number, one: string, many: string): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
}
