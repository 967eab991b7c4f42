import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { kataNamed, kataNames } from './katas';
import { projectFolder } from './project';

describe('the order of learning', () => {
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

    it(`of ${name} begins as the page does, and leaves out what the page names as given`, () => {
      const { features } = kataNamed(name);
      const numbered = [...page.matchAll(/^\d+\. .*\((.*\.feature)\)$/gm)].map(([, file = '']) => file);
      const mentioned = [...page.matchAll(/\(([^()\s]+\.feature)\)/g)].map(([, file = '']) => file);
      const practised = features.map((feature) => path.posix.basename(feature));
      assert.deepEqual(practised.slice(0, numbered.length), numbered);
      for (const file of mentioned) assert.equal(practised.includes(file), numbered.includes(file), file);
    });
  }
});
