import { quoted } from '../shared/quoting';
import { RuleViolation } from '../shared/rule-violation';
import type { Die } from './dice';

/** A place in a file; lines and columns are counted from 1. */
interface Spot {
  readonly line: number;
  readonly column: number;
}

interface Word extends Spot {
  readonly text: string;
}

const mostDigits = 9;

/**
 * Reads a dice file: the number of dice in the first line, then a line a die, the number of its faces before its faces.
 *
 * Numbers are parted by blanks or tabs. Line ends of any system, blanks at the ends of lines and empty lines at the end
 * of the file do not matter.
 *
 * @throws RuleViolation with line and column of the first fault, from top to bottom and from left to right
 * @see features/ludo/dice-files.feature, features/ludo/refused-dice-files.feature, after document 004
 */
export function readDice(text: string): readonly Die[] {
  // Some editors put an invisible mark before the first line.
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r\n|\r|\n/);
  const [first = [], ...rest] = lines.map(wordsOf);
  const announced = numberOfDice(first);
  const dice = rest.map((words, index) => {
    const spot = { line: index + 2, column: 1 };
    if (index >= announced)
      refuse(spot, `line 1 announces ${counted(announced, 'die', 'dice')}, this is one more.`);
    return dieOf(words, spot);
  });
  if (dice.length < announced) {
    refuse(top, `the file announces ${counted(announced, 'die', 'dice')}, but has ${dice.length}.`);
  }
  return dice;
}

/** Writes dice as a dice file, with a line end after every line. */
export function writeDice(dice: readonly Die[]): string {
  const lines = dice.map((die) => [die.length, ...die].join(' '));
  return [dice.length, ...lines, ''].join('\n');
}

const top: Spot = { line: 1, column: 1 };

function numberOfDice([word, extra]: readonly Word[]): number {
  if (word === undefined) return refuse(top, 'the number of dice is missing.');
  const announced = numberIn(word, 'the number of dice', 1);
  if (extra) refuse(extra, `the number of dice stands alone in line 1, without ${quoted(extra.text)}.`);
  return announced;
}

function dieOf([head, ...words]: readonly Word[], spot: Spot): Die {
  if (head === undefined) return refuse(spot, 'a die is missing: the line is empty.');
  const announced = numberIn(head, 'the number of faces', 1);
  const die = words.map((word) => numberIn(word, 'a face', 0));
  if (die.length !== announced) {
    const has = `the line announces ${counted(announced, 'face', 'faces')}, but has ${die.length}`;
    refuse(head, `${has}: the number of faces comes first.`);
  }
  return die;
}

function wordsOf(text: string, index: number): readonly Word[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    line: index + 1,
    column: match.index + 1,
  }));
}

function numberIn(word: Word, what: string, least: number): number {
  const number = /^\d+$/.test(word.text) ? Number(word.text) : -1;
  if (number < least) refuse(word, `${what} is a whole number from ${least}, not ${quoted(word.text)}.`);
  if (word.text.length > mostDigits) {
    refuse(
      word,
      `${what} has at most ${mostDigits} digits, not the ${word.text.length} of ${quoted(word.text)}.`,
    );
  }
  return number;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function refuse({ line, column }: Spot, fault: string): never {
  throw new RuleViolation(`Line ${line}, column ${column}: ${fault}`);
}
