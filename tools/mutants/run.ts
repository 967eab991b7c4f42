/**
 * Changes the rules in many small ways and looks whether an example notices each.
 *
 *     npm run mutants [-- <kata> …] [--changed [<commit>]] [--concurrency <processes>]
 *
 * Without a kata all of them are tried, one after another. What was tried before and touches no changed file is not tried
 * again; `--fresh` forgets it. `--changed` tries what differs from a commit: from main, or on main from the one before.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { Command } from 'commander';
import { katas, projectFolder } from '../katas';
import { lastJudgement, listOf } from '.';
import { reportOf, settingsFor, type Target } from './settings';
import { targetsOf, touched } from './targets';
import { verdictOn } from './verdict';

interface Options {
  readonly changed?: string | true;
  readonly concurrency: string;
  readonly fresh?: true;
}

const spare = String(Math.max(1, os.availableParallelism() - 1));

const command = new Command('mutants')
  .description('Changes the rules in many small ways, and looks whether an example notices each.')
  .argument('[kata...]', 'whose rules to change; all where none is named')
  .option('--changed [commit]', 'only what differs from a commit')
  .option('--concurrency <processes>', 'how many to try at once', spare)
  .option('--fresh', 'forget what was tried before')
  .action(run);

async function run(names: readonly string[], options: Options): Promise<void> {
  const all = targetsOf(katas());
  const unknown = names.find((name) => !all.some((target) => target.name === name));
  if (unknown !== undefined) {
    command.error(
      `There is no kata ${JSON.stringify(unknown)}: there are ${all.map(({ name }) => name).join(', ')}.`,
    );
  }
  const named = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
  const targets = options.changed === undefined ? named : touched(named, changedSince(options.changed));
  if (targets.length === 0) console.log('Nothing was changed that could be tried.');
  for (const target of targets) await tryOne(target, options);
}

async function tryOne(target: Target, { concurrency, fresh }: Options): Promise<void> {
  const settings = settingsFor(target, Number(concurrency));
  rmSync(path.join(projectFolder, reportOf(target.name)), { force: true });
  if (fresh && settings.incrementalFile !== undefined)
    rmSync(path.join(projectFolder, settings.incrementalFile), { force: true });
  await new Stryker(settings).runMutationTest();
  const judgement = lastJudgement(target.name);
  if (judgement === undefined) throw new Error(`Stryker left no report for ${target.name}.`);
  for (const line of verdictOn(target.name, listOf(target.name), judgement)) console.log(line);
  if (judgement.survivors.length > 0 || judgement.stale.length > 0) process.exitCode = 1;
}

/** The files that differ from a commit, those that are not committed among them. */
function changedSince(commit: string | true): readonly string[] {
  const base = commit === true ? usualBase() : commit;
  if (base === undefined) return git('ls-files');
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/** Where the work at hand left main; on main the commit before; nothing where there is no history. */
function usualBase(): string | undefined {
  const [head] = git('rev-parse', 'HEAD');
  const bases = ['origin/main', 'main'].flatMap((main) => git('merge-base', 'HEAD', main));
  return bases.find((base) => base !== head) ?? git('rev-parse', '--verify', '--quiet', 'HEAD~1')[0];
}

/** What git prints, line by line; nothing where it fails. */
function git(...words: string[]): readonly string[] {
  try {
    const printed = execFileSync('git', words, {
      cwd: projectFolder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return printed.split('\n').filter((line) => line !== '');
  } catch {
    return [];
  }
}

process.chdir(projectFolder);
void command.parseAsync();
