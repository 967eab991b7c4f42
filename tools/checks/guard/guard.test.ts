import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';

const root = path.resolve(__dirname, '../../..');
const cucumber = path.join(root, 'node_modules/@cucumber/cucumber/bin/cucumber.js');
const folders: string[] = [];

const steps = `
const { Given, When, Then } = require('@cucumber/cucumber');
Given('a board', () => undefined);
When('X moves', () => undefined);
`;
const feature = `Feature: Moving
  Rule: X moves first

    Example: the first move
      Given a board
      When X moves

    @slow
    Example: the second move
      Given a board
      When X moves
`;

/** A project of one feature, one step file and settings with the guard. */
function project(files: Readonly<Record<string, string>>, strict = false): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'guard-'));
  folders.push(folder);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const settings = {
    plugin: [pathToFileURL(path.join(__dirname, 'index.js')).href],
    pluginOptions: { guard: { strict, leftOut: ['@slow'] } },
    require: ['steps/*.js'],
    format: ['progress'],
    strict: false,
  };
  const all = {
    'cucumber.js': `module.exports = { default: ${JSON.stringify(settings)} };`,
    'steps/steps.js': steps,
    'features/moving.feature': feature,
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

interface Outcome {
  readonly code: number;
  /** What the guard said: the lines on standard error. */
  readonly said: readonly string[];
  readonly folder: string;
}

function run(folder: string, words: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    // What the test runner requires for itself would only slow these runs down.
    const options = { cwd: folder, env: { ...process.env, NODE_OPTIONS: '' } };
    const child = execFile(process.execPath, [cucumber, ...words], options, (_, __, stderr) => {
      const said = stderr.split(/\r?\n/).filter((line) => line !== '');
      resolve({ code: child.exitCode ?? -1, said, folder });
    });
  });
}

after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe('a run that proves something', { concurrency: 2 }, () => {
  it('succeeds and says nothing', async () => {
    assert.deepEqual(pick(await run(project({}), [])), { code: 0, said: [] });
  });
  it('succeeds under strict rules, too', async () => {
    assert.deepEqual(pick(await run(project({}, true), [])), { code: 0, said: [] });
  });
  it('succeeds as a dry run', async () => {
    assert.deepEqual(pick(await run(project({}), ['--dry-run'])), { code: 0, said: [] });
  });
  it('may leave step definitions unused where it is narrowed down', async () => {
    const unused = { 'steps/more.js': "require('@cucumber/cucumber').Given('a die', () => undefined);" };
    assert.deepEqual(pick(await run(project(unused, true), ['--name', 'second'])), { code: 0, said: [] });
    assert.deepEqual(pick(await run(project(unused, true), ['features/moving.feature'])), {
      code: 0,
      said: [],
    });
  });
  it('may have pending steps and unused step definitions where it is not strict', async () => {
    const more = "const { Given } = require('@cucumber/cucumber'); Given('a die', () => undefined);";
    const pending = steps.replace("'X moves', () => undefined", "'X moves', () => 'pending'");
    const folder = project({ 'steps/steps.js': pending, 'steps/more.js': more });
    assert.deepEqual(pick(await run(folder, [])), { code: 0, said: [] });
  });
});

describe('a run of no example', { concurrency: 2 }, () => {
  const rows: readonly (readonly [what: string, words: readonly string[], said: string])[] = [
    [
      'whose name nothing has',
      ['--name', 'third move'],
      'No example ran: no example\'s name contains "third move". Among the names are "the first move", "the second move".',
    ],
    [
      'whose name is a rule',
      ['--name', 'X moves'],
      'No example ran: "X moves first" is a rule, and --name looks for examples. Run its file: features/moving.feature',
    ],
    [
      'whose tag nothing has',
      ['--tags', '@fast'],
      'No example ran: no example has the tags "@fast". There are @slow.',
    ],
    [
      'whose lines hold none',
      ['features/moving.feature:99'],
      'No example ran: none of the 2 examples in "features/moving.feature:99" was selected. Check the lines, names and tags that you asked for.',
    ],
    [
      'whose folder is not there',
      ['features/nowhere'],
      'No example ran: there is none in "features/nowhere". Give a feature file, or a folder in features.',
    ],
    [
      'from a list of failures that is empty',
      ['@rerun.txt'],
      'No example ran: @rerun.txt lists none, so nothing failed the last time. Run without it to run them all.',
    ],
  ];
  for (const [what, words, said] of rows) {
    it(`${what} fails`, async () => {
      const outcome = await run(project({ '@rerun.txt': '' }), words);
      assert.deepEqual(pick(outcome), { code: 1, said: [said] });
    });
  }

  it('fails where there is no feature at all', async () => {
    const outcome = await run(project({ 'features/moving.feature': '' }), []);
    assert.deepEqual(pick(outcome), {
      code: 1,
      said: ['No example ran: there is none in "features". Give a feature file, or a folder in features.'],
    });
  });
  it('fails as a dry run', async () => {
    assert.equal((await run(project({}), ['--dry-run', '--name', 'third'])).code, 1);
  });
  it('fails where Cucumber is told to leave at once', async () => {
    assert.equal((await run(project({}), ['--exit', '--name', 'third'])).code, 1);
  });
});

describe('a run with steps that nobody defined', { concurrency: 2 }, () => {
  const undefinedStep = { 'features/moving.feature': feature.replace('When X moves', 'When Y moves') };
  const said =
    'features/moving.feature:6: no step definition matches "Y moves": mend the step, or write its definition';
  for (const words of [[], ['--dry-run']]) {
    it(`fails: cucumber-js ${words.join(' ')}`, async () => {
      assert.deepEqual(pick(await run(project(undefinedStep), words)), { code: 1, said: [said] });
    });
  }
  it('names ten of them and counts the others', async () => {
    const many = Array.from({ length: 12 }, (_, index) => `      And a step ${index}`).join('\n');
    const { said: lines } = await run(project({ 'features/moving.feature': `${feature}${many}\n` }), []);
    assert.equal(lines.length, 11);
    assert.equal(lines.at(-1), '… and 2 more undefined steps');
  });
});

describe('a run with steps that two definitions match', { concurrency: 2 }, () => {
  const twice = { 'steps/more.js': "require('@cucumber/cucumber').Given('{word} moves', () => undefined);" };
  const said =
    '"X moves" matches "{word} moves" (steps/more.js:1) and "X moves" (steps/steps.js:4): make one of them say something else';
  for (const words of [[], ['--dry-run']]) {
    it(`fails: cucumber-js ${words.join(' ')}`, async () => {
      const outcome = await run(project(twice), words);
      assert.deepEqual(pick(outcome), {
        code: 1,
        said: [`features/moving.feature:6: ${said}`, `features/moving.feature:11: ${said}`],
      });
    });
  }
});

describe('a strict run', { concurrency: 2 }, () => {
  it('fails on pending steps', async () => {
    const pending = steps.replace("'X moves', () => undefined", "'X moves', () => 'pending'");
    assert.deepEqual(pick(await run(project({ 'steps/steps.js': pending }, true), ['--name', 'first'])), {
      code: 1,
      said: ['features/moving.feature:6: "X moves" is pending: write what it needs'],
    });
  });
  it('fails on step definitions that no example uses', async () => {
    const unused = { 'steps/more.js': "\nrequire('@cucumber/cucumber').Given('a die', () => undefined);" };
    assert.deepEqual(pick(await run(project(unused, true), [])), {
      code: 1,
      said: ['steps/more.js:2: no example uses "a die": use it or delete it'],
    });
  });
  it('fails on them also where only examples are left out that may be', async () => {
    const unused = { 'steps/more.js': "\nrequire('@cucumber/cucumber').Given('a die', () => undefined);" };
    assert.equal((await run(project(unused, true), ['--tags', 'not @slow'])).code, 1);
  });
});

describe('a run that the guard fails', () => {
  it('still writes its reports', async () => {
    const formats = ['--format', 'message:messages.ndjson', '--format', 'html:report.html'];
    const { folder } = await run(project({}), ['--name', 'third', ...formats]);
    assert.match(readFileSync(path.join(folder, 'messages.ndjson'), 'utf8'), /"testRunFinished"/);
    assert.ok(existsSync(path.join(folder, 'report.html')));
    assert.match(readFileSync(path.join(folder, 'report.html'), 'utf8'), /<\/html>\s*$/);
  });
});

describe('a run that fails by itself', () => {
  it('is left alone where a step fails', async () => {
    const failing = steps.replace(
      "'X moves', () => undefined",
      "'X moves', () => { throw new Error('no'); }",
    );
    assert.deepEqual(pick(await run(project({ 'steps/steps.js': failing }), [])), { code: 1, said: [] });
  });
  it('is left alone where a feature cannot be parsed', async () => {
    const outcome = await run(project({ 'features/moving.feature': 'nonsense' }), []);
    assert.equal(outcome.code, 1);
    assert.ok(
      outcome.said.every((line) => !line.startsWith('No example ran')),
      outcome.said.join('\n'),
    );
  });
});

function pick({ code, said }: Outcome): Pick<Outcome, 'code' | 'said'> {
  return { code, said };
}
