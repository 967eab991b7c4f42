import { otherOf, type Place, type Player } from './board';
import type { Throw } from './game';
import type { HouseRules } from './house-rules';
import type { Setup } from './setup';
import { readPlace, writePlace } from './place-names';

export { readDice, writeDice } from './dice-file';
export { inOrder } from './setup';

/** The house rules as players would word them. */
const houseRuleWords: readonly (readonly [keyof HouseRules, string])[] = [
  ['throwAgainAfterDeadSix', 'a six that moves nothing gives another throw'],
  ['goalPiecesCountAsForemost', 'pieces in the goal count as foremost'],
  ['othersMoveWhileAIsBlocked', 'another piece moves while the one on A is blocked'],
];

/**
 * Reads where a player's pieces stand, as in `B B A 7`: B, A, 1 to 39, a to d, in any order; `nothing` is no piece.
 *
 * @returns what names no place is handed on as it is, for the rules to refuse
 */
export function readPieces(text: string): readonly (Place | string)[] {
  return wordsOf(text).map(readPlace);
}

/** Writes where a player's pieces stand, in the order given: `B B A 7`. */
export function writePieces(pieces: readonly (Place | string)[]): string {
  return pieces.map(writePlace).join(' ');
}

/** Writes where all pieces stand: `Green: B B A 7   Red: B B B 5`. */
export function writePosition(Green: readonly (Place | string)[], Red: readonly (Place | string)[]): string {
  return `Green: ${writePieces(Green)}   Red: ${writePieces(Red)}`;
}

/**
 * Reads throws, as in `6 6 3`.
 *
 * @returns each as JSON reads it, so that 3, "3" and null stay different; other words as texts
 */
export function readEyes(text: string): readonly unknown[] {
  return wordsOf(text).map(
    (word) => (/^(?:-?\d+(?:\.\d+)?|"[^"]*"|null)$/.test(word) ? JSON.parse(word) : word) as unknown,
  );
}

/** Reads the faces of a die, as in `1 1 1 6 6 6`; `nothing` is a die without faces. */
export function readFaces(text: string): readonly number[] {
  return wordsOf(text).map(Number);
}

/** Writes a throw and all that came of it: `Green throws 6: B to A, captures Red's 20, throws again`. */
export function writeThrow(thrown: Throw): string {
  const { player, eyes, move, captured, again } = thrown;
  const parts = [
    move ? `${writePlace(move.from)} to ${writePlace(move.to)}` : 'no piece moves',
    ...(captured === null ? [] : [`captures ${writeCaptured(thrown)}`]),
    ...(again ? ['throws again'] : []),
  ];
  return `${player} throws ${eyes}: ${parts.join(', ')}`;
}

/** Writes a throw and where it left all pieces, as a row: `Green throws 4: 7 to 11 | B B A 11 | B B B 5`. */
export function writeStage(thrown: Throw, { Green, Red }: Setup['pieces']): string {
  return [writeThrow(thrown), writePieces(Green), writePieces(Red)].join(' | ');
}

/** Writes which piece a throw sent back to B, as its owner counts: `Red's 25`, or `no piece`. */
export function writeCaptured({ player, captured }: Throw): string {
  return captured === null ? 'no piece' : `${otherOf(player)}'s ${writePlace(captured)}`;
}

/** Writes how a game stands: `going on`, `undecided`, `won by Green`; a contradiction shows as one. */
export function writeOutcome(winner: Player | null, undecided: boolean): string {
  const ends = [...(winner === null ? [] : [`won by ${winner}`]), ...(undecided ? ['undecided'] : [])];
  return ends.join(' and ') || 'going on';
}

/** Reads a house rule as players would word it, agreed on or not; other words are no house rule. */
export function readHouseRule(words: string, agreed: boolean): Partial<HouseRules> {
  return Object.fromEntries(
    houseRuleWords.filter(([, known]) => known === words).map(([rule]) => [rule, agreed]),
  );
}

function wordsOf(text: string): readonly string[] {
  return text === 'nothing' ? [] : text.split(' ');
}
