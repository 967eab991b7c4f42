import { type Stage, stagedRun } from '../model/testing/staged-run';
import type { Envelope } from '@cucumber/messages';

/** Rows of each Examples table. */
const rowsOfTable = 100;

/** A run of so many rows, five folders of them, each with a small picture of its own and three steps. */
export function runOfManyRows(rows: number): Generator<Envelope, void> {
  return stagedRun(filesOfManyRows(rows), stage);
}

/** The feature files of that run, by path. */
export function filesOfManyRows(rows: number): Readonly<Record<string, string>> {
  const files: Record<string, string> = {};
  for (let first = 0; first < rows; first += rowsOfTable) {
    const table = Array.from({ length: Math.min(rowsOfTable, rows - first) }, (_, index) =>
      rowOf(first + index),
    );
    const number = first / rowsOfTable;
    files[`features/kata-${number % 5}/rules-${number}.feature`] = [
      `Feature: Rules of roll ${number}`,
      '  A roll is five dice in any order. Source: a book of rules.',
      `  Rule: every roll of table ${number} scores what it should`,
      '    > The player scores the sum of these dice.',
      '    > -- document 002',
      '    Scenario Outline: <why>',
      '      Given a roll of five dice',
      '      When <roll> is placed on "two pairs"',
      '      Then it should score <score> points',
      '      Examples:',
      '        | why | roll | score |',
      ...table.map((cells) => `        | ${cells.join(' | ')} |`),
    ].join('\n');
  }
  return files;
}

const stage: Stage = {
  definitions: [/^a roll of five dice$/, /^(\S+) is placed on ("[^"]*")$/, /^it should score (\d+) points$/],
  step(text) {
    const [roll] = /^\S+(?= is placed)/.exec(text) ?? [];
    if (roll === undefined) return undefined;
    const body = Buffer.from(drawingOf(roll)).toString('base64');
    return { attach: [{ body, encoded: true, mediaType: 'image/svg+xml', fileName: `dice ${roll}.svg` }] };
  },
};

function rowOf(number: number): readonly string[] {
  const roll = [1, 7, 49, 343, 2401].map((place) => Math.floor(number / place) % 7).join();
  return [`case ${number} of all`, `${roll},${number}`, String(number % 31)];
}

/** About a kilobyte, as a drawing of five dice takes. */
export function drawingOf(roll: string): string {
  const dice = roll
    .split(',')
    .slice(0, 5)
    .map((eyes, index) => {
      const pips = Array.from(
        { length: Number(eyes) },
        (_, pip) => `<circle cx="${2 + (pip % 3) * 3}" cy="${2 + pip}" r="1"/>`,
      );
      return `<g transform="translate(${index * 11} 0)"><rect width="10" height="10" rx="2" fill="#fff"/>${pips.join('')}</g>`;
    });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 55 10"><title>dice ${roll}</title>${dice.join('')}</svg>`;
}
