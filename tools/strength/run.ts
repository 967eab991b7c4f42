/**
 * Prints how strong the specs are, as a table in Markdown: `npm run strength`.
 *
 * Rules and examples are counted in the feature files; the other figures are those of the last runs of `npm run cucumber`,
 * `npm run impostors` and `npm run mutants`. A question mark stands for what has not been run.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Envelope } from '@cucumber/messages';
import { lastLineUp } from '../impostors';
import { type Kata, katas, projectFolder } from '../katas';
import { lastJudgement } from '../mutants';
import { casesAskedIn } from './cases-asked';
import { countIn } from './counting';
import { type Strength, tableOf } from './table';

function lastMessages(): readonly Envelope[] {
  const file = path.join(projectFolder, 'reports/cucumber.ndjson');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Envelope);
}

function strengthOf({ name, title }: Kata, cases: number | undefined): Strength {
  const folder = path.join(projectFolder, 'features', name);
  const counts = readdirSync(folder)
    .filter((file) => file.endsWith('.feature'))
    .map((file) => countIn(file, readFileSync(path.join(folder, file), 'utf8')));
  const judgement = lastJudgement(name);
  return {
    title,
    rules: counts.reduce((sum, { rules }) => sum + rules, 0),
    examples: counts.reduce((sum, { examples }) => sum + examples, 0),
    cases,
    impostors: lastLineUp(name),
    mutants: judgement && {
      changes: judgement.changes,
      noticed: judgement.killed + judgement.broken,
      equivalent: judgement.equivalent,
    },
  };
}

const cases = casesAskedIn(lastMessages());
console.log(tableOf(katas().map((kata) => strengthOf(kata, cases.get(kata.name)))));
