import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';

/** Lines of text, perhaps with colours; their width is what a terminal shows. */
export type Lines = readonly string[];

/** How wide the widest line is, in cells of a terminal. */
export function widthOf(lines: Lines): number {
  return Math.max(0, ...lines.map((line) => stringWidth(line)));
}

/** Fills a text up with blanks on the right. */
export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)));
}

/** Moves lines to the right. */
export function indented(lines: Lines, indent: number): Lines {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(indent) + line));
}

/**
 * Breaks a text at blanks so that it fits.
 *
 * @param lead what stands before the first line; the others begin below its end
 */
export function wrapped(text: string, width: number, lead = ''): Lines {
  const indent = stringWidth(lead);
  const room = Math.max(20, width - indent);
  const lines = wrapAnsi(text, room, { hard: true }).split('\n');
  return lines.map((line, index) => (index === 0 ? lead : ' '.repeat(line === '' ? 0 : indent)) + line);
}

/** Puts two texts at the ends of a line, or below each other where they do not fit. */
export function apart(left: string, right: string, width: number): Lines {
  const gap = width - stringWidth(left) - stringWidth(right);
  return gap >= 2 ? [left + ' '.repeat(gap) + right] : [...wrapped(left, width), right];
}

/** Puts a block to the right of another, or below it where there is no room. */
export function beside(left: Lines, right: Lines, width: number): Lines {
  if (right.length === 0) return left;
  const edge = widthOf(left) + 4;
  if (edge + widthOf(right) > width) return [...left, '', ...right];
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, index) =>
    `${padded(left[index] ?? '', edge)}${right[index] ?? ''}`.trimEnd(),
  );
}

/**
 * Sets a table in columns, three blanks between them.
 *
 * @returns nothing where the table is wider than the room: a table that breaks its lines is no table
 */
export function columns(rows: readonly (readonly string[])[], width: number): Lines | undefined {
  const widths = (rows[0] ?? []).map((_, column) => widthOf(rows.map((row) => row[column] ?? '')));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => padded(cell, widths[column] ?? 0))
      .join('   ')
      .trimEnd(),
  );
  return widthOf(lines) <= width ? lines : undefined;
}
