import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOfManyRows } from './many-rows';

/** What a run of cucumber-js took. */
export interface Taken {
  /** Milliseconds of processors, of all its threads. */
  readonly processor: number;
  /** Milliseconds on the clock. */
  readonly clock: number;
  /** The most memory it had at once, in megabytes. */
  readonly memory: number;
}

/** The documents that a run can be asked to write beside its messages. */
export const documents = ['none', 'ours', 'stock'] as const;
export type Document = (typeof documents)[number];

const root = path.resolve(__dirname, '../../..');
/** Where runs write; it stays there, for people to look at. */
export const folder = path.join(root, 'build', 'bench-documentation');
const cucumber = path.join(
  path.dirname(require.resolve('@cucumber/cucumber/package.json')),
  'bin',
  'cucumber.js',
);
const page = fromRoot(path.join(__dirname, '..', 'html.js'));

/** Features that can be run, and what they are called in the table of figures. */
export interface Subject {
  readonly name: string;
  /** JavaScript that yields the settings of cucumber-js. */
  readonly settings: string;
  readonly words: readonly string[];
}

/** The specs of the project that this folder stands in, or those of them that the words choose. */
export function ownSpecs(words: readonly string[]): Subject {
  return {
    name: 'the specs of this project',
    settings: `{ ...require('../../cucumber.js').default, plugin: [] }`,
    words,
  };
}

/** Feature files of so many rows, written for this. */
export function manyRows(rows: number): Subject {
  for (const [file, text] of Object.entries(filesOfManyRows(rows))) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  const require = JSON.stringify(fromRoot(path.join(__dirname, 'many-rows-steps.js')));
  const paths = JSON.stringify(`${fromRoot(folder)}/features/**/*.feature`);
  return {
    name: `${rows} rows`,
    settings: `{ requireModule: ['ts-node/register'], require: [${require}], paths: [${paths}] }`,
    words: [],
  };
}

/** Where a document of the last run is. */
export function fileOf(document: Document): string {
  return path.join(folder, `${document}.html`);
}

/** Runs the features once, with no document beside the messages, or with one. */
export function run({ settings, words }: Subject, document: Document): Taken {
  mkdirSync(folder, { recursive: true });
  const written = fromRoot(fileOf(document));
  const formats = {
    none: [],
    ours: [[page, written]],
    stock: [['html', written]],
  } satisfies Record<Document, readonly unknown[]>;
  const format = [['message', `${fromRoot(folder)}/messages.ndjson`], ...formats[document]];
  const [config, probe] = [path.join(folder, 'cucumber.js'), path.join(folder, 'taken.json')];
  const silent = ['progress', `${fromRoot(folder)}/progress.txt`];
  writeFileSync(
    config,
    `module.exports = { default: { ...${settings}, format: ${JSON.stringify([...format, silent])} } };\n`,
  );
  rmSync(probe, { force: true });
  const { stderr, status, signal } = spawnSync(
    process.execPath,
    [
      '--require',
      path.join(__dirname, 'probe.js'),
      cucumber,
      '--config',
      fromRoot(config).slice(2),
      ...words,
    ],
    {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '', PROBE_FILE: probe },
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  try {
    return JSON.parse(readFileSync(probe, 'utf8')) as Taken;
  } catch (cause) {
    throw new Error(`cucumber-js ended with ${String(status ?? signal)}\n${stderr}`, { cause });
  }
}

function fromRoot(file: string): string {
  return `./${path.relative(root, file).replaceAll('\\', '/')}`;
}
