import pc from 'picocolors';
import type { Model } from '../model';
import { documentLines } from './document';
import type { Lines } from './layout';
import { summaryLines } from './summary';

/** Where a text goes: a terminal says how wide it is. */
export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** What is to be printed of a run. */
export interface TextOptions {
  /** The pages that the last lines name, the most readable first. */
  readonly pages?: readonly string[];
  /** Whether to print only what is not green, and the summary. */
  readonly quiet?: boolean;
}

/**
 * A run as documentation in text. Colours follow `NO_COLOR`, `FORCE_COLOR` and whether a terminal is there;
 * the width follows the terminal, or `COLUMNS`.
 */
export function textOf(
  model: Model,
  screen: Screen,
  { pages = [], quiet = false }: TextOptions = {},
): string {
  const isColoured = pc.isColorSupported && (screen.isTTY === true || isSet(process.env.FORCE_COLOR));
  const paint = pc.createColors(isColoured);
  const width = widthOf(screen);
  const lines: Lines = [
    ...(quiet ? [] : documentLines(model, width, { paint, contents: model.contents })),
    ...summaryLines(model, width, paint, pages),
  ];
  return `${lines.join('\n')}\n`;
}

/** Whether a variable of the environment says yes. */
export function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== 'false' && value !== '0';
}

/** Wide enough to read, and not so wide that a line is lost on the way back. */
function widthOf({ columns }: Screen): number {
  const given = columns ?? Number(process.env.COLUMNS ?? 100);
  return Number.isInteger(given) ? Math.min(Math.max(given, 40), 120) : 100;
}
