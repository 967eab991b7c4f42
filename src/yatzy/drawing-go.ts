import { element, svgOf } from '../shared/picture';
import type { Card } from './card';
import { rollSize } from './dice';
import { dieAt, label, placeAt, side, step } from './drawing-dice';
import { throwsInGo } from './game';
import { writeHold, writeRoll } from './notation';

const margin = 12;
/** Where the words beside the dice begin. */
const beside = margin + rollSize * step + 6;
const bold = { 'font-weight': 'bold', 'font-size': 13 };

/**
 * Draws the dice on the table: those that are held in a frame with a label, and how many throws are used.
 *
 * @param card of a game; when it is over there are no dice
 */
export function drawGo({ go }: Card): string {
  const dice = go?.dice ?? [];
  const held = go?.held ?? [];
  const thrown = throwsInGo - (go?.throwsLeft ?? throwsInGo);
  const count = go === null ? 'The game is over.' : `${go.player}: ${thrown} of ${throwsInGo} throws.`;
  const someHeld = held.some((die) => die !== null);
  const row = Array.from({ length: rollSize }, (_, index) => {
    const x = margin + index * step;
    if (index >= dice.length) return placeAt(x, 10);
    return held[index] === null
      ? dieAt(dice[index], x, 10, 'plain')
      : frame(x) + dieAt(dice[index], x, 10, 'held');
  });
  return svgOf({
    title: 'Dice on the table',
    description: [
      count,
      dice.length === 0 ? 'No dice are thrown.' : `The dice show ${dice.join(', ')}.`,
      ...(someHeld ? [`Held: ${writeHold(held)}.`] : []),
    ].join(' '),
    width: 2 * margin + (rollSize - 1) * step + side + 92,
    height: 66,
    text: [
      count,
      ...(dice.length === 0 ? [] : [writeRoll(dice)]),
      ...(someHeld ? [`held ${writeHold(held)}`] : []),
    ].join('\n'),
    body: [...row, ...(go === null ? [label('game over', beside, 33, bold)] : throwsUsed(go.player, thrown))],
  });
}

function frame(x: number): string {
  const edge = { fill: '#e3ecf7', stroke: '#1f4e8c', 'stroke-width': 2 };
  return (
    element('rect', { x: x - 4, y: 6, width: side + 8, height: side + 18, rx: 9, ...edge }) +
    label('held', x + side / 2, 56, { 'text-anchor': 'middle', 'font-size': 11, fill: '#1f4e8c' })
  );
}

function throwsUsed(player: string, thrown: number): string[] {
  const name = player.length > 11 ? `${player.slice(0, 10)}…` : player;
  const rings = Array.from({ length: throwsInGo }, (_, index) =>
    element('circle', {
      cx: beside + 6 + index * 17,
      cy: 36,
      r: 5.5,
      fill: index < thrown ? '#4a4437' : 'none',
      stroke: '#4a4437',
      'stroke-width': 1.6,
    }),
  );
  return [
    label(name, beside, 22, bold),
    ...rings,
    label(`${thrown} of ${throwsInGo} throws`, beside, 56, { 'font-size': 11 }),
  ];
}
