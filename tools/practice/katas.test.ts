import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { learningIn } from '../katas';
import { kataNamed, kataNames } from './katas';
import { projectFolder } from './project';

describe('the order of learning', () => {
  it('ends with the next heading', () => {
    const page =
      '# A\r\n\r\n1. No\r\n\r\n## In the order of learning\r\n\r\n1. Yes\r\n\r\n## Playing\r\n\r\n1. No\r\n';
    assert.equal(learningIn(page).trim(), '1. Yes');
    assert.equal(learningIn('# A\n\n1. No\n'), '');
  });

  for (const name of kataNames()) {
    const folder = path.join(projectFolder, 'features', name);
    const page = readFileSync(path.join(folder, 'README.md'), 'utf8');

    it(`of ${name} names features that are there, as they name themselves`, () => {
      const links = [...page.matchAll(/^\d+\. \[(.*)\]\((.*\.feature)\)$/gm)];
      assert.ok(links.length > 0, `features/${name}/README.md numbers no features`);
      for (const [, title, file = ''] of links) {
        assert.ok(existsSync(path.join(folder, file)), `there is no features/${name}/${file}`);
        const feature = /Feature: (.*)/.exec(readFileSync(path.join(folder, file), 'utf8'));
        assert.equal(title, feature?.[1], `features/${name}/README.md calls ${file} something else`);
      }
    });

    it(`of ${name} is what is practised`, () => {
      const numbered = [...page.matchAll(/^\d+\. .*\((.*\.feature)\)$/gm)].map(([, file = '']) => file);
      assert.deepEqual(
        kataNamed(name).features.map((feature) => path.posix.basename(feature)),
        numbered,
      );
    });
  }
});
