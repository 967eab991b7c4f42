import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Envelope } from '@cucumber/messages';
import { BrokenMessage, type FoldOptions, type Model, readModel, startFold } from '../model';
import type { Sample } from '../model/testing/compatibility-kit';
import { type Stage, stagedRun } from '../model/testing/staged-run';
import { pageOf, type PageOptions } from '../page';
import { settingsIn } from '../settings';

const root = path.resolve(__dirname, '../../..');
const cucumber = path.join(
  path.dirname(require.resolve('@cucumber/cucumber/package.json')),
  'bin',
  'cucumber.js',
);

/** Where the pages lie that are looked at; they stay there, for people to look at. */
const folder = path.join(root, 'build', 'browser');

/** A page in a file, and the model it was made of. */
export interface Written {
  readonly file: string;
  readonly model: Model;
}

/** The profiles of the fixtures. @see ../fixtures/README.md */
export type Profile = 'outcomes' | 'green' | 'languages' | 'unreadable' | 'broken-hook';

/** The page of a run that was made for it: not green in every way, or in other languages. */
export const fixture: (profile: Profile) => Promise<Written & { readonly messages: string }> = onceFor(
  async (profile) => {
    const config = path.relative(root, path.join(__dirname, '..', 'fixtures', 'cucumber.js'));
    await run(['--config', config, '--profile', profile]);
    // Where a hook before all examples fails, cucumber-js leaves before it has written its messages.
    const messages =
      profile === 'broken-hook' ? (await fixture('green')).messages : path.join(folder, `${profile}.ndjson`);
    const model = await readModel(messages);
    return { file: path.join(folder, `${profile}.html`), model, messages };
  },
);

/**
 * The page of the specs of the project that this folder stands in: of its last run, or of a run made for an
 * earlier visit, whichever ran more; if both ran less than half of them, of a run that is made now.
 */
export const ownSpecs = onceFor(async (): Promise<Written> => {
  const { fold, page } = settingsIn(root);
  const kept = path.join(folder, 'own.ndjson');
  const known = [path.join(root, 'reports', 'cucumber.ndjson'), kept].filter((file) => existsSync(file));
  const models = await Promise.all(known.map((file) => readIfWhole(file, fold)));
  const [most] = models.flat().sort((one, other) => examplesRun(other) - examplesRun(one));
  if (most && ranMost(most)) return written('own', most, page);
  mkdirSync(folder, { recursive: true });
  const config = path.join(folder, 'cucumber.js');
  writeFileSync(
    config,
    `const { default: specs } = require('../../cucumber.js');
module.exports = { default: { ...specs, plugin: [], format: ['message:build/browser/own.ndjson'] } };
`,
  );
  await run(['--config', path.relative(root, config)]);
  return written('own', await readModel(kept, fold), page);
});

/** Another run may be writing the file just now. */
async function readIfWhole(file: string, options: FoldOptions): Promise<readonly Model[]> {
  try {
    return [await readModel(file, options)];
  } catch (error) {
    if (error instanceof BrokenMessage) return [];
    throw error;
  }
}

function examplesRun({ counts }: Model): number {
  return counts.total - counts['not-run'];
}

/** A run of one folder, or of the examples that other runs leave out, would not show what the page is like. */
function ranMost(model: Model): boolean {
  const { folders, run, counts } = model;
  const files = readdirSync(path.join(root, 'features'), { recursive: true, encoding: 'utf8' });
  const { length } = files.filter((file) => file.endsWith('.feature'));
  const isOfMost = 2 * folders.flatMap(({ features }) => features).length >= length;
  return run.progress === 'finished' && isOfMost && 2 * examplesRun(model) >= counts.total;
}

/** The page of messages that were made by another Cucumber, for another project. */
export async function kitPage({ name, file }: Sample): Promise<Written> {
  return written(name.replace(' ', '-'), await readModel(file));
}

/** The page of messages that were never sent. */
export function pageOfMessages(name: string, envelopes: Iterable<Envelope>, options?: FoldOptions): Written {
  const fold = startFold(options);
  for (const envelope of envelopes) fold.add(envelope);
  return written(name, fold.model());
}

/** The page of a run over feature files given as text by path. */
export function pageOfFiles(
  name: string,
  files: Readonly<Record<string, string>>,
  stage?: Stage,
  options?: FoldOptions,
): Written {
  return pageOfMessages(name, stagedRun(files, stage), options);
}

function written(name: string, model: Model, options?: PageOptions): Written {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.html`);
  writeFileSync(file, [...pageOf(model, options)].join(''));
  return { file, model };
}

/** Runs cucumber-js. Runs that are not green end with 1, as they should. */
async function run(words: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [cucumber, ...words], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', FIXTURE_REPORTS: 'build/browser' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0 && code !== 1)
    throw new Error(`cucumber-js ${words.join(' ')} ended with ${String(code)}\n${said}`);
}

/** Does it once for the same words, whoever asks. */
function onceFor<Keys extends readonly string[], Result>(
  make: (...keys: Keys) => Promise<Result>,
): (...keys: Keys) => Promise<Result> {
  const made = new Map<string, Promise<Result>>();
  return (...keys) => {
    const known = made.get(keys.join()) ?? make(...keys);
    made.set(keys.join(), known);
    return known;
  };
}
