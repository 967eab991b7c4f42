import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { envelopesIn, samples, verdictsOf } from '../model/testing/compatibility-kit';
import { at } from '../model/testing/parts';
import { examplesOn, stickingOut } from './facts';
import { kitPage } from './runs';
import { visit } from './visit';

const words: Readonly<Record<string, string>> = { unproven: 'unknown', 'not run': 'not-run' };

describe('messages of other Cucumbers: all samples of the compatibility kits', () => {
  const all = samples();
  it('are there', () => assert.equal(all.length, 44 + 46));

  // A window for each would take longer than all that is looked at.
  for (const version of ['29', '30']) {
    it(`of version ${version} become pages that are quiet, fit a phone, and count right`, async () => {
      const kit = all.filter(({ name }) => name.startsWith(version));
      await visit((await kitPage(at(kit, 0))).file, { width: 390 }, async (page, trouble) => {
        for (const sample of kit) {
          const { file } = await kitPage(sample);
          await page.goto(pathToFileURL(file).href);
          const shown = (await examplesOn(page)).map(({ state }) => words[state] ?? state);
          const expected = verdictsOf(envelopesIn(sample.file)).map(({ state }) => state);
          assert.deepEqual(shown.sort(), expected.sort(), sample.name);
          assert.deepEqual(await stickingOut(page), [], sample.name);
          assert.deepEqual(trouble, [], sample.name);
        }
      });
    });
  }
});
