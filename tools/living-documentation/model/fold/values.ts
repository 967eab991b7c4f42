import type * as messages from '@cucumber/messages';
import type { Mark } from '../model';
import { fill, partsOf } from '../text/outline';
import { type Case, none } from './draft';

/** Marks what a step definition took as arguments from a text, by the offsets that the messages carry. */
export function valueMarks(text: string, match: messages.StepMatchArgumentsList): readonly Mark[] {
  const marks: Mark[] = [];
  for (const { group, parameterTypeName } of match.stepMatchArguments ?? []) {
    const start = offsetOf(text, group);
    if (start === undefined || group.value === undefined || start < (marks.at(-1)?.end ?? 0)) continue;
    marks.push({
      start,
      end: start + group.value.length,
      kind: 'value',
      ...(parameterTypeName && { name: parameterTypeName }),
    });
  }
  return marks;
}

/** Some Cucumbers count characters, some UTF-16 units; the value itself tells which. */
function offsetOf(text: string, { start, value }: messages.Group): number | undefined {
  if (!value) return undefined;
  const counted = start ?? 0;
  if (text.startsWith(value, counted)) return counted;
  const units = [...text].slice(0, counted).join('').length;
  return text.startsWith(value, units) ? units : undefined;
}

/**
 * Carries marks of a filled step over to its outline: a value that stands in the outline itself is marked
 * there, one that comes from a cell is marked as parameter already.
 */
export function marksOfTemplate(
  template: string,
  parameters: readonly Mark[],
  values: readonly Mark[],
  header: readonly string[],
  cells: readonly string[],
): readonly Mark[] {
  const marks: Mark[] = [...parameters];
  let inTemplate = 0;
  let inFilled = 0;
  for (const { text, mark } of partsOf(template, parameters)) {
    const filled = mark ? fill(text, header, cells) : text;
    for (const value of mark ? [] : values) {
      if (value.start < inFilled || value.end > inFilled + filled.length) continue;
      const shift = inTemplate - inFilled;
      marks.push({ ...value, start: value.start + shift, end: value.end + shift });
    }
    inTemplate += text.length;
    inFilled += filled.length;
  }
  return marks.sort((one, other) => one.start - other.start);
}

/** Marks the values in the steps of an example, or of the outline whose row it is. */
export function markValues({ context, example, header }: Case, { testSteps }: messages.TestCase): void {
  const matches = testSteps
    .filter(({ hookId }) => hookId === undefined)
    .map((step) => step.stepMatchArgumentsLists);
  const cells = 'cells' in example ? example.cells : none;
  for (const [index, step] of context.steps.entries()) {
    const [match, another] = matches[index] ?? [];
    if (!match || another) continue;
    if (index < context.backgroundSteps || !header) step.marks = valueMarks(step.text, match);
    else {
      const parameters = step.marks.filter(({ kind }) => kind === 'parameter');
      const values = valueMarks(fill(step.text, header, cells), match);
      step.marks = marksOfTemplate(step.text, parameters, values, header, cells);
    }
  }
  context.marked = matches.every((match) => match?.length === 1);
}
