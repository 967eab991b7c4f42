import { randomInt } from 'node:crypto';
import { alternatives, quoted } from '../../shared/quoting';
import { Misuse } from '../misuse';

/** What a command line can ask of a game. */
export interface BoardOptions {
  readonly colours?: string;
  readonly balls?: string;
  readonly length?: string;
  readonly coloursToo?: true;
}

/** More games than that would take days, or more memory than there is. */
const mostGames = 1_000_000;

/** Reads a whole number from an option; @throws Misuse where it is none. */
export function wholeNumber(option: string, text: string): number {
  if (/^-?\d{1,9}$/.test(text)) return Number(text);
  throw new Misuse(`${option} takes a whole number of at most nine digits, not ${quoted(text)}.`);
}

/** Reads how many games are to be played; @throws Misuse where that is no number from 1 to a million. */
export function gamesFrom(text: string): number {
  const games = wholeNumber('--games', text);
  if (games >= 1 && games <= mostGames) return games;
  throw new Misuse(`--games takes a whole number from 1 to ${mostGames}, not ${games}.`);
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
