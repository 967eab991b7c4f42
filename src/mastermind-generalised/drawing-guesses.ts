import { element, svgOf } from '../shared/picture';
import type { Code } from './colour';
import { cloth, drawBall, drawText, inWords, pitch } from './drawing-balls';
import { writeCode } from './notation';

/** A proposal, and its answer where it has one. */
export interface Guess {
  readonly proposal: Code;
  readonly matches?: number;
  /** Right colours in wrong positions, where they are told. */
  readonly misplaced?: number;
}

/** Proposals on a board, the first one on top. */
export interface Guesses {
  /** Colours. */
  readonly n: number;
  /** Balls of each colour. */
  readonly m: number;
  /** Balls drawn. */
  readonly k: number;
  readonly guesses: readonly Guess[];
  /** The secret, below all proposals; hidden where there is none. */
  readonly secret?: Code;
  /** How many codes can still be the secret, before the proposal that has no answer. */
  readonly possible?: number;
}

const [left, top, lineHeight, peg] = [36, 8, 32, 13];
/** Lines that a terminal shows. */
const mostLines = 12;

/**
 * Draws what the machine has proposed as SVG: a row for each proposal, with a black peg for each match and a white one for
 * each misplaced colour, and a question mark where the answer is open.
 */
export function drawGuesses(board: Guesses): string {
  const { k, guesses, secret } = board;
  const pegs = left + k * pitch + 8;
  const width = pegs + Math.ceil(k / 2) * peg + 16;
  const words = wordsBelow(board);
  const rows = guesses.length + (secret === undefined ? 0 : 1);
  const height = top + rows * lineHeight + (words === '' ? 8 : 30);
  return svgOf({
    title: 'Proposals of the machine',
    description: describe(board),
    width: Math.max(width, words.length * 7.4 + 20),
    height,
    text: [
      ...guesses.slice(1 - mostLines).map(writeGuess),
      ...(secret ? [`${writeCode(secret)}  secret`] : []),
    ].join('\n'),
    body: [
      ...guesses.flatMap((guess, index) => row(guess, index, k, pegs)),
      ...(secret ? tray(secret, top + (guesses.length + 0.5) * lineHeight) : []),
      ...(words === '' ? [] : [drawText(words, 10, height - 10, { 'text-anchor': 'start' })]),
    ],
  });
}

function wordsBelow({ guesses, possible }: Guesses): string {
  if (possible !== undefined) return codesPossible(possible);
  return guesses.length === 0 ? 'nothing proposed yet' : '';
}

function row(guess: Guess, index: number, k: number, pegs: number): readonly string[] {
  const middle = top + (index + 0.5) * lineHeight;
  return [
    drawText(String(index + 1), left - 8, middle + 4.5, { 'text-anchor': 'end' }),
    ...guess.proposal.map((colour, place) => drawBall(colour, left + (place + 0.5) * pitch, middle)),
    ...(guess.matches === undefined ? [question(k, pegs, middle)] : keyPegs(guess, k, pegs, middle)),
  ];
}

function tray(secret: Code, middle: number): readonly string[] {
  const box = { x: left - 2, y: middle - 15, width: secret.length * pitch + 4, height: 30, rx: 7, ...cloth };
  return [
    drawText('A', left - 12, middle + 5, { 'font-weight': 'bold' }),
    element('rect', box),
    ...secret.map((colour, place) => drawBall(colour, left + (place + 0.5) * pitch, middle)),
  ];
}

function question(k: number, x: number, middle: number): string {
  const bold = { 'font-weight': 'bold', 'font-size': 16 };
  return drawText('?', x + (Math.ceil(k / 2) * peg) / 2, middle + 5.5, bold);
}

function keyPegs({ matches = 0, misplaced = 0 }: Guess, k: number, x: number, middle: number) {
  const columns = Math.ceil(k / 2);
  const fills = [...Array<string>(matches).fill('#141414'), ...Array<string>(misplaced).fill('#ffffff')];
  return Array.from({ length: k }, (_, index) => {
    const cx = x + ((index % columns) + 0.5) * peg;
    const cy = middle + (index < columns ? -6.5 : 6.5);
    const fill = fills[index];
    if (fill === undefined) return element('circle', { cx, cy, r: 2, fill: '#b3a27c' });
    return element('circle', { cx, cy, r: 5, fill, stroke: '#141414', 'stroke-width': 1.4 });
  });
}

function writeGuess({ proposal, matches, misplaced = 0 }: Guess): string {
  return `${writeCode(proposal)}  ${matches === undefined ? '?' : '●'.repeat(matches) + '○'.repeat(misplaced)}`.trimEnd();
}

function describe({ n, m, k, guesses, secret, possible }: Guesses): string {
  const proposed = guesses.map(({ proposal, matches, misplaced }, index) => {
    const told = misplaced === undefined ? '' : `, misplaced: ${misplaced}`;
    const answer = matches === undefined ? 'no answer yet' : `matches: ${matches}${told}`;
    return `Proposal ${index + 1}: ${inWords(proposal)}; ${answer}.`;
  });
  return [
    `Colours: ${n}, balls of each: ${m}, drawn: ${k}.`,
    ...(guesses.length === 0 ? ['Nothing is proposed yet.'] : proposed),
    ...(secret ? [`The secret is ${inWords(secret)}.`] : []),
    ...(possible === undefined ? [] : [`${codesPossible(possible)}.`]),
  ].join(' ');
}

function codesPossible(count: number): string {
  return `${count} ${count === 1 ? 'code' : 'codes'} possible`;
}
