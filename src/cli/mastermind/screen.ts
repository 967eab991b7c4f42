import colours from 'picocolors';
import { counted } from './options';
import { drawPegs } from './pegs';
import type { Hint, Row, Table } from './table';

/** Prints a line. */
export function say(text = ''): void {
  process.stdout.write(`${text}\n`);
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
