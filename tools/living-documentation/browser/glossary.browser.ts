import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { boxOf } from './facts';
import { fixture, ownSpecs } from './runs';
import { visit } from './visit';

/** What the glossary of the page says of a word. */
async function meaningOf(page: Page, id: string): Promise<string> {
  const [term, meaning] = await Promise.all(
    ['dt', 'dd'].map((part) => page.locator(`[id="${id}"] ${part}`).textContent()),
  );
  return `${term ?? ''}${meaning ?? ''}`;
}

/** The first word on the page that is explained, with what is to be said of it. */
async function firstTerm(page: Page) {
  const word = page.locator('.feature a.term').first();
  const id = decodeURIComponent(((await word.getAttribute('href')) ?? '').slice(1));
  await word.scrollIntoViewIfNeeded();
  return { word, id, meaning: await meaningOf(page, id), card: page.getByRole('tooltip') };
}

describe('a word of the glossary is explained', () => {
  it('where a pointer rests on it, as long as it does', async () => {
    const { file } = await fixture('outcomes');
    await visit(file, {}, async (page) => {
      const { word, card, meaning } = await firstTerm(page);
      await word.hover();
      await card.waitFor();
      assert.equal(await card.textContent(), meaning);
      assert.equal(await word.getAttribute('aria-describedby'), await card.getAttribute('id'));
      await card.hover();
      // Longer than it stays when the pointer goes elsewhere.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
      assert.equal(await card.isVisible(), true, 'the pointer may go to the explanation');
      await page.mouse.move(5, 400);
      await card.waitFor({ state: 'hidden' });
    });
  });
  it('where the focus comes to it, until Escape', async () => {
    const { file } = await fixture('outcomes');
    await visit(file, {}, async (page) => {
      const { word, card, meaning } = await firstTerm(page);
      await word.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await card.waitFor();
      assert.equal(await card.textContent(), meaning);
      await page.keyboard.press('Escape');
      assert.equal(await card.isVisible(), false);
      assert.equal(await word.evaluate((element) => element === document.activeElement), true);
    });
  });
  it('by a tap; a second one goes to the glossary', async () => {
    const { file } = await fixture('outcomes');
    await visit(file, { width: 390, touch: true }, async (page) => {
      const { word, card, meaning, id } = await firstTerm(page);
      await word.tap();
      await card.waitFor();
      assert.equal(await card.textContent(), meaning);
      const { x, width } = await boxOf(card);
      assert.ok(x >= 0 && x + width <= 390, 'it fits');
      await word.tap();
      assert.equal(decodeURIComponent(new URL(page.url()).hash), `#${id}`);
      assert.equal(await card.isVisible(), false);
    });
  });
  it('also if it is a tag', async () => {
    const { file } = await fixture('outcomes');
    await visit(file, {}, async (page) => {
      await page.locator('.example button.tag', { hasText: '@flaky' }).first().hover();
      const card = page.getByRole('tooltip');
      await card.waitFor();
      assert.match((await card.textContent()) ?? '', /^@flakytried again when it fails/);
    });
  });
  it('in the words of its own subject, where subjects mean different things by it', async () => {
    const { file, model } = await ownSpecs();
    await visit(file, {}, async (page) => {
      const wrong = await page.evaluate(
        (titles) =>
          [...document.querySelectorAll<HTMLAnchorElement>('.folder a.term')].flatMap((word) => {
            const entry = document.getElementById(decodeURIComponent(word.hash.slice(1)));
            const section = entry?.closest('dl')?.previousElementSibling?.textContent ?? '';
            const folder = word.closest('.folder')?.querySelector('h2 .name')?.textContent ?? '';
            return entry && (section === folder || !titles.includes(section))
              ? []
              : [`${word.textContent} in ${folder}: ${section}`];
          }),
        model.folders.map(({ title }) => title),
      );
      assert.deepEqual(wrong, []);
      assert.ok((await page.locator('.folder a.term').count()) > 50, 'there are words to explain');
    });
  });
});
