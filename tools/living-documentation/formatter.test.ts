import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { readModel } from './model';
import { pageOf } from './page';
import { textOf } from './page/testing/written';
import { settingsIn } from './settings';

const root = path.resolve(__dirname, '../..');
const cucumber = path.join(
  path.dirname(require.resolve('@cucumber/cucumber/package.json')),
  'bin',
  'cucumber.js',
);

describe('a run of cucumber-js', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'documentation-'));
  after(() => rmSync(folder, { recursive: true }));
  /** Runs a profile of the fixtures; gives the page and how cucumber-js ended. */
  const run = (profile: string) => {
    const config = path.join(path.relative(root, __dirname), 'fixtures', 'cucumber.js');
    const { status } = spawnSync(process.execPath, [cucumber, '--config', config, '--profile', profile], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '', FIXTURE_REPORTS: folder },
    });
    return { status, page: readFileSync(path.join(folder, `${profile}.html`), 'utf8') };
  };

  it('that is green writes the page, and the messages give the same', async () => {
    const { status, page } = run('green');
    assert.equal(status, 0);
    assert.match(textOf(page), /✓ 4 examples of 2 rules, all pass/);
    const fixtures = path.join(path.relative(root, __dirname), 'fixtures').replaceAll('\\', '/');
    const settings = settingsIn(root, {
      title: 'The tea house',
      glossary: `${fixtures}/glossary.md`,
      sources: '../..',
      links: [
        { text: 'Cucumber’s own report', href: 'green-stock.html' },
        { text: 'Messages', href: 'green.ndjson' },
      ],
    });
    const model = await readModel(path.join(folder, 'green.ndjson'), settings.fold);
    assert.equal([...pageOf(model, settings.page)].join(''), page);
  });
  it('that fails in every way tells each of them', () => {
    const { status, page } = run('outcomes');
    assert.equal(status, 1);
    const text = textOf(page);
    for (const said of [
      'fail, 1 is ambiguous',
      'are undefined, 1 is pending, 1 proves nothing',
      'hook “warms the pot” before the example (@hook-before)',
      'hook after the example (@hook-after)',
      'Passed at attempt 3',
      'Still not green at attempt 3',
      'asked for the rest to be skipped',
      'says that it is not written yet',
      'No step definition matches. This one would:',
      'More than one step definition matches:',
      'It has no steps, so nothing was proven.',
      '+ black tea',
      '- red tea',
    ])
      assert.ok(text.includes(said), said);
  });
  it('that is stopped by a feature file says where', () => {
    const { status, page } = run('unreadable');
    assert.equal(status, 1);
    assert.match(
      textOf(page),
      /A feature file cannot be read; none of 4 examples was run \S+\/broken\.feature:5/,
    );
    assert.match(page, /<\/html>\n$/);
  });
  it('that is broken off by a hook says which', () => {
    const { status, page } = run('broken-hook');
    assert.equal(status, 1);
    assert.match(
      textOf(page),
      /A hook of the whole run failed; none of 4 examples was run ✗ hook “lights the stove” before all examples/,
    );
    assert.match(page, /<\/html>\n$/);
  });
});
