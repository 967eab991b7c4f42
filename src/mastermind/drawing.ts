import { element, svgOf } from '../shared/picture';
import type { DecodingBoard } from './board';
import { holes, type Pattern } from './code';
import { drawKeyPegs, drawPegs, drawText, keyBlock, pitch, rowWidth } from './drawing-pegs';
import { type Feedback, keyPegs } from './feedback';
import { initialOf, writeBoard, writeFeedback } from './notation';

const margin = 10;
const numbers = 24;
const gap = 12;
const lineHeight = 34;
const shieldHeight = 44;
const ink = '#4a3c25';

/** A guess with the secret that it was made for and the key pegs that it earned. */
export interface AnsweredGuess {
  readonly secret: Pattern;
  readonly guess: Pattern;
  readonly feedback: Feedback;
}

/** Draws the decoding board as SVG: the shield at its upper end, closed while the game runs, and the rows below it. */
export function drawDecodingBoard(board: DecodingBoard): string {
  const left = margin + numbers;
  const width = left + rowWidth + gap + keyBlock + margin;
  const top = margin + shieldHeight + 6;
  const height = top + board.attempts * lineHeight + margin;
  return svgOf({
    title: 'Decoding board',
    description: describe(board),
    width,
    height,
    text: writeBoard(board),
    body: [
      element('rect', {
        x: 2,
        y: 2,
        width: width - 4,
        height: height - 4,
        rx: 10,
        fill: '#d8b27a',
        stroke: '#8a6535',
        'stroke-width': 2,
      }),
      ...shield(board, left),
      ...Array.from({ length: board.attempts }, (_, index) =>
        rowOf(board, index, left, top + (index + 0.5) * lineHeight),
      ).flat(),
    ],
  });
}

/** Draws one guess below the secret as SVG; bars join the positions in which they agree. */
export function drawAnsweredGuess({ secret, guess, feedback }: AnsweredGuess): string {
  const left = 58;
  const [upper, lower] = [20, 54];
  const joined = guess.flatMap((peg, index) => (peg === secret[index] ? [left + (index + 0.5) * pitch] : []));
  return svgOf({
    title: 'Guess and feedback',
    description: `The secret is ${inWords(secret)}. The guess is ${inWords(guess)}. The answer is ${answer(feedback)}.`,
    width: left + rowWidth + gap + keyBlock + margin,
    height: 74,
    text: [
      `secret  ${secret.map(initialOf).join(' ')}`,
      `guess   ${guess.map(initialOf).join(' ')}  ${writeFeedback(feedback)}`.trimEnd(),
    ].join('\n'),
    body: [
      drawText('secret', left - 6, upper + 5, 'end', ink),
      drawText('guess', left - 6, lower + 5, 'end', ink),
      ...joined.map((x) =>
        element('path', { d: `M${x} ${upper}V${lower}`, stroke: '#141414', 'stroke-width': 5 }),
      ),
      ...drawPegs(secret, left, upper),
      ...drawPegs(guess, left, lower),
      ...drawKeyPegs(feedback, left + rowWidth + gap, lower),
    ],
  });
}

function shield({ secret, state }: DecodingBoard, left: number): string[] {
  const middle = margin + shieldHeight / 2;
  if (secret !== null) {
    const verdict = drawText(state, left + rowWidth + gap + keyBlock / 2, middle + 7, 'middle', ink);
    return [lid(left, margin - 3, 6), ...drawPegs(secret, left, middle + 3), verdict];
  }
  const question = { 'text-anchor': 'middle', 'font-family': 'sans-serif', 'font-size': 20, fill: '#f3e6c8' };
  return [
    lid(left, margin, shieldHeight),
    ...Array.from({ length: holes }, (_, index) =>
      element('text', { x: left + (index + 0.5) * pitch, y: middle + 7, ...question }, '?'),
    ),
  ];
}

function lid(left: number, y: number, height: number): string {
  const x = left - 6;
  return element('rect', { x, y, width: rowWidth + 12, height, rx: 4, fill: '#4b3621', stroke: '#2f2112' });
}

function rowOf(board: DecodingBoard, index: number, left: number, middle: number): string[] {
  const row = board.rows[index];
  const ended = board.secret !== null && index === board.rows.length - 1;
  const groove = {
    x: left - 3,
    y: middle - lineHeight / 2 + 1.5,
    width: rowWidth + 6,
    height: lineHeight - 3,
    rx: 15,
    fill: '#c79c60',
    stroke: ended ? ink : '#b3884c',
    'stroke-width': ended ? 2.5 : 1,
  };
  return [
    drawText(String(index + 1), left - 9, middle + 5, 'end', ink),
    element('rect', groove),
    ...drawPegs(row?.guess ?? [], left, middle),
    ...drawKeyPegs(row?.feedback ?? [], left + rowWidth + gap, middle),
  ];
}

function describe(board: DecodingBoard): string {
  const shielded =
    board.secret === null
      ? 'The shield hides the secret.'
      : `The shield is open: the secret is ${inWords(board.secret)}.`;
  const rows = board.rows.map(
    ({ guess, feedback }, index) => `Attempt ${index + 1}: ${inWords(guess)}, ${answer(feedback)}.`,
  );
  return [
    `${board.attempts} attempts, ${board.attemptsLeft} left; the game is ${board.state}.`,
    shielded,
    ...rows,
  ].join(' ');
}

function inWords(pattern: Pattern): string {
  return pattern.join(' ').toLowerCase();
}

function answer(feedback: Feedback): string {
  const counts = keyPegs.flatMap((keyPeg) => {
    const count = feedback.filter((each) => each === keyPeg).length;
    return count === 0 ? [] : [`${count} ${keyPeg}`];
  });
  return counts.join(' and ') || 'no key peg';
}
