import { quoted } from '../shared/quoting';
import { RuleViolation } from '../shared/rule-violation';
import type { DecodingBoard } from './board';
import { type Colour, colours, holes, type Pattern } from './code';
import { type Feedback, type KeyPeg, keyPegs } from './feedback';
import type { GameEvent, Row } from './evolve';

/**
 * Reads a pattern from the names of its colours, from their initials, or from initials without gaps: `RGBY`.
 *
 * Capital and small letters are the same. What names no colour is kept as it was typed, for the rules to refuse.
 *
 * @see features/mastermind/notation.feature
 */
export function readPattern(text: string): Pattern {
  const words = text.match(/[^\s,]+/g) ?? [];
  // One word alone that names no colour is a row of initials.
  const pegs = words.length === 1 ? words.flatMap((word) => (colourOf(word) ? [word] : [...word])) : words;
  return pegs.map((peg) => colourOf(peg) ?? peg);
}

/** Writes a pattern as the names of its colours with blanks between them. */
export function writePattern(pattern: Pattern): string {
  return pattern.join(' ');
}

/** The letter that stands for a peg's colour; no two colours share one. */
export function initialOf(peg: string): string {
  return peg.slice(0, 1);
}

/**
 * Reads key pegs written as B and W, with or without blanks between them; an empty text is no key peg at all.
 *
 * @throws RuleViolation where something else is written
 * @see features/mastermind/notation.feature
 */
export function readFeedback(text: string): Feedback {
  return [...text.replace(/\s/g, '')].map((letter) => {
    const keyPeg = keyPegs.find((each) => initialOf(each) === letter.toLowerCase());
    if (keyPeg === undefined) throw new RuleViolation(`A key peg is B or W, not ${quoted(letter)}.`);
    return keyPeg;
  });
}

/** Writes key pegs as `B B W`. */
export function writeFeedback(feedback: Feedback): string {
  return feedback.map(letterOf).join(' ');
}

/** Writes a played row with bars between its cells, as a table has it: `1 | Red Red Green Green | B W`. */
export function writeRow({ guess, feedback }: Row, index: number): string {
  return cells(String(index + 1), writePattern(guess), writeFeedback(feedback));
}

/** Writes an event with the secret or the guess that it is about: `Guess Made | Red Red Green Green | B W`. */
export function writeEvent(event: GameEvent): string {
  if (event.type === 'Guess Made') {
    return cells(event.type, writePattern(event.guess), writeFeedback(event.feedback));
  }
  return cells(event.type, event.type === 'Game Started' ? writePattern(event.secret) : '', '');
}

/** Writes the names of events as a sentence has them: `Guess Made and Game Won`, or `no event`. */
export function writeEventNames(events: readonly GameEvent[]): string {
  return events.map(({ type }) => type).join(' and ') || 'no event';
}

/**
 * Draws a decoding board in letters, for terminals: the secret or its shield, then the rows in columns of ten at most.
 *
 * @see features/mastermind/notation.feature
 */
export function writeBoard(board: DecodingBoard): string {
  const columns = Math.ceil(board.attempts / 10);
  const height = Math.ceil(board.attempts / columns);
  const lines = Array.from({ length: height }, (_, line) =>
    Array.from({ length: columns }, (_, column) => textRow(board, column * height + line))
      .join('    ')
      .trimEnd(),
  );
  const secret = board.secret ?? Array.from({ length: holes }, () => '?');
  return [`    ${secret.map(initialOf).join(' ')}`, ...lines].join('\n');
}

function cells(...texts: readonly string[]): string {
  return texts.join(' | ');
}

function textRow({ attempts, rows }: DecodingBoard, index: number): string {
  if (index >= attempts) return '';
  const row: Pick<Row, 'feedback'> & { guess: Pattern } = rows[index] ?? {
    guess: Array.from({ length: holes }, () => '.'),
    feedback: [],
  };
  const keys = row.feedback.map(letterOf).join('').padEnd(holes);
  return `${String(index + 1).padStart(2)}  ${row.guess.map(initialOf).join(' ')}  ${keys}`;
}

function letterOf(keyPeg: KeyPeg): string {
  return initialOf(keyPeg).toUpperCase();
}

function colourOf(word: string): Colour | undefined {
  return colours.find((colour) =>
    [colour, initialOf(colour)].some((name) => name.toLowerCase() === word.toLowerCase()),
  );
}
