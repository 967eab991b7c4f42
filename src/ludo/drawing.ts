import { element, svgOf } from '../shared/picture';
import { firstGoalField, type Player, players } from './board';
import type { Die } from './dice';
import { dyes, emptyFields, namesOnFields } from './drawing-board';
import { dieFace } from './drawing-die';
import { lastField, middleOf, rounded, side, type Spot } from './drawing-geometry';
import { allPieces, ways } from './drawing-pieces';
import { boardInText, positionInWords } from './drawing-words';
import type { Throw } from './game';
import { writeCaptured, writeDice } from './notation';
import { writePlace } from './place-names';
import { startingPieces, type WishedSetup } from './setup';

const lettering = { 'font-family': 'sans-serif', 'text-anchor': 'middle' };

/**
 * Draws the board with all pieces as SVG, and what the last throw did: the die, the way of the moved piece from its
 * dashed outline, and the captured piece back on B.
 *
 * @param setup as the rules hold it or as somebody wishes it; it may be illegal
 * @param lastThrow null for a position before any throw
 */
export function drawGame(setup: WishedSetup, lastThrow: Throw | null = null): string {
  const pieces = { Green: startingPieces, Red: startingPieces, ...setup.pieces };
  const thrower = lastThrow?.player ?? players.find((player) => player === setup.toThrow) ?? 'Green';
  return svgOf({
    title: lastThrow
      ? `After ${thrower}'s ${lastThrow.eyes}: Ludo board`
      : `Before ${thrower}'s throw: Ludo board`,
    description: positionInWords(pieces, lastThrow),
    width: side,
    height: side,
    text: boardInText(pieces, lastThrow),
    body: [
      element('g', lettering, [
        ...emptyFields(),
        ...ways(pieces, lastThrow),
        ...namesOnFields(thrower),
        ...allPieces(pieces, lastThrow),
        ...players.map(nameOf),
        ...dieFace(lastThrow?.eyes ?? null, corner(thrower, [2.7, 8.1]), 38),
        ...(lastThrow
          ? [
              news(
                lastThrow,
                pieces[thrower].every((place) => Number(place) >= firstGoalField),
              ),
            ]
          : []),
      ]),
    ],
  });
}

/** Draws dice as rows of their faces, numbered as in their file, as SVG. */
export function drawDice(dice: readonly Die[]): string {
  const facesInRow = 10;
  const [step, size, margin] = [28, 24, 48];
  const rows = dice.flatMap((die, index) =>
    Array.from({ length: Math.ceil(die.length / facesInRow) }, (_, row) => ({
      label: row === 0 ? `Die ${index + 1}` : '',
      faces: die.slice(row * facesInRow, (row + 1) * facesInRow),
    })),
  );
  const widest = Math.max(0, ...rows.map(({ faces }) => faces.length));
  return svgOf({
    title: dice.length === 1 ? 'A die' : `${dice.length} dice`,
    description: dice.map((die, index) => `Die ${index + 1} has the faces ${die.join(', ')}.`).join(' '),
    width: margin + widest * step + 4,
    height: rows.length * step + 4,
    text: writeDice(dice).trimEnd(),
    body: [
      element(
        'g',
        lettering,
        rows.flatMap(({ label, faces }, y) => [
          words([label], [margin / 2, y * step + step / 2 + 6], { fill: '#23211d', 'font-size': 13 }),
          ...faces.flatMap((eyes, x) =>
            dieFace(eyes, [margin + x * step + step / 2, y * step + step / 2 + 2], size),
          ),
        ]),
      ),
    ],
  });
}

/** Mirrors a spot of Green's corner into the corner of its player. */
function corner(player: Player, [x, y]: Spot): Spot {
  return middleOf(player === 'Green' ? [x, y] : [lastField - x, lastField - y]);
}

function nameOf(player: Player): string {
  const [x, y] = corner(player, [-0.4, 8.25]);
  const side = player === 'Green' ? 'start' : 'end';
  return words([player], [x, y + 5], { fill: dyes[player].strong, 'text-anchor': side, 'font-weight': 700 });
}

/** Says in the free corner what the throw did. */
function news(thrown: Throw, won: boolean): string {
  const { player, move, captured, again } = thrown;
  const lines = [
    move ? `${writePlace(move.from)} → ${writePlace(move.to)}` : 'no move',
    ...(captured === null ? [] : ['captures', writeCaptured(thrown)]),
    ...(again ? ['throws again'] : []),
    ...(won ? [`${player} wins`] : []),
  ];
  return words(lines, middleOf([8.5, 8.2]), { fill: dyes[player].strong, 'font-weight': 700 });
}

function words(
  lines: readonly string[],
  [x, y]: Spot,
  pen: Readonly<Record<string, string | number>>,
): string {
  const spans = lines.map((line, index) => element('tspan', { x, y: rounded(y + index * 20) }, line));
  return element('text', { 'font-size': 15, ...pen }, spans);
}
