import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { settingsIn } from './settings';

describe('a project', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'documentation-'));
  after(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };

  it('may have nothing to tell', () => {
    const { fold, page } = settingsIn(root);
    assert.deepEqual(page, {});
    assert.equal(fold.glossary, undefined);
    assert.equal(fold.notesFor?.('features/yatzy', []), undefined);
  });
  it('gives its title, its glossary and the READMEs of its features', () => {
    write('README.md', 'Badge\n\n# Five katas #\r\n\nText\n');
    write('features/glossary.md', 'words');
    write('features/yatzy/README.md', '# Yatzy\n\nScore.\n');
    const { fold, page } = settingsIn(root);
    assert.deepEqual(page, { title: 'Five katas' });
    assert.equal(fold.glossary, 'words');
    assert.equal(fold.notesFor?.('features/yatzy', [])?.title, 'Yatzy');
  });
  it('may set all that', () => {
    write('other.md', 'other words');
    const { fold, page } = settingsIn(root, {
      title: 'Mine',
      glossary: 'other.md',
      order: ['b', 'a'],
      sources: '..',
    });
    assert.deepEqual(page, { title: 'Mine', sources: '..' });
    assert.deepEqual([fold.glossary, fold.order], ['other words', ['b', 'a']]);
  });
  it('is told when the glossary it names is not there', () =>
    assert.throws(() => settingsIn(root, { glossary: 'nowhere.md' }), { code: 'ENOENT' }));
});
