import type { Example, ExamplesTable, Model, Outline, Row, Scenario, Step } from '../model';
import { partsOf } from '../model';
import { drawingOf } from './drawing';
import { beside, columns, indented, type Lines, padded, widthOf, wrapped } from './layout';
import { markOf, type Paint, painted } from './paint';

/** What every part of the text needs to know. */
export interface Page {
  readonly paint: Paint;
  readonly contents: Model['contents'];
}

/** A scenario: its name with its mark, its steps, and beside them the drawing of its last position. */
export function scenarioLines(scenario: Scenario, width: number, page: Page): Lines {
  const { example } = scenario;
  const name = wrapped(scenario.name, width, `${markOf(example.state, page.paint)} `);
  const steps = scenario.steps.flatMap((step) => stepLines(step, width - 4, page.paint));
  const drawn = scenario.steps.some(({ docString }) => docString) ? [] : drawingOf(example, page.contents);
  return [...name, ...indented(beside(steps, drawn.map(page.paint.dim), width - 4), 4)];
}

/** An outline: its steps once, then its tables with a mark a row. */
export function outlineLines(outline: Outline, width: number, page: Page): Lines {
  // A name of nothing but a column's value says no more than the column does.
  const name = /^<[^<>]*>$/.test(outline.name) ? [] : wrapped(outline.name, width, '  ');
  const steps = outline.steps.flatMap((step) => stepLines(step, width - 4, page.paint));
  const tables = outline.tables.flatMap((table) => tableLines(table, width, page));
  return [...name, ...indented(steps, 2), ...tables];
}

function stepLines(step: Step, width: number, paint: Paint): Lines {
  const text = partsOf(step.text, step.marks)
    .map(({ text: part, mark }) => (mark ? paint.bold(part) : part))
    .join('');
  const table =
    step.table && (columns(step.table, width - 2) ?? step.table.map((cells) => cells.join(' | ')));
  return [
    ...wrapped(text, width, paint.dim(step.keyword)),
    ...indented(step.docString?.content.split('\n') ?? [], 2),
    ...indented(table ?? [], 2),
  ];
}

function tableLines(table: ExamplesTable, width: number, page: Page): Lines {
  const rows = table.rows.filter(({ state }) => state !== 'not-run');
  if (rows.length === 0) return [];
  const title = table.name === '' ? [] : ['', ...wrapped(page.paint.italic(table.name), width, '  ')];
  const inColumns = columns([table.header, ...rows.map(({ cells }) => cells.map(oneLine))], width - 2);
  return [
    ...title,
    '',
    ...(inColumns ? marked(inColumns, rows, width, page) : stacked(table, rows, width, page)),
  ];
}

function marked(lines: Lines, rows: readonly Row[], width: number, { paint, contents }: Page): Lines {
  const [header = '', ...body] = lines;
  const drawings = rows.map((row) => drawingOf(row, contents));
  const inOneLine = drawings.every((drawing) => drawing.length <= 1);
  const remarks = rows.map((row, index) =>
    row.state === 'passed'
      ? dimmed(inOneLine ? drawings[index]?.[0] : undefined, paint)
      : remarkOn(row, paint),
  );
  const edge = widthOf(lines) + 4;
  const fits = edge + widthOf(remarks) <= width - 2;
  const set = body.map((line, index) => {
    const row = rows[index] as Row;
    const remark = fits || row.state !== 'passed' ? (remarks[index] ?? '') : '';
    return `${markOf(row.state, paint)} ${remark === '' ? line : padded(line, edge) + remark}`;
  });
  return [paint.dim(`  ${header}`), ...set];
}

/** A table that is wider than the terminal: a row is a line with its first value, and its others below. */
function stacked(table: ExamplesTable, rows: readonly Row[], width: number, { paint }: Page): Lines {
  return rows.flatMap((row) => {
    const [first = '', ...others] = row.cells.map(oneLine);
    const values = others
      .map((cell, index) => `${paint.dim(table.header[index + 1] ?? '')} ${cell}`)
      .join('   ');
    const remark = row.state === 'passed' ? [] : [`  ${remarkOn(row, paint)}`];
    return [
      ...wrapped(first, width, `${markOf(row.state, paint)} `),
      ...indented(wrapped(values, width - 4), 4),
      ...indented(remark, 2),
    ];
  });
}

function dimmed(text: string | undefined, paint: Paint): string {
  return text === undefined ? '' : paint.dim(text);
}

function remarkOn(example: Example, paint: Paint): string {
  const actual = example.problems.find(({ error }) => error?.actual !== undefined)?.error?.actual ?? '';
  const short = actual !== '' && !actual.includes('\n') && actual.length <= 40;
  return painted(short ? `was ${actual}` : example.state, example.state, paint);
}

function oneLine(cell: string): string {
  return cell.replace(/\s*\n\s*/g, ' ↵ ');
}
