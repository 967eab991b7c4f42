import { type Code, type Colour, colourNames, writeCode } from './colour';
import { colourOf } from './secret';
import { type State, stepLimit, type Winner } from './state';

export { writeCode };
export { everyDraw, shareOfOneColour, tally, type Tally, writeTally } from './tally';

/** The three numbers of a game as somebody wrote them: they may be none. */
export type Sizes = readonly [n: number, m: number, k: number];

/** Reads three values written as `n = 2, m = 2, k = 2`; what is not a number is left for the rules to refuse. */
export function readSizes(text: string): Sizes {
  const values = text.split(', ').map((part) => readValue(part.slice('n = '.length)));
  return values as unknown as Sizes;
}

/** Reads numbers of balls with commas between them, `1,3`; what is not a number is left for the rules to refuse. */
export function readBalls(text: string): readonly number[] {
  return text.split(',').map((ball) => readValue(ball) as number);
}

/**
 * Reads a code as a person may write it: colours by name, by initial or by number, in letters of either size.
 *
 * Blanks or commas part them; letters and digits may also stand together, as in `RGB` or `123`, so that a single
 * number of more digits needs a comma, `10,`. What is not a colour is left for the rules to refuse.
 *
 * @see features/mastermind-generalised/human-player.feature
 */
export function readCode(text: string): Code {
  const words = text.match(/[^\s,]+/g) ?? [];
  const isOne = words.length === 1 && !text.includes(',');
  return (isOne ? words.flatMap((word) => (isName(word) ? [word] : [...word])) : words).map(readColour);
}

/**
 * Finds balls that show a code, so that a feature may speak of colours.
 *
 * @param m balls of each colour
 * @returns a ball for each colour of the code; where the bag has none left, 0, which no rule lets pass
 */
export function ballsShowing(code: Code, [n, m]: Sizes): readonly number[] {
  const bag: (Colour | undefined)[] = Array.from({ length: m * n }, (_, index) => colourOf(index + 1, m));
  return code.map((colour) => {
    const place = bag.indexOf(colour);
    bag[place] = undefined;
    return place + 1;
  });
}

/**
 * Writes a game as B may see it: its three numbers, the secret, each step with its answer, and how it stands.
 *
 * The secret shows only when somebody has won.
 *
 * @see features/mastermind-generalised/human-player.feature
 */
export function writeGame({ n, m, k, secret, steps }: State, winner: Winner): string {
  return [
    `n = ${n}, m = ${m}, k = ${k}`,
    secret === null ? 'A has not drawn' : `A hid ${winner === 'nobody' ? '?'.repeat(k) : writeCode(secret)}`,
    ...writeSteps(steps),
    winner === 'nobody'
      ? counted(stepLimit(n) - steps.length, 'step left', 'steps left')
      : `${winner} has won`,
  ].join('\n');
}

function writeSteps(steps: State['steps']): readonly string[] {
  const width = String(steps.length).length;
  return steps.map(({ proposal, matches }, index) => {
    const number = String(index + 1).padStart(width);
    return `${number}. ${writeCode(proposal)}  ${counted(matches, 'match', 'matches')}`;
  });
}

function counted(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function readColour(text: string): Colour {
  const small = text.toLowerCase();
  const index = colourNames.findIndex((name) => [name, name.charAt(0)].includes(small));
  return index < 0 ? (readValue(text) as Colour) : index + 1;
}

function isName(text: string): boolean {
  return colourNames.some((name) => name === text.toLowerCase());
}

/** Reads a value as JSON writes it; any other text is itself. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
