import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { envelopesIn, samples, verdictsOf } from './model/testing/compatibility-kit';
import { stagedRun } from './model/testing/staged-run';

const root = path.resolve(__dirname, '../..');

/** The command as a person types it; a file that asks for it alone keeps the test free of other verbs. */
const command = `
require(${JSON.stringify(path.join(root, 'src', 'cli', 'compile.js'))});
const { Command } = require(${JSON.stringify(require.resolve('commander'))});
const { addDocument } = require(${JSON.stringify(path.join(__dirname, 'document'))});
const kata = new Command('kata').exitOverride();
addDocument(kata);
for (const verb of kata.commands) verb.copyInheritedSettings(kata);
const asked = JSON.parse(process.argv[2]);
(async () => {
  for (const words of asked) await kata.parseAsync(['document', ...words], { from: 'user' });
})().catch((error) => {
  if (error.name !== 'CommanderError') throw error;
  process.exitCode = 2;
});
`;

const rolls = {
  'features/yatzy/pairs.feature': [
    'Feature: Pairs',
    '  Rule: a pair scores',
    '    Scenario Outline: <why>',
    '      Then <roll> scores <score>',
    '      Examples:',
    '        | why | roll  | score |',
    '        | one | 11234 | 2     |',
    '        | two | 11235 | 3     |',
  ].join('\n'),
};
const ndjson = [
  ...stagedRun(rolls, {
    step: (text) => (text.endsWith('3') ? { status: 'FAILED', message: 'Error: no' } : undefined),
  }),
]
  .map((envelope) => `${JSON.stringify(envelope)}\n`)
  .join('');

describe('the verb document', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'document-'));
    writeFileSync(path.join(folder, 'command.js'), command);
    writeFileSync(path.join(folder, 'some.ndjson'), ndjson);
    mkdirSync(path.join(folder, 'inside'));
  });
  after(() => rmSync(folder, { recursive: true }));

  const ask = (all: readonly (readonly string[])[], { input = '', cwd = folder } = {}) =>
    spawnSync(process.execPath, [path.join(folder, 'command.js'), JSON.stringify(all)], {
      cwd,
      input,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1' },
      maxBuffer: 1 << 28,
    });
  const document = (...words: readonly string[]) => ask([words]);
  const page = (name: string) => readFileSync(path.join(folder, name), 'utf8');

  it('writes a page beside the person, and says which', () => {
    const { status, stdout, stderr } = document('some.ndjson');
    assert.deepEqual([status, stderr], [0, '']);
    assert.match(stdout, /^Wrote some-documentation\.html \(\d+ kB\): 2 examples, 1 not green\.\n$/);
    assert.match(page('some-documentation.html'), /^<!doctype html>[^]*a pair scores[^]*<\/html>\n$/);
    rmSync(path.join(folder, 'some-documentation.html'));
  });
  it('writes where it is told, in folders that need not be there', () => {
    const { status, stdout } = document('some.ndjson', '-o', 'new/folder/page.html', '--title', 'A <title>');
    assert.equal(status, 0);
    assert.match(stdout, /^Wrote new\/folder\/page\.html /);
    assert.match(page('new/folder/page.html'), /<title>✗ A &lt;title&gt;<\/title>/);
  });
  it('reads standard input and writes standard output', () => {
    const { status, stdout } = ask([['-', '--output', '-']], { input: ndjson });
    assert.equal(status, 0);
    assert.match(stdout, /^<!doctype html>[^]*<\/html>\n$/);
    const named = ask([['-']], { input: ndjson });
    assert.match(named.stdout, /^Wrote documentation\.html /);
  });
  it('prints text', () => {
    const { status, stdout } = document('some.ndjson', '--text');
    assert.equal(status, 0);
    assert.match(stdout, /✓ one +11234 +2\n +✗ two +11235 +3 /);
    assert.match(document('some.ndjson', '--text', '-o', 'some.txt').stdout, /^Wrote some\.txt /);
    assert.equal(page('some.txt'), stdout);
  });
  it('explains the words of a glossary that is asked for, wherever the features lie', () => {
    writeFileSync(
      path.join(folder, 'words.md'),
      '| noun | meaning |\n| --- | --- |\n| pair | two of a kind |\n',
    );
    document('some.ndjson', '--glossary', 'words.md', '-o', 'words.html');
    assert.match(page('words.html'), /two of a kind/);
  });

  describe('for messages of another project', () => {
    it('takes nothing along from the folder it is called in', () => {
      mkdirSync(path.join(folder, 'features', 'yatzy'), { recursive: true });
      writeFileSync(path.join(folder, 'README.md'), '# Our own project\n');
      writeFileSync(path.join(folder, 'features', 'yatzy', 'README.md'), '# Our own game\n\nPlay it.\n');
      writeFileSync(
        path.join(folder, 'features', 'glossary.md'),
        '| noun | meaning |\n| --- | --- |\n| pair | two of ours |\n',
      );
      document('some.ndjson', '-o', 'foreign.html');
      assert.doesNotMatch(page('foreign.html'), /Our own|two of ours|href="[^#]/);
    });
    it('does so where the feature files lie, and links to them', () => {
      for (const [uri, text] of Object.entries(rolls)) writeFileSync(path.join(folder, uri), text);
      document('some.ndjson', '-o', 'inside/own.html');
      const own = page('inside/own.html');
      assert.match(own, /<title>✗ Our own project<\/title>/);
      assert.match(own, /Our own game/);
      assert.match(own, /two of ours/);
      assert.match(own, /href="\.\.\/features\/yatzy\/pairs\.feature"/);
    });
  });

  for (const [why, words, message, input] of [
    ['no file', ['nowhere.ndjson'], 'there is no file nowhere.ndjson'],
    ['a folder', ['inside'], 'inside is a folder; a file of cucumber messages is needed'],
    ['an empty file', ['-'], 'standard input holds no messages of a cucumber run', '\n'],
    ['an array, as the older JSON format is', ['-'], 'not a message: a JSON object is needed', '[]'],
    ['a broken line', ['-'], 'standard input, line 2: not JSON: ', '{}\n{"meta":'],
    ['a glossary that is not there', ['some.ndjson', '--glossary', 'no.md'], 'there is no glossary no.md'],
    [
      'a folder to write to',
      ['some.ndjson', '-o', 'inside'],
      'inside is a folder; name the file to be written',
    ],
    [
      'the messages themselves to write to',
      ['some.ndjson', '-o', './some.ndjson'],
      './some.ndjson holds the messages; the documentation needs another name',
    ],
    ['nothing at all', [], "missing required argument 'messages'"],
    ['an option it does not know', ['some.ndjson', '--pdf'], "unknown option '--pdf'"],
  ] as const) {
    it(`is told in one line that it was given ${why}`, () => {
      const { status, stdout, stderr } = ask([words], input === undefined ? {} : { input });
      assert.deepEqual([status, stdout], [2, '']);
      assert.equal(stderr.trimEnd().split('\n').length, 1, stderr);
      assert.ok(stderr.includes(message), stderr);
    });
  }
  it('leaves no page behind where the messages are broken', () => {
    ask([['-', '-o', 'half.html']], { input: `${ndjson}{"pickle":` });
    assert.equal(existsSync(path.join(folder, 'half.html')), false);
    assert.equal(page('some.ndjson'), ndjson);
  });
  it('is one of the verbs of kata', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [path.join(root, 'bin', 'kata.js'), 'document', 'no'],
      {
        encoding: 'utf8',
      },
    );
    assert.deepEqual([status, stderr.split('.')[0]], [2, 'kata: there is no file no']);
  });

  it('turns every sample of the compatibility kit into a page', () => {
    const all = samples().map(({ name, file }) => ({ file, output: `${name.replace(' ', '-')}.html` }));
    const { status, stdout, stderr } = ask(all.map(({ file, output }) => [file, '-o', output]));
    assert.deepEqual([status, stderr], [0, '']);
    const said = stdout.trimEnd().split('\n');
    assert.deepEqual(
      said.map((line) => line.replace(/^Wrote (\S+) \([^)]*\): (\d+ examples?,).*$/, '$1 $2')),
      all.map(({ file, output }) => {
        const { length } = verdictsOf(envelopesIn(file));
        return `${output} ${length} example${length === 1 ? '' : 's'},`;
      }),
    );
    for (const { output } of all) assert.match(page(output), /^<!doctype html>[^]*<\/html>\n$/);
  });
});
