import { quoted } from '../shared/quoting';
import { RuleViolation } from '../shared/rule-violation';
import type { Card } from './card';
import { categories, type Category } from './categories';
import { diceThatCount } from './counting';
import { type Roll, rollSize, type WrittenRoll } from './dice';
import type { Go, WrittenHold } from './game';

/**
 * Reads a roll: dice with commas between them, `1,1,2,3,3`.
 *
 * Any number of dice and any single value of JSON is read, `7`, `1.5`, `"3"`, `null`: whether it is a die is for the rules to say.
 *
 * @throws RuleViolation where something stands for a die that is no value at all: words, NaN, nothing
 * @see features/yatzy/notation.feature
 */
export function readRoll(text: string): WrittenRoll {
  return text.split(',').map((cell) => readCell(cell, 'A roll is written like 1,1,2,3,3'));
}

/** Writes a roll as the features do: `1,1,2,3,3`. */
export function writeRoll(roll: WrittenRoll): string {
  return roll.map(quoted).join();
}

/**
 * Reads a hold: five dice in brackets, with a dash for each die that is not held, `(-,-,5,5,-)`.
 *
 * @throws RuleViolation where something stands for a die that is neither a dash nor a value
 * @see features/yatzy/refused-moves.feature
 */
export function readHold(text: string): WrittenHold {
  const cells = text.replace(/^\(|\)$/g, '').split(',');
  return cells.map((cell) =>
    cell.trim() === '-' ? null : readCell(cell, 'A hold is written like (-,-,5,5,-)'),
  );
}

/** Writes a hold as the features do: `(-,-,5,5,-)`. */
export function writeHold(hold: WrittenHold): string {
  return `(${hold.map((die) => (die === null ? '-' : quoted(die))).join()})`;
}

/** Writes the dice that the next throw of a go will throw, with a dash for each one held: `(3,4,-,-,2)`. */
export function writeRerolled({ dice, held }: Go): string {
  return writeHold(dice.map((die, index) => (held[index] === null ? die : null)));
}

function readCell(cell: string, howToWrite: string): unknown {
  const value = valueOf(cell);
  // A value that JSON cannot write back (-0, 1e999) could not be handed to anybody.
  if (value !== undefined && Object.is(valueOf(JSON.stringify(value)), value)) return value;
  throw new RuleViolation(`${howToWrite}; ${quoted(cell.trim())} is not a die.`);
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads names as a sentence lists them: `Ann`, `Ann and Bob`, `Ann, Bob and Cid`; `nobody` is none. */
export function readPlayers(text: string): readonly string[] {
  return text === 'nobody' ? [] : text.split(/, | and /);
}

/** Writes names as a sentence lists them. */
export function writePlayers(players: readonly string[]): string {
  const [last, ...others] = players.toReversed();
  if (last === undefined) return 'nobody';
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
}

/** Writes points as the document does, with the dice that make them up: `8 (1+1+3+3)`, `50`, `0`. */
export function writeReckoning(points: number, roll: Roll, category: Category): string {
  const counting = diceThatCount[category](roll);
  const sum = counting.reduce((total: number, die) => total + die, 0);
  return sum > 0 && sum === points ? `${points} (${counting.join('+')})` : `${points}`;
}

/** Writes points as the document's sentences do: `15 (three fives)`, `15 (the sum of all the dice)`. */
export function writeReckoningInWords(points: number, roll: Roll, category: Category): string {
  const { length } = diceThatCount[category](roll);
  const numerals = ['no', 'one of the', 'two', 'three', 'four'];
  return `${points} (${length === rollSize ? 'the sum of all the dice' : `${numerals[length]} ${category}`})`;
}

/** One player's go that was placed after its first throw, as a table of goes has it. */
export interface WrittenGo {
  readonly player: string;
  readonly category: string;
  readonly roll: WrittenRoll;
}

/**
 * Reads a table of goes: the first row names the players, each other row a category and what each of them threw for it.
 *
 * They are played row by row, from left to right; an empty cell is no go.
 */
export function readGoes([
  [, ...players] = [],
  ...rows
]: readonly (readonly string[])[]): readonly WrittenGo[] {
  return rows.flatMap(([category = '', ...rolls]) =>
    players.flatMap((player, index) => {
      const roll = rolls[index];
      return roll ? [{ player, category, roll: readRoll(roll) }] : [];
    }),
  );
}

/** Lays a score card out as a table: a row for each category that somebody has used, and one for the totals. */
export function tableOf({ columns }: Card): readonly (readonly string[])[] {
  const used = categories.filter((category) => columns.some(({ scores }) => category in scores));
  return [
    ['category', ...columns.map(({ player }) => player)],
    ...used.map((category) => [category, ...columns.map(({ scores }) => `${scores[category] ?? ''}`)]),
    ['total', ...columns.map(({ total }) => `${total}`)],
  ];
}

/** Writes a table as features write it, its columns as wide as they must be. */
export function writeTable(rows: readonly (readonly string[])[]): string {
  const widthOf = (column: number) =>
    Math.max(...rows.flatMap((row) => row.slice(column, column + 1)).map((cell) => cell.length));
  return rows
    .map((row) => `| ${row.map((cell, column) => cell.padEnd(widthOf(column))).join(' | ')} |`)
    .join('\n');
}
