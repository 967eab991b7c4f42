import { type Board, size } from './board';

/**
 * Reads a board from a drawing, from three plain rows, or from rows with a slash between them.
 *
 * Drawn: cells stand between bars, and lines of underscores part the rows; between them lines without a mark are
 * frame, whether their blanks are still there or not. Without such lines each line is a row. Plain: a blank is a dot or a space, and blanks at the end of a row may
 * be missing. Nothing is refused here: what is not a board is for the rules to name.
 *
 * @see features/tic-tac-toe/reading-boards.feature
 */
export function readBoard(text: string): Board {
  const written = text.split(/\r?\n|\//);
  // The end of a file adds an empty line; a bottom row without a mark may look the same.
  if (written.length > size && written.at(-1) === '') written.pop();
  return written.some((line) => line.includes('|')) ? rowsDrawn(written) : written.map(rowPlain);
}

/** Writes a board as three lines with bars, for terminals and messages. */
export function writeBoard(board: Board): string {
  return board.map((row) => [...row].map((cell) => ` ${cell} `).join('|')).join('\n');
}

function rowPlain(line: string): string {
  return line.trimEnd().replaceAll('.', ' ').padEnd(size);
}

function rowsDrawn(written: readonly string[]): Board {
  const groups = groupsBetweenFrames(written);
  if (groups.length === 1) return written.map(rowBetweenBars);
  return groups.flatMap((group) => {
    const marked = group.filter((line) => /[^|\s]/.test(line));
    // A row without a mark looks like its frame; it is there all the same.
    return marked.length > 0 ? marked.map(rowBetweenBars) : ['   '];
  });
}

function groupsBetweenFrames(lines: readonly string[]): readonly (readonly string[])[] {
  let group: string[] = [];
  const groups = [group];
  for (const line of lines) {
    if (line.includes('_') && /^[_|\s]*$/.test(line)) groups.push((group = []));
    else group.push(line);
  }
  return groups;
}

function rowBetweenBars(line: string): string {
  return line
    .split('|')
    .map((cell) => cell.trim() || ' ')
    .join('');
}
