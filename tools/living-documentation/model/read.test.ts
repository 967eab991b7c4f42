import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { dialects } from '@cucumber/gherkin';
import { BrokenMessage, foldMessages, readmeNotes, readModel } from '.';
import { at, featureOf, modelOf, only } from './testing/parts';
import { stagedRun } from './testing/staged-run';

const files = { 'features/a/b.feature': 'Feature: f\u2028g\n  Example: e\n    Given ü\n' };
const ndjson = [...stagedRun(files)].map((envelope) => `${JSON.stringify(envelope)}\n`).join('');

describe('a message file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'documentation-'));
  after(() => rmSync(folder, { recursive: true }));
  const fileOf = (text: string) => {
    const file = path.join(folder, 'some.ndjson');
    writeFileSync(file, text);
    return file;
  };

  it('is folded as the run itself is', async () =>
    assert.deepEqual(await readModel(fileOf(ndjson)), modelOf(files)));
  it('may come in pieces that cut characters', async () => {
    const bytes = Buffer.from(ndjson);
    const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, index) =>
      bytes.subarray(index * 7, index * 7 + 7),
    );
    assert.deepEqual(await foldMessages(pieces), modelOf(files));
  });
  it('may have the line ends and the mark of Windows, blank lines, and no last line end', async () => {
    const text = `\uFEFF${ndjson.replaceAll('\n', '\r\n\r\n').trimEnd()}`;
    assert.deepEqual(await readModel(fileOf(text)), modelOf(files));
  });
  it('may be empty', async () => assert.equal((await readModel(fileOf(''))).run.progress, 'not-started'));
  for (const [why, line, message] of [
    ['broken off', '{"meta":{', /^messages, line 2: not JSON: /],
    ['not an object', '[1]', /^messages, line 2: not a message: a JSON object is needed$/],
    [
      'a message without what it needs',
      '{"pickle":{"id":"1"}}',
      /^messages, line 2: a message of kind pickle cannot be read: TypeError: /,
    ],
  ] as const) {
    it(`with a line that is ${why}, is refused with its number`, async () =>
      assert.rejects(foldMessages([`{"novelty":1}\n${line}\n`]), (error) => {
        assert.ok(error instanceof BrokenMessage);
        assert.match(error.message, message);
        assert.equal(error.line, 2);
        return true;
      }));
  }
  it('that is not there, is refused by the file system', async () =>
    assert.rejects(readModel(path.join(folder, 'nowhere.ndjson')), { code: 'ENOENT' }));
  it('is accompanied by the READMEs beside its features', () => {
    mkdirSync(path.join(folder, 'features', 'yatzy'), { recursive: true });
    writeFileSync(path.join(folder, 'features', 'yatzy', 'README.md'), '# Yatzy\n\nScore.\n');
    const notesFor = readmeNotes(folder);
    assert.deepEqual(notesFor('features/yatzy'), { title: 'Yatzy', sentence: 'Score.', about: '' });
    assert.equal(notesFor('features/ludo'), undefined);
  });
});

describe('a feature file that cannot be read', () => {
  const { run, folders } = modelOf({
    'features/good.feature': 'Feature: good\n',
    'features/bad.feature':
      'Feature: bad\n  Scenario: one\n    Given a step\n    Nonsense\n    More\n\n  Example: x\n',
  });
  it('stops the run, and says where and what', () => {
    assert.equal(run.progress, 'not-started');
    const [first, second] = run.problems;
    assert.ok(first?.kind === 'parse-error' && second?.kind === 'parse-error');
    assert.deepEqual(first.place, { uri: 'features/bad.feature', line: 4 });
    assert.match(first.message, /^expected: .*, got 'Nonsense'$/);
    assert.deepEqual(
      first.excerpt.map(({ line, text }) => `${line} ${text}`),
      ['2   Scenario: one', '3     Given a step', '4     Nonsense', '5     More', '6 '],
    );
    assert.equal(second.place.line, 5);
  });
  it('does not hide the others', () => assert.equal(at(at(folders, 0).features, 0).name, 'good'));
});

describe('all languages of Gherkin', () => {
  for (const [language, dialect] of Object.entries(dialects)) {
    it(language, () => {
      const pick = (keywords: readonly string[]) => keywords.find((keyword) => keyword !== '* ') ?? '';
      const [feature, rule, outline, examples, given] = [
        dialect.feature,
        dialect.rule,
        dialect.scenarioOutline,
        dialect.examples,
        dialect.given,
      ].map(pick);
      const read = featureOf(
        `# language: ${language}\n${feature}: f\n  ${rule}: r\n    ${outline}: o\n      ${given}<x>\n      ${examples}: e\n        | x |\n        | 1 |\n`,
      );
      const group = only(read.groups);
      const example = only(group.examples);
      assert.ok(example.kind === 'outline');
      assert.deepEqual(
        [
          read.language,
          read.keyword,
          group.keyword,
          example.keyword,
          only(example.steps).keyword,
          only(example.tables).keyword,
        ],
        [language, feature, rule, outline, given, examples],
      );
      assert.equal(read.direction, ['ar', 'fa', 'he', 'ur'].includes(language) ? 'rtl' : 'ltr');
      assert.equal(read.state, 'passed');
    });
  }
});
