import { quoted } from '../shared/quoting';

/** A colour, as its number from 1 to n; one that somebody proposes may be none. */
export type Colour = number;

/** Colours from left to right. */
export type Code = readonly Colour[];

/** Names of the first colours, as many as the document's demo has; their initials differ. */
export const colourNames = ['red', 'green', 'blue', 'yellow', 'purple', 'orange', 'white', 'cyan'] as const;

/**
 * Writes a colour: the initial of its name, or its number where it has no name.
 *
 * @param colour a colour, or what somebody took for one: that is written as {@link quoted} does
 */
export function writeColour(colour: unknown): string {
  const name = colourNames.find((_, index) => index + 1 === colour);
  return name?.charAt(0).toUpperCase() ?? quoted(colour);
}

/** Writes a code as letters, `RGB`, or with commas where a colour has more than one digit, `R,9,10` or `10,`. */
export function writeCode(code: readonly unknown[]): string {
  const colours = code.map(writeColour);
  if (colours.every((colour) => colour.length === 1)) return colours.join('');
  // Without a comma a number alone would be read digit by digit.
  const isNumberAlone = code.length === 1 && typeof code[0] === 'number';
  return `${colours.join(',')}${isNumberAlone ? ',' : ''}`;
}

/** Writes which colours there are: the letters of those that have a name, and the range of the others. */
export function rangeOf(n: number): readonly string[] {
  const letters = colourNames.slice(0, n).map((_, index) => writeColour(index + 1));
  const named = colourNames.length;
  return n > named ? [...letters, `a number from ${named + 1} to ${n}`] : letters;
}
