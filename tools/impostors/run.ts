/**
 * Holds the specs against programs that are wrong on purpose: each must be caught by an example that a person can read.
 *
 *     npm run impostors [-- <kata> …]
 *
 * Only the features run that an impostor's comment names, and they have to be features that say what a kata's rules are:
 * enumerations and cases drawn by chance would catch more. Those of players may be others.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { katas, projectFolder } from '../katas';
import { type Case, faultOf } from './case';
import { casesOf } from './confrontation';
import { LineUp } from './line-up';
import { pageOf } from './page';
import { caseFile, lastCases } from '.';

async function run(names: readonly string[]): Promise<void> {
  const chosen = katas().filter(({ name }) => names.length === 0 || names.includes(name));
  const lineUp = new LineUp();
  const cases: Case[] = [];
  for (const kata of chosen) {
    const found = await casesOf(lineUp, kata);
    const faults = found.flatMap((each) => faultOf(each) ?? []);
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exitCode = 1;
    console.log(`${kata.name}: ${found.length - faults.length} of ${found.length} impostors caught.`);
    cases.push(...found);
  }
  const others = lastCases().filter(({ kata }) => !chosen.some(({ name }) => name === kata));
  mkdirSync(path.join(projectFolder, 'reports'), { recursive: true });
  writeFileSync(path.join(projectFolder, caseFile), JSON.stringify([...others, ...cases], null, 2));
  writeFileSync(path.join(projectFolder, 'reports/impostors.html'), pageOf(katas(), [...others, ...cases]));
  console.log('Which example caught which: reports/impostors.html');
}

void run(process.argv.slice(2));
