import colours from 'picocolors';
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';
import { counted } from '../numbers';
import { drawPegs } from './pegs';
import type { Hint, Row, Table } from './table';

/** How far the further lines of a text are moved in, where a terminal is too narrow for it: eight pegs fit into 40 columns. */
const indent = '  ';

/** Prints a text, between words in several lines where a terminal is too narrow for it. */
export function say(text: string): void {
  const { columns } = process.stdout;
  const isTooLong = columns !== undefined && stringWidth(text) > columns;
  const wrapped = isTooLong ? wrapAnsi(text, columns - indent.length, { trim: false }) : text;
  process.stdout.write(`${wrapped.replace(/\n */g, `\n${indent}`)}\n`);
}

/** Prints a played row: its number, pegs, the answer, the guesses left, and what else is to be told. */
export function showRow(table: Table, row: Row, number: number, more = ''): void {
  const left = table.limit - number;
  const rest = left < 0 ? 'beyond the limit' : `${left} left`;
  const pegs = drawPegs(table.lettersOf(row.guess));
  say(`${String(number).padStart(3)}.  ${pegs}   ${table.describe(row)}   ${colours.dim(rest)}${more}`);
}

/** Says in words what the machine thought: codes still possible, and what a search found. */
export function thoughtsOf({ possible, search, wins }: Hint): string {
  const parts = [counted(possible, 'code possible', 'codes possible')];
  if (search) {
    const value = search.proven ? `solved in ${search.steps} at most` : `not solved in ${search.steps - 1}`;
    parts.push(
      `value: ${value}`,
      counted(search.nodes, 'node', 'nodes'),
      `cut-offs: ${search.alphaCutOffs} alpha, ${search.betaCutOffs} beta`,
    );
  }
  if (wins) parts.push(`wins ${wins.ways} of ${wins.of} draws`);
  return parts.join('; ');
}

/** Writes a code in pegs. */
export function pegsOf(table: Table, code: readonly number[]): string {
  return drawPegs(table.lettersOf(code));
}
