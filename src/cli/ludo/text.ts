import type { Die } from '../../ludo';
import { counted } from '../numbers';

/** Writes how many games there are: `1 game`, `10,000 games`. */
export function gamesIn(number: number): string {
  return counted(number, 'game', 'games');
}

/** Writes a share in per cent: 0.25 as `25.0`. */
export function percent(share: number, digits = 1): string {
  return (100 * share).toFixed(digits);
}

/** Writes a die's faces, runs of four and more in short: `1 1 1 6 6 6`, `1–20`. */
export function facesOf(die: Die): string {
  const runs: number[][] = [];
  for (const eyes of die) {
    const run = runs.at(-1);
    if (run?.at(-1) === eyes - 1) run.push(eyes);
    else runs.push([eyes]);
  }
  return runs.map((run) => (run.length > 3 ? `${run[0] ?? 0}–${run.at(-1) ?? 0}` : run.join(' '))).join(' ');
}

/** Joins numbers of dice as people do: `4 and 5`, `4, 5 and 6`. */
export function listOf(numbers: readonly number[]): string {
  return numbers.length < 2
    ? numbers.join()
    : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1) ?? ''}`;
}

/**
 * Writes rows as columns of equal width, two blanks apart.
 *
 * @param sides for each column, where its cells stand: l for left, r for right
 */
export function columns(rows: readonly (readonly string[])[], sides: string): readonly string[] {
  const widths = [...sides].map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return sides[column] === 'r' ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
}

/** Writes data as JSON, with lists of numbers in one line. */
export function jsonText(data: unknown): string {
  const lists = /\[\s+(-?\d[-\d,\s]*?)\s+\]/g;
  return `${JSON.stringify(data, null, 2).replace(lists, (_, numbers: string) => `[${numbers.replace(/\s+/g, ' ')}]`)}\n`;
}
