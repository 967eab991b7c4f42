import { element, svgOf } from '../../shared/picture';
import type { Result } from './result';

const [left, barWidth, panel, top] = [20, 30, 92, 40];
const ink = { 'font-family': 'sans-serif', fill: '#3b352a' };

/** Draws a histogram of guesses for each strategy, one below the other on a common scale. */
export function drawHistograms(title: string, results: readonly Result[]): string {
  const columns = Math.max(...results.map(({ histogram }) => histogram.length));
  const highest = Math.max(
    ...results.flatMap(({ histogram, games }) => histogram.map((count) => count / games)),
  );
  const heading = element('text', { ...ink, x: left, y: 24, 'font-size': 14, 'font-weight': 'bold' }, title);
  return svgOf({
    title: 'Guesses by strategy',
    description: [title, ...results.map(describe)].join('. '),
    width: Math.max(left * 2 + columns * barWidth, 20 + title.length * 8.2),
    height: top + results.length * panel,
    text: results.map(describe).join('\n'),
    body: [heading, ...results.flatMap((result, index) => panelOf(result, highest, top + index * panel))],
  });
}

function panelOf({ name, mean, games, histogram }: Result, highest: number, y: number): readonly string[] {
  const base = y + 70;
  const label = element(
    'text',
    { ...ink, x: left, y: y + 12, 'font-size': 12 },
    `${name}: mean ${mean.toFixed(3)}, worst ${histogram.length}`,
  );
  const bars = histogram.flatMap((count, index) => {
    // What came up once should still be seen.
    const height = count === 0 ? 0 : Math.max(1, (44 * count) / games / highest);
    const x = left + index * barWidth;
    const bar = { x: x + 3, y: base - height, width: barWidth - 6, height, fill: '#1f4e8c' };
    const number = { ...ink, x: x + barWidth / 2, y: base + 12, 'font-size': 11, 'text-anchor': 'middle' };
    return [element('rect', bar), element('text', number, String(index + 1))];
  });
  const line = { x1: left, x2: left + histogram.length * barWidth, y1: base, y2: base, stroke: '#8b8372' };
  return [label, ...bars, element('line', line)];
}

function describe({ name, mean, histogram }: Result): string {
  const counts = histogram.map((count, index) => `${count} in ${index + 1}`);
  return `${name}: mean ${mean.toFixed(3)}; ${counts.join(', ')}`;
}
