import type { Example } from '../run/example';
import { apart, counted, cut, markOf, type Sheet } from './paint';

interface Part {
  readonly feature: string;
  readonly rule: string;
  readonly examples: readonly Example[];
}

/**
 * The rules that are not green yet, in the order of learning, under the features that tell them.
 *
 * @param most lines that there is room for
 */
export function toDoLines(examples: readonly Example[], most: number, sheet: Sheet): readonly string[] {
  const parts = partsOf(examples).filter(({ examples: inside }) => inside.some(isOpen));
  const lines = parts.map((part, index) => {
    const isFirst = part.feature !== parts[index - 1]?.feature;
    return [...(isFirst ? [sheet.paint.dim(`  ${part.feature}`)] : []), partLine(part, sheet)];
  });
  let fitting = lines.length;
  while (fitting > 1 && lines.slice(0, fitting).flat().length + (fitting < lines.length ? 1 : 0) > most) {
    fitting -= 1;
  }
  const left = lines.length - fitting;
  const more = left === 0 ? [] : [sheet.paint.dim(`    and ${counted(left, 'more rule', 'more rules')}`)];
  return [...lines.slice(0, fitting).flat(), ...more];
}

function partLine({ rule, feature, examples }: Part, sheet: Sheet): string {
  const green = examples.filter((example) => !isOpen(example)).length;
  const worst = examples.some(({ standing }) => standing === 'red') ? 'red' : 'to do';
  const count = `${green} of ${examples.length}`;
  const name = cut(rule || feature, sheet.width - count.length - 8);
  return apart(`    ${markOf(worst, sheet.paint)} ${name}`, sheet.paint.dim(count), sheet);
}

function partsOf(examples: readonly Example[]): readonly Part[] {
  const parts = new Map<string, { feature: string; rule: string; examples: Example[] }>();
  for (const example of examples) {
    const { uri, feature, rule } = example;
    const key = `${uri}\n${rule}`;
    const part = parts.get(key) ?? { feature, rule, examples: [] };
    part.examples.push(example);
    parts.set(key, part);
  }
  return [...parts.values()];
}

function isOpen({ standing }: Example): boolean {
  return standing !== 'green';
}
