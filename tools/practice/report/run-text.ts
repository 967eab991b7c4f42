import type { Outcome } from '../run/session';
import { changeLines } from './changes';
import { exampleLines } from './next-example';
import { errorLines } from './error-text';
import { coloured, counted, markOf, type Sheet } from './paint';
import { toDoLines } from './to-do';

/** What a person reads after a run. */
export interface RunText {
  readonly outcome: Outcome;
  /** The run before this one, where there was one. */
  readonly before?: Outcome;
  /** Where the person works. */
  readonly workplace: string;
  /** The folder of the person's own files. */
  readonly folder: string;
  /** Where the report lies. */
  readonly report: string;
  /** Whether the run stopped at the first example that is not green. */
  readonly next: boolean;
  /** How long the person has waited. */
  readonly seconds: number;
}

const leastToDo = 4;

/** A run as text: what changed, what is to do, what is next, and how it stands, so that the last lines tell most. */
export function runLines(text: RunText, sheet: Sheet): readonly string[] {
  const { outcome, before, workplace, folder, report, next } = text;
  const { examples, faults } = outcome;
  const first = examples.find(({ standing }) => standing !== 'green');
  const changes = before === undefined ? [] : changeLines(before.examples, examples, sheet);
  const ends = [
    ...faults.flatMap((fault) => ['', ...faultLines(fault, folder, sheet)]),
    ...(first === undefined ? [] : ['', ...exampleLines(first, folder, sheet)]),
    '',
    ...verdictLines(text, sheet),
    sheet.paint.dim(`Your work   ${workplace}`),
    ...(examples.length === 0 ? [] : [sheet.paint.dim(`Report      ${report}`)]),
  ];
  const room = Math.max(leastToDo, sheet.height - ends.length - changes.length - 3);
  const toDo = first === undefined || next ? [] : ['', 'To do', ...toDoLines(examples, room, sheet)];
  return [...changes, ...toDo, ...ends];
}

function verdictLines({ outcome: { examples }, next, seconds }: RunText, sheet: Sheet): readonly string[] {
  if (examples.length === 0) return [coloured('Nothing was run.', 'red', sheet.paint)];
  const count = (standing: string) => examples.filter((each) => each.standing === standing).length;
  const [green, red, toDo] = [count('green'), count('red'), count('to do')];
  const time = sheet.paint.dim(` ${seconds.toFixed(1)} s`);
  if (green === examples.length) {
    return [
      sheet.paint.bold(sheet.paint.green(`All ${counted(green, 'example is', 'examples are')} green.`)) +
        time,
    ];
  }
  if (next) return [`${counted(green, 'example is', 'examples are')} green up to the next one.${time}`];
  const parts = [
    `${green} of ${counted(examples.length, 'example is', 'examples are')} green`,
    ...(red > 0 ? [coloured(`${red} red`, 'red', sheet.paint)] : []),
    ...(toDo > 0 ? [coloured(`${toDo} to do`, 'to do', sheet.paint)] : []),
  ];
  const given = examples.filter(({ standing, needsRules }) => standing === 'green' && !needsRules).length;
  const remark =
    given > 0 && given === green
      ? [sheet.paint.dim('What is green so far needs only the notation, which is given.')]
      : [];
  return [`${sheet.paint.bold(parts.join(', '))}.${time}`, ...remark];
}

function faultLines(fault: string, folder: string, sheet: Sheet): readonly string[] {
  const [first = '', ...others] = errorLines(fault, folder, { ...sheet, width: sheet.width - 2 });
  return [`${markOf('red', sheet.paint)} ${first}`, ...others.map((line) => `  ${line}`)];
}
