import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { boxOf, layOutAll } from './facts';
import { fixture, ownSpecs } from './runs';
import { settled, visit } from './visit';

/** What has the focus, and whether it can be seen. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { x, y, width, height } = element.getBoundingClientRect();
    const isRinged = (part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
    };
    return {
      what: `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`,
      inView: width > 0 && height > 0 && x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight,
      // The link of a card covers it with what comes after it.
      ringed: isRinged() || isRinged('::after'),
    };
  });
}

describe('by keyboard alone', () => {
  it('the first key skips to the features', async () => {
    const { file } = await fixture('green');
    await visit(file, {}, async (page) => {
      await page.keyboard.press('Tab');
      assert.match((await focused(page)).what, /^A Skip to/);
      await page.keyboard.press('Enter');
      await settled(page);
      const { y } = await boxOf(page.locator('#parts'));
      assert.ok(y < 300, `the features stand at ${y}`);
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(() =>
        document.querySelector('#parts')?.contains(document.activeElement),
      );
      assert.equal(inside, true);
    });
  });

  for (const width of [1280, 390]) {
    it(`each stop is in view, and its focus shows, ${width} pixels wide`, async () => {
      const { file } = await fixture('outcomes');
      await visit(file, { width }, async (page) => {
        const stops = new Set<string>();
        for (let stop = 0; stop < 60; stop += 1) {
          await page.keyboard.press('Tab');
          const { what, inView, ringed } = await focused(page);
          assert.deepEqual({ what, inView, ringed }, { what, inView: true, ringed: true });
          stops.add(what);
        }
        assert.ok(stops.size > 30, `the focus goes on: ${stops.size} stops`);
      });
    });
  }

  it('filters and opens details', async () => {
    const { file } = await fixture('outcomes');
    await visit(file, {}, async (page) => {
      await page.locator('#filter button[data-state=passed]').focus();
      await page.keyboard.press('Space');
      assert.equal(
        await page.locator('#filter button[data-state=passed]').getAttribute('aria-pressed'),
        'true',
      );
      await page.keyboard.press('Space');
      const details = page.locator('details.retried').first();
      await details.locator('> summary').focus();
      await page.keyboard.press('Enter');
      assert.equal(await details.getAttribute('open'), '');
    });
  });

  it('pictures are enlarged, gone through, and closed again', async () => {
    const { file } = await ownSpecs();
    await visit(file, {}, async (page) => {
      const id = await page.evaluate(
        () =>
          [...document.querySelectorAll('tr[id]')].find(
            (row) => row.querySelectorAll('button.zoom').length > 1,
          )?.id,
      );
      const place = page.locator(`[id="${id}"]`);
      const button = place.locator('button.zoom').first();
      await button.scrollIntoViewIfNeeded();
      await button.focus();
      await page.keyboard.press('Enter');
      const dialog = page.locator('dialog[open]');
      const shown = () => dialog.locator('p').first().innerText();
      const words = await place
        .locator('img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
      assert.equal(await shown(), words[0]);
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(
        (text) => document.querySelector('dialog p')?.textContent === text,
        words[1],
      );
      await page.keyboard.press('ArrowLeft');
      await page.waitForFunction(
        (text) => document.querySelector('dialog p')?.textContent === text,
        words[0],
      );
      await page.keyboard.press('Escape');
      assert.equal(await dialog.count(), 0);
      assert.equal(await button.evaluate((element) => element === document.activeElement), true);
    });
  });

  it('what scrolls by itself can be reached', async () => {
    const { file } = await ownSpecs();
    await visit(file, { width: 390 }, async (page) => {
      await layOutAll(page);
      const unreachable = await page.evaluate(async () => {
        const frame = () => new Promise(requestAnimationFrame);
        const scrolling = [...document.querySelectorAll<HTMLElement>('pre, .wide, .gallery')].filter(
          (box) => getComputedStyle(box).overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1,
        );
        const found: string[] = [];
        for (const box of scrolling.slice(0, 30)) {
          box.scrollIntoView();
          for (let frames = 0; frames < 5; frames += 1) await frame();
          if (box.tabIndex < 0 && !box.querySelector('a, button')) found.push(box.outerHTML.slice(0, 200));
        }
        return scrolling.length > 0 ? found : ['nothing on this page scrolls sideways'];
      });
      assert.deepEqual(unreachable, []);
    });
  });
});
