import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../katas';
import { type Case, faultOf } from './case';

/** Where a run leaves what it found, within the project. */
export const caseFile = 'reports/impostors.json';

/** What the last runs found; nothing where there was none. */
export function lastCases(): readonly Case[] {
  const file = path.join(projectFolder, caseFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Case[]) : [];
}

/** How many impostors of a kata the last run tried and caught; nothing where there was none. */
export function lastLineUp(
  kata: string,
): { readonly impostors: number; readonly caught: number } | undefined {
  const cases = lastCases().filter((each) => each.kata === kata);
  if (cases.length === 0) return undefined;
  return { impostors: cases.length, caught: cases.filter((each) => faultOf(each) === undefined).length };
}
