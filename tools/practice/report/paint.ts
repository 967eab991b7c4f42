import { stripVTControlCharacters } from 'node:util';
import pc from 'picocolors';
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';
import type { Standing } from '../run/example';

/** Colours, or none: each function gives its text back with the codes of a terminal around it. */
export type Paint = ReturnType<typeof pc.createColors>;

/** What text is written on. */
export interface Sheet {
  readonly paint: Paint;
  /** Cells of a line. */
  readonly width: number;
  /** Lines that can be seen at once; endless where nobody sees them at once. */
  readonly height: number;
}

/** The terminal, or what stands in for it. */
export function sheetFor({ isTTY, columns, rows }: Partial<NodeJS.WriteStream>): Sheet {
  const isForced = !['', '0', 'false'].includes(process.env.FORCE_COLOR ?? '');
  return {
    paint: pc.createColors(pc.isColorSupported && (isTTY === true || isForced)),
    width: Math.min(Math.max(columns ?? 100, 40), 110),
    height: isTTY === true ? (rows ?? 24) : Infinity,
  };
}

const marks: Readonly<Record<Standing, string>> = { green: '✓', red: '✗', 'to do': '…' };

/** The sign of a standing, with a shape of its own for those who see no colours. */
export function markOf(standing: Standing, paint: Paint): string {
  return coloured(marks[standing], standing, paint);
}

/** A text in the colour of a standing. */
export function coloured(text: string, standing: Standing, paint: Paint): string {
  if (standing === 'green') return paint.green(text);
  return standing === 'red' ? paint.red(text) : paint.yellow(text);
}

/** Breaks a line of text so that it fits; the lines after the first stand below the end of the lead. */
export function wrapped(text: string, { width }: Sheet, lead = ''): readonly string[] {
  const indent = stringWidth(lead);
  const room = Math.max(20, width - indent);
  const [first = '', ...rest] = wrapAnsi(text, room, { hard: true, trim: false }).split('\n');
  // What the text begins with is kept, but not the blank at which it was broken.
  const others = rest.map((line) => ' '.repeat(indent) + withoutFirstBlank(line));
  return [lead + first, ...others].map((line) => line.trimEnd());
}

/** The codes of colours that may stand before the blank hold none themselves. */
function withoutFirstBlank(line: string): string {
  return stripVTControlCharacters(line).startsWith(' ') ? line.replace(' ', '') : line;
}

/** Puts a text and a remark at the two ends of a line. */
export function apart(text: string, remark: string, { width }: Sheet): string {
  return text + ' '.repeat(Math.max(1, width - stringWidth(text) - stringWidth(remark))) + remark;
}

/** Cuts what does not fit on a line. */
export function cut(text: string, width: number): string {
  return stringWidth(text) <= width ? text : `${[...text].slice(0, Math.max(1, width - 1)).join('')}…`;
}

export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
