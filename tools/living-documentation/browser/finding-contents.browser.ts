import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { at } from '../model/testing/parts';
import { boxOf } from './facts';
import { ownSpecs } from './runs';
import { settled, visit } from './visit';

/** The part of the page that the list of contents says is being read. */
function current(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('#contents a[aria-current]');
    return link ? decodeURIComponent(link.hash.slice(1)) : undefined;
  });
}

async function read(page: Page, id: string): Promise<void> {
  await page.evaluate((part) => document.getElementById(part)?.scrollIntoView(), id);
  await settled(page);
  // Parts above may take their real height only now.
  await page.evaluate((part) => document.getElementById(part)?.scrollIntoView(), id);
  await settled(page);
}

describe('the list of contents', () => {
  it('follows what is read, down to the rule, and keeps it in view', async () => {
    const { file, model } = await ownSpecs();
    const rules = model.folders.flatMap(({ features }) =>
      features.flatMap(({ groups }) => groups.filter(({ kind }) => kind === 'rule')),
    );
    await visit(file, {}, async (page) => {
      for (const { id } of [0.9, 0.1, 0.5].map((share) => at(rules, Math.floor(share * rules.length)))) {
        await read(page, id);
        await page.waitForFunction(
          (part) =>
            document.querySelector<HTMLAnchorElement>('#contents a[aria-current]')?.hash ===
            `#${CSS.escape(part)}`.replaceAll('\\', ''),
          id,
        );
        assert.equal(await current(page), id);
        const box = await page.locator('#contents a[aria-current]').boundingBox();
        assert.ok(box && box.y >= 0 && box.y + box.height <= 900, `the entry of ${id} is in view`);
      }
    });
  });

  it('leads to each part', async () => {
    const { file, model } = await ownSpecs();
    const folder = at(model.folders, model.folders.length - 1);
    const feature = at(folder.features, folder.features.length - 1);
    await visit(file, {}, async (page) => {
      await page
        .locator('#contents > ol > li', { has: page.locator(`a[href="#${folder.id}"]`) })
        .locator('> a')
        .click();
      await page.locator(`#contents a[href="#${feature.id}"]`).click();
      await settled(page);
      const { y } = await boxOf(page.locator(`[id="${feature.id}"]`));
      assert.ok(y >= 0 && y < 200, `it stands ${y} pixels below the top`);
      assert.equal(decodeURIComponent(new URL(page.url()).hash), `#${feature.id}`);
    });
  });

  it('opens on a phone by its button, and goes away by Escape or when it has been used', async () => {
    const { file, model } = await ownSpecs();
    await visit(file, { width: 390, touch: true }, async (page) => {
      const [list, button] = [page.locator('#contents'), page.getByRole('button', { name: 'Contents' })];
      assert.equal(await list.isVisible(), false);
      await button.tap();
      assert.equal(await list.isVisible(), true);
      assert.equal(await button.getAttribute('aria-expanded'), 'true');
      await page.keyboard.press('Escape');
      assert.equal(await list.isVisible(), false);
      assert.equal(await button.evaluate((element) => element === document.activeElement), true);
      await button.tap();
      const { id } = at(model.folders, 1);
      await list.locator(`a[href="#${id}"]`).tap();
      assert.equal(await list.isVisible(), false);
      await settled(page);
      const { y } = await boxOf(page.locator(`[id="${id}"]`));
      assert.ok(y >= 0 && y < 200, `it stands ${y} pixels below the top`);
    });
  });
});
