import { element, svgOf } from '../shared/picture';
import type { Code } from './colour';
import { answerWidth, cloth, drawAnswer, drawCode, drawText, ink, inWords, pitch } from './drawing-balls';
import { writeCode, writeGame } from './notation';
import { type State, stepLimit, type Winner } from './state';

export { type Bag, drawBag, drawTally } from './drawing-bag';
export { drawGuesses, type Guess, type Guesses } from './drawing-guesses';

const left = 36;
const lineHeight = 32;
/** Steps up to which each has a line from the beginning. */
const mostSteps = 6;
/** Lines that a terminal shows of a game. */
const mostLines = 12;

/** A proposal beside the secret that it is compared with, and the number of matches that somebody counted. */
export interface Comparison {
  readonly secret: Code;
  readonly proposal: Code;
  readonly matches: number;
}

/**
 * Draws a game as SVG: the secret, covered while nobody has won, and a line for each of the 2·n steps.
 *
 * @param winner whom the rules name as the winner
 */
export function drawGame(state: State, winner: Winner): string {
  const { n, k, secret } = state;
  const top = 58;
  const lines = linesShown(stepLimit(n), state.steps.length);
  const bottom = top + lines.length * lineHeight;
  const answers = left + k * pitch + 10;
  return svgOf({
    title: 'Game of generalised Mastermind',
    description: describe(state, winner),
    width: answers + answerWidth + 12,
    height: bottom + 28,
    text: shortened(writeGame(state, winner).split('\n')).join('\n'),
    body: [
      drawText('A', 20, 34, { 'font-weight': 'bold', 'font-size': 16 }),
      ...(winner === 'nobody' || secret === null ? lid(k, secret !== null) : openTray(secret)),
      ...lines.flatMap((index, line) => stepLine(state, index, top + (line + 0.5) * lineHeight, answers)),
      verdict(state, winner, (answers + answerWidth + 12) / 2, bottom + 17),
    ],
  });
}

/** Draws a secret and a proposal below it as SVG; bars join the positions in which they agree. */
export function drawComparison({ secret, proposal, matches }: Comparison): string {
  const begin = 72;
  const [upper, lower] = [20, 56];
  const answers = begin + secret.length * pitch + 10;
  const joined = proposal.flatMap((colour, index) =>
    colour === secret[index] ? [begin + (index + 0.5) * pitch] : [],
  );
  const right = { 'text-anchor': 'end' };
  return svgOf({
    title: 'Secret and proposal',
    description: `The secret is ${inWords(secret)}. The proposal is ${inWords(proposal)}. Matches: ${matches}.`,
    width: answers + answerWidth + 12,
    height: 76,
    text: `secret    ${writeCode(secret)}\nproposal  ${writeCode(proposal)}  ${matches}`,
    body: [
      drawText('secret', begin - 8, upper + 5, right),
      drawText('proposal', begin - 8, lower + 5, right),
      ...joined.map((x) => element('path', { d: `M${x} ${upper}V${lower}`, stroke: ink, 'stroke-width': 5 })),
      ...drawCode(secret, begin, upper),
      ...drawCode(proposal, begin, lower),
      drawAnswer(matches, matches === secret.length, answers, lower),
    ],
  });
}

function lid(k: number, drawn: boolean): string[] {
  const width = k * pitch + 6;
  const box = { x: left - 3, y: 12, width, height: 34, rx: 7, stroke: '#3f4753' };
  if (!drawn) {
    const empty = { ...box, fill: 'none', 'stroke-dasharray': '4 3' };
    return [element('rect', empty)];
  }
  const pale = { fill: '#e8edf3', 'font-size': 18, 'font-weight': 'bold' };
  return [
    element('rect', { ...box, fill: '#566273' }),
    ...Array.from({ length: k }, (_, index) => drawText('?', left + (index + 0.5) * pitch, 35, pale)),
  ];
}

function openTray(secret: Code): string[] {
  const width = secret.length * pitch + 6;
  return [
    element('rect', { x: left - 3, y: 12, width, height: 34, rx: 7, ...cloth }),
    ...drawCode(secret, left, 29),
  ];
}

/** The indices of the steps to draw; in a long game the empty ones are the next, a gap, written -1, and the last. */
function linesShown(limit: number, taken: number): readonly number[] {
  const all = Array.from({ length: limit }, (_, index) => index);
  return limit <= mostSteps || taken + 3 > limit ? all : [...all.slice(0, taken + 1), -1, limit - 1];
}

function stepLine({ k, steps }: State, index: number, middle: number, answers: number): string[] {
  if (index < 0) return [drawText('⋮', left - 14, middle + 5, { 'font-size': 16 })];
  const step = steps[index];
  const number = drawText(String(index + 1), left - 10, middle + 4.5, { 'text-anchor': 'end' });
  if (step !== undefined) {
    return [
      number,
      ...drawCode(step.proposal, left, middle),
      drawAnswer(step.matches, step.matches === k, answers, middle),
    ];
  }
  const hole = { cy: middle, r: 5, fill: '#e9e2d2', stroke: '#c9bfa8' };
  const holes = Array.from({ length: k }, (_, place) =>
    element('circle', { cx: left + (place + 0.5) * pitch, ...hole }),
  );
  return [number, ...holes];
}

function verdict(state: State, winner: Winner, x: number, y: number): string {
  const words = writeGame(state, winner).split('\n').at(-1) ?? '';
  return drawText(words, x, y, winner === 'nobody' ? {} : { 'font-weight': 'bold', 'font-size': 15 });
}

function shortened(lines: readonly string[]): readonly string[] {
  return lines.length <= mostLines ? lines : [...lines.slice(0, 2), '…', ...lines.slice(3 - mostLines)];
}

function describe(state: State, winner: Winner): string {
  const { n, m, k, secret, steps } = state;
  const hidden = winner === 'nobody' ? 'The secret is hidden.' : `The secret is ${inWords(secret ?? [])}.`;
  const taken = steps.map(
    ({ proposal, matches }, index) => `Step ${index + 1}: ${inWords(proposal)}; matches: ${matches}.`,
  );
  const left = stepLimit(n) - steps.length;
  return [
    `Colours: ${n}, balls of each: ${m}, drawn: ${k}.`,
    secret === null ? 'A has not drawn.' : hidden,
    ...taken,
    winner === 'nobody' ? `Steps left: ${left}.` : `${winner} has won.`,
  ].join(' ');
}
