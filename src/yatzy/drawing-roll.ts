import { element, svgOf } from '../shared/picture';
import { quoted } from '../shared/quoting';
import { categories } from './categories';
import { diceThatCount } from './counting';
import { isEyes, type Roll, rollSize, type WrittenRoll } from './dice';
import { dieAt, side, step } from './drawing-dice';

const margin = 10;

/**
 * Draws a roll as a row of dice, those that count in a category with a bar under them and the others pale.
 *
 * @param roll any dice: what no die can show stands on it as text
 * @param category any name: in what is no category no die is marked
 */
export function drawRoll(roll: WrittenRoll, category: string): string {
  const counts = whichCount(roll, category);
  return svgOf({
    title: `Roll on ${category}`,
    description: describe(roll, category, counts),
    width: 2 * margin + (Math.max(rollSize, roll.length) - 1) * step + side,
    height: 60,
    text: roll.map((die, index) => (counts?.[index] ? `[${quoted(die)}]` : ` ${quoted(die)} `)).join(' '),
    body: roll.flatMap((die, index) => {
      const x = margin + index * step;
      if (counts === undefined) return [dieAt(die, x, 9, 'plain')];
      return counts[index] ? [dieAt(die, x, 9, 'counting'), bar(x)] : [dieAt(die, x, 9, 'idle')];
    }),
  });
}

function bar(x: number): string {
  return element('rect', { x, y: 50, width: side, height: 4, rx: 2, fill: '#1c6b4a' });
}

/** For each die whether it counts; undefined where the roll or the category is none. */
function whichCount(roll: WrittenRoll, name: string): readonly boolean[] | undefined {
  const category = categories.find((each) => each === name);
  if (category === undefined || !isRoll(roll)) return undefined;
  const counting = [...diceThatCount[category](roll)];
  return roll.map((die) => {
    const found = counting.indexOf(die);
    if (found >= 0) counting.splice(found, 1);
    return found >= 0;
  });
}

function isRoll(roll: WrittenRoll): roll is Roll {
  return roll.length === rollSize && roll.every(isEyes);
}

function describe(roll: WrittenRoll, category: string, counts: readonly boolean[] | undefined): string {
  const dice = `The dice show ${roll.map(quoted).join(', ')}.`;
  if (counts === undefined) return dice;
  const counting = roll.filter((_, index) => counts[index]);
  return counting.length === 0
    ? `${dice} No die counts on ${category}.`
    : `${dice} These count on ${category}: ${counting.join(', ')}.`;
}
