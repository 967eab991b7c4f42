import type { Example, Step } from '../run/example';
import { errorLines } from './error-text';
import { coloured, markOf, type Sheet, wrapped } from './paint';

/**
 * An example whole: where it stands, its steps, what went wrong, the position as a small drawing.
 *
 * @param folder whose files are the person's own, so that errors name places in them
 */
export function exampleLines(example: Example, folder: string, sheet: Sheet): readonly string[] {
  const { bold, dim } = sheet.paint;
  const { standing, feature, rule, name, uri, line, steps, drawing } = example;
  return [
    `${bold('Next')}  ${dim(`${uri}:${line}`)}`,
    ...wrapped(dim(feature), sheet, '      '),
    ...(rule === '' ? [] : wrapped(rule, sheet, '      ')),
    ...wrapped(bold(name), sheet, `    ${markOf(standing, sheet.paint)} `),
    '',
    ...indented(
      steps.flatMap((step) => stepLines(step, folder, within(sheet, 6))),
      6,
    ),
    ...(drawing.length === 0 ? [] : ['', ...indented(drawing.map(dim), 10)]),
    ...snippetLines(steps, sheet),
  ];
}

function stepLines(step: Step, folder: string, sheet: Sheet): readonly string[] {
  const { keyword, text, docString, table, status, message, logs } = step;
  const { dim, yellow } = sheet.paint;
  const isRed = ['failed', 'ambiguous'].includes(status);
  const cells = table?.rows.map((row) => row.cells.map(({ value }) => value)) ?? [];
  const remarks = status === 'undefined' ? ['nobody has defined this step yet'] : logs;
  const about = within(sheet, 4);
  return [
    ...wrapped(isRed ? coloured(text, 'red', sheet.paint) : text, sheet, dim(keyword)),
    ...indented(docString?.split('\n') ?? [], 2),
    ...indented(columns(cells), 2),
    ...indented(isRed ? errorLines(message, folder, about) : [], 4),
    ...indented(
      remarks.flatMap((remark) => remark.split('\n').flatMap((each) => wrapped(yellow(each), about))),
      4,
    ),
  ];
}

function snippetLines(steps: readonly Step[], sheet: Sheet): readonly string[] {
  const snippets = [...new Set(steps.flatMap(({ snippet }) => snippet ?? []))];
  return snippets.flatMap((snippet) => ['', ...snippet.split('\n').map((line) => sheet.paint.cyan(line))]);
}

function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widthOf(column))).join(' | ')} |`);
}

function indented(lines: readonly string[], indent: number): readonly string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(indent) + line));
}

function within(sheet: Sheet, indent: number): Sheet {
  return { ...sheet, width: sheet.width - indent };
}
