import { accessSync, constants, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Tournament } from '../../ludo/players';
import { quoted } from '../../shared/quoting';
import { Misuse } from '../misuse';
import { drawHeatMap } from './heat-map';
import { facesOf } from './text';

/** Prints on standard output and waits until it is taken. */
export function print(text: string): Promise<void> {
  return new Promise((done) => {
    process.stdout.write(text, () => {
      done();
    });
  });
}

/**
 * Refuses a place where no picture can be written, before anything is played.
 *
 * @throws Misuse where there is no such folder, or it may not be written
 */
export function checkPlot(path: string): void {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory())
    throw new Misuse(`The picture ${quoted(path)} cannot be written: it is a folder.`);
  try {
    accessSync(there ? path : dirname(path), constants.W_OK);
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

/**
 * Writes the heat map.
 *
 * @param path relative to where the person stands
 * @param order the dice as they are ranked, by places in the file from 0
 * @throws Misuse where the file cannot be written
 */
export function plot(
  path: string,
  { dice }: Tournament,
  order: readonly number[],
  shareOf: (die: number, other: number) => number | null,
  note: string,
): void {
  const rows = order.map((die) => ({
    number: die + 1,
    faces: facesOf(dice[die] ?? []),
    shares: order.map((other) => (other === die ? null : shareOf(die, other))),
  }));
  try {
    writeFileSync(path, `${drawHeatMap(rows, note)}\n`);
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

function cannotWrite(path: string, error: unknown): Misuse {
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  return new Misuse(`The picture ${quoted(path)} cannot be written (${code}).`);
}
