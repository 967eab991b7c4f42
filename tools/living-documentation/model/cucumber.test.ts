import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { headIn, type Model, readModel } from '.';
import { at, exampleOf, only, outlineIn } from './testing/parts';

const root = path.resolve(__dirname, '../../..');
const cucumber = path.join(
  path.dirname(require.resolve('@cucumber/cucumber/package.json')),
  'bin',
  'cucumber.js',
);

const steps = `
const { Given, Before, After, BeforeAll } = require(${JSON.stringify(require.resolve('@cucumber/cucumber'))});
const { expect } = require(${JSON.stringify(require.resolve('chai'))});
BeforeAll({ name: 'all' }, () => {});
Before({ tags: '@broken', name: 'breaks' }, () => { throw new Error('hook broke'); });
After(function () { this.log('over'); });
let tries = 0;
Given('it scores {int}', function (score) {
  this.attach('somebody', 'text/x.implementation+plain');
  this.attach(Buffer.from('<svg><title>expected ' + score + '</title></svg>'), { mediaType: 'image/svg+xml', fileName: 'expected.svg' });
  expect(12).to.equal(score);
});
Given('it is a text', () => expect('a\\nb').to.equal('a\\nc'));
Given('it works the second time', () => { if (tries++ === 0) throw new Error('not yet'); });
Given('it is not done', () => 'pending');
Given('it is left out', () => 'skipped');
Given(/^it is (.*) twice$/, () => {});
Given('it is defined twice', () => {});
`;

const feature = `Feature: all kinds
  Scenario Outline: <why>
    Then it scores <score>
    Examples:
      | why   | score |
      | right | 12    |
      | wrong | 0     |
  Example: text
    Then it is a text
  Example: retried
    Then it works the second time
  Example: pending
    Then it is not done
  Example: skipped
    Then it is left out
  Example: undefined
    Then nobody knows 12 of them
  Example: ambiguous
    Then it is defined twice
  Example: empty
  @broken
  Example: hook
    Then it scores 12
`;

const formatter = `
require(${JSON.stringify(require.resolve('ts-node/register'))});
const { formatterOf } = require(${JSON.stringify(__dirname)});
module.exports = formatterOf({
  optionsKey: 'documentation',
  foldOptions: ({ order }) => ({ order }),
  render: (model, { options }) => [JSON.stringify(model), options.ending],
});
`;

describe('a run of cucumber-js', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'documentation-'));
  after(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const run = async (...options: readonly string[]) => {
    const formatOptions = JSON.stringify({ documentation: { order: ['subject'], ending: '\n' } });
    const formats = ['./formatter.js:model.json', 'message:out.ndjson'].flatMap((format) => [
      '--format',
      format,
    ]);
    const { status, stderr } = spawnSync(
      process.execPath,
      [cucumber, ...formats, '--format-options', formatOptions, ...options],
      {
        cwd: folder,
        env: { ...process.env, NODE_OPTIONS: '', TS_NODE_PROJECT: path.join(root, 'tsconfig.json') },
        encoding: 'utf8',
      },
    );
    assert.equal(status, 1, stderr);
    const written = readFileSync(path.join(folder, 'model.json'), 'utf8');
    assert.ok(written.endsWith('}\n'));
    const live = JSON.parse(written) as Model;
    return { live, read: await readModel(path.join(folder, 'out.ndjson')) };
  };
  let model: Model;
  before(async () => {
    write('features/subject/all.feature', feature);
    write('features/support/steps.js', steps);
    write('formatter.js', formatter);
    const { live, read } = await run('--retry', '1');
    model = live;
    assert.deepEqual(live, read, 'messages from a file tell the same as from the run');
  });
  const problemOf = (name: string) => only(exampleOf(model, name).problems);

  it('is told by its states', () => {
    const { counts, run: told } = model;
    assert.deepEqual(
      [
        counts.passed,
        counts.failed,
        counts.pending,
        counts.skipped,
        counts.undefined,
        counts.ambiguous,
        counts.total,
      ],
      [2, 3, 1, 1, 1, 1, 10],
    );
    assert.deepEqual([told.progress, told.success, told.cucumber?.name], ['finished', false, 'cucumber-js']);
    assert.deepEqual(told.implementations, ['somebody']);
  });
  it('proves nothing by hooks alone', () => {
    const { state, attachments } = exampleOf(model, 'empty');
    assert.deepEqual([state, attachments.length], ['unknown', 1]);
  });
  it('tells expected and actual of a failing row', () => {
    const { error, text, definitions } = problemOf('wrong');
    assert.deepEqual([error?.type, error?.expected, error?.actual], ['AssertionError', '0', '12']);
    assert.match(error?.stack ?? '', /^ {4}at World\.<anonymous> \(.*steps\.js:11:\d+\)$/);
    assert.deepEqual([text, only(definitions).pattern], ['it scores 0', 'it scores {int}']);
  });
  it('tells a difference of several lines', () => {
    const { error } = problemOf('text');
    assert.deepEqual([error?.expected, error?.actual, error?.diff?.length], ['a\nc', 'a\nb', 3]);
  });
  it('keeps the pictures of rows with their roles', () => {
    const [row] = only(outlineIn(at(at(model.folders, 0).features, 0)).tables).rows;
    assert.deepEqual(
      row?.attachments.map(({ content: index, at: step, role }) => {
        const content = at(model.contents, index);
        return [headIn(content).title ?? content.text, step, role];
      }),
      [
        ['expected 12', 0, 'expected'],
        ['over', 'after', undefined],
      ],
    );
  });
  it('marks the values of its steps', () => {
    const {
      steps: [step],
    } = outlineIn(at(at(model.folders, 0).features, 0));
    assert.deepEqual(step?.marks, [{ start: 10, end: 17, kind: 'parameter', name: 'score' }]);
  });
  it('suggests snippets, names candidates and hooks', () => {
    assert.match(problemOf('undefined').snippets[0]?.code ?? '', /^Then\('nobody knows \{int\} of them'/);
    assert.deepEqual(
      problemOf('ambiguous').definitions.map(({ pattern }) => pattern),
      ['^it is (.*) twice$', 'it is defined twice'],
    );
    const { hook, error } = problemOf('hook');
    assert.deepEqual(
      [hook?.name, hook?.kind, hook?.tagExpression, error?.message],
      ['breaks', 'before', '@broken', 'hook broke'],
    );
  });
  it('tells what was tried again', () =>
    assert.deepEqual(
      model.retried.map(({ name, state }) => [name, state]),
      [
        ['wrong', 'failed'],
        ['text', 'failed'],
        ['retried', 'passed'],
        ['hook', 'failed'],
      ],
    ));
  it('documents what a filter left out as not run', async () => {
    const { live } = await run('--tags', '@broken');
    assert.deepEqual([live.counts['not-run'], live.counts.failed, live.notGreen.length], [9, 1, 1]);
  });
  it('says where a feature file cannot be read', async () => {
    write('features/subject/bad.feature', 'Feature: bad\n  Example: x\n    Given y\n    Nonsense\n');
    const { live, read } = await run();
    assert.deepEqual(live, read);
    const [problem] = live.run.problems;
    assert.ok(problem?.kind === 'parse-error');
    assert.deepEqual(problem.place, { uri: 'features/subject/bad.feature', line: 4 });
    assert.equal(live.run.progress, 'not-started');
    assert.equal(live.counts['not-run'], 10);
  });
});
