import type { ExamplesTable, Mark, Outline, Row, Step } from '../model';

/** Replaces each `<parameter>` by the row's value, as Gherkin itself does: one column after the other. */
export function fill(text: string, header: readonly string[], cells: readonly string[]): string {
  return header.reduce(
    (filled, name, column) => filled.replaceAll(`<${name}>`, () => cells[column] ?? ''),
    text,
  );
}

/** The name that an example of an outline runs under: the outline's, with the row's values. */
export function nameOf(outline: Outline, table: ExamplesTable, row: Row): string {
  return fill(outline.name, table.header, row.cells);
}

/** A step of an outline as one row runs it; the marks say where the row's values stand. */
export function filledStep(step: Step, table: ExamplesTable, row: Row): Step {
  const { header } = table;
  const { text, marks } = filledText(step.text, step.marks, header, row.cells);
  return {
    ...step,
    text,
    marks,
    ...(step.docString && {
      docString: { ...step.docString, content: fill(step.docString.content, header, row.cells) },
    }),
    ...(step.table && {
      table: step.table.map((cells) => cells.map((cell) => fill(cell, header, row.cells))),
    }),
  };
}

/** Where `<parameters>` of the tables stand in a text. */
export function parameterMarks(text: string, names: ReadonlySet<string>): readonly Mark[] {
  return [...text.matchAll(/<([^<>]*)>/g)]
    .filter(([, name = '']) => names.has(name))
    .map(({ 0: written, 1: name = '', index }) => ({
      start: index,
      end: index + written.length,
      kind: 'parameter',
      name,
    }));
}

/** A text in pieces, each with the mark it has, for formatters. The pieces joined are the text. */
export function partsOf(
  text: string,
  marks: readonly Mark[],
): readonly { readonly text: string; readonly mark?: Mark }[] {
  const parts: { text: string; mark?: Mark }[] = [];
  let done = 0;
  for (const mark of marks) {
    if (mark.start > done) parts.push({ text: text.slice(done, mark.start) });
    parts.push({ text: text.slice(mark.start, mark.end), mark });
    done = mark.end;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}

function filledText(
  text: string,
  marks: readonly Mark[],
  header: readonly string[],
  cells: readonly string[],
) {
  const whole = fill(text, header, cells);
  let filled = '';
  const moved: Mark[] = [];
  for (const part of partsOf(text, marks)) {
    const value = part.mark?.kind === 'parameter' ? fill(part.text, header, cells) : part.text;
    if (part.mark) moved.push({ ...part.mark, start: filled.length, end: filled.length + value.length });
    filled += value;
  }
  // They differ only where one column's value spells another column's parameter.
  return { text: whole, marks: filled === whole ? moved : [] };
}
