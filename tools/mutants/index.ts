import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../katas';
import { type Equivalent, judge, type Judgement, type Report } from './judgement';
import { reportOf } from './settings';

export type { Judgement } from './judgement';

/** The list of changes to a kata that change nothing that anybody can see, each with its reason. */
export function listOf(name: string): string {
  return `fixtures/${name}/equivalent-mutants.json`;
}

/** What the last run found for a kata; nothing where there was none. */
export function lastJudgement(name: string): Judgement | undefined {
  const report = path.join(projectFolder, reportOf(name));
  if (!existsSync(report)) return undefined;
  const list = path.join(projectFolder, listOf(name));
  const equivalents = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as readonly Equivalent[])
    : [];
  return judge(JSON.parse(readFileSync(report, 'utf8')) as Report, equivalents);
}
