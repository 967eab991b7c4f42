/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type * as axe from 'axe-core';
import type { Page } from 'playwright-core';
import { at } from '../model/testing/parts';
import { fixture, ownSpecs, type Profile } from './runs';
import { settled, visit } from './visit';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds that keeps people from using these parts of the page. */
async function barriers(page: Page, parts: readonly string[]): Promise<readonly string[]> {
  await page.evaluate(source);
  const found = await page.evaluate(async (include) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(
      include.map((part) => [part]),
      { resultTypes: ['violations'] },
    );
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ html, failureSummary }) => ({ id, impact, html, failureSummary })),
    );
  }, parts);
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`);
}

describe('axe-core finds nothing serious', () => {
  for (const profile of ['outcomes', 'languages', 'unreadable', 'broken-hook'] satisfies Profile[]) {
    for (const dark of [false, true]) {
      it(`on the run ${profile}, ${dark ? 'dark' : 'light'}`, async () => {
        const { file } = await fixture(profile);
        await visit(file, { dark, width: dark ? 390 : 1280 }, async (page) => {
          await page.evaluate(() =>
            document.querySelectorAll('details').forEach((details) => (details.open = true)),
          );
          // What is opened is told to the page a moment later.
          await settled(page);
          assert.deepEqual(await barriers(page, ['html']), []);
        });
      });
    }
  }

  for (const dark of [false, true]) {
    it(`on parts of the specs of this project, ${dark ? 'dark' : 'light'}`, async () => {
      const { file, model } = await ownSpecs();
      await visit(file, { dark, width: dark ? 1280 : 390 }, async (page) => {
        const features = model.folders.map(({ features }) => at(features, dark ? 0 : features.length - 1).id);
        // Its parts are made by the same means; all of a large page would take half a minute.
        await page.evaluate((kept) => {
          for (const feature of document.querySelectorAll('.feature'))
            if (!kept.includes(feature.id)) feature.remove();
        }, features);
        assert.deepEqual(await barriers(page, ['html']), []);
      });
    });
  }

  it('on what opens: finds, an explanation, a picture enlarged, the contents of a phone', async () => {
    const { file } = await fixture('outcomes');
    await visit(file, { width: 390 }, async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('cup');
      assert.deepEqual(await barriers(page, ['.bar']), []);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Contents' }).click();
      assert.deepEqual(await barriers(page, ['.contents']), []);
      await page.keyboard.press('Escape');
      await page.locator('.feature a.term').first().hover();
      await page.getByRole('tooltip').waitFor();
      assert.deepEqual(await barriers(page, ['.definition']), []);
    });
    await visit(file, { dark: true }, async (page) => {
      await page.locator('button.zoom').first().click();
      assert.deepEqual(await barriers(page, ['dialog[open]']), []);
    });
  });
});

describe('those who do not see the page', () => {
  it('hear of each picture what it shows', async () => {
    const { file } = await ownSpecs();
    const pictures = await visit(file, {}, (page) =>
      page
        .locator('img[data-content]')
        .evaluateAll((images) =>
          images.map((image) => ({ words: (image as HTMLImageElement).alt, shows: image.dataset.content })),
        ),
    );
    assert.ok(pictures.length > 300, `${pictures.length} pictures`);
    const vague = pictures.filter(({ words }) => !/\S+ \S+.*\. \S+/.test(words));
    assert.deepEqual(vague, [], 'a title and a sentence');
    const drawings = new Set(pictures.map(({ shows, words }) => `${shows ?? ''} ${words}`));
    const names = [...drawings].map((drawing) => drawing.slice(drawing.indexOf(' ') + 1));
    const shared = names.filter((name, index) => names.indexOf(name) !== index);
    assert.deepEqual(shared, [], 'names tell all drawings apart');
  });
  it('find headings in order, and one that names the page', async () => {
    for (const subject of [ownSpecs, () => fixture('outcomes'), () => fixture('unreadable')]) {
      const { file } = await subject();
      const levels = await visit(file, {}, (page) =>
        page
          .locator('h1, h2, h3, h4, h5, h6')
          .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1)))),
      );
      assert.equal(levels.filter((level) => level === 1).length, 1);
      levels.forEach((level, index) => {
        const before = levels[index - 1] ?? 0;
        assert.ok(level <= before + 1, `after h${before} comes h${level}`);
      });
    }
  });
  it('find all words, and those of the pictures, also without any script', async () => {
    const { file } = await fixture('outcomes');
    await visit(file, { scripts: false }, async (page) => {
      const text = (await page.textContent('main')) ?? '';
      for (const words of ['A pot holds a litre', 'one cup too many', 'kettle', '<script>alert(1)</script>'])
        assert.ok(text.includes(words), words);
      assert.ok((await page.locator('img[alt^="Tray. "]').count()) > 0);
    });
  });
  it('are told the language and direction of what is written', async () => {
    const { file, model } = await fixture('languages');
    await visit(file, {}, async (page) => {
      const features = model.folders.flatMap(({ features }) => features);
      const told = await page
        .locator('.feature')
        .evaluateAll((parts) =>
          (parts as HTMLElement[]).map((part) => [part.lang, getComputedStyle(part).direction]),
        );
      const written = features.map(({ language, direction }) => [
        language === 'em' ? 'und' : language,
        direction,
      ]);
      assert.deepEqual(told, written);
      assert.ok(written.some(([, direction]) => direction === 'rtl'));
    });
  });
});
