import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { examplesIn, states, tagsOf } from '../model';
import { examplesOn } from './facts';
import { fixture } from './runs';
import { visit } from './visit';

describe('the filter', () => {
  it('by state shows the examples in that state, and what they stand in', async () => {
    const { file, model } = await fixture('outcomes');
    await visit(file, {}, async (page) => {
      const bar = page.locator('#filter');
      for (const state of states.filter((each) => model.counts[each] > 0)) {
        const number = model.counts[state];
        const button = bar.locator(`button[data-state="${state}"]`);
        assert.match(await button.innerText(), new RegExp(`\\b${number}$`));
        await button.click();
        assert.equal(await button.getAttribute('aria-pressed'), 'true');
        assert.equal(
          await bar.getByRole('status').innerText(),
          `${number} of ${model.counts.total} examples`,
        );
        const expected = [...examplesIn(model.folders, (example) => example.state === state)];
        const visible = (await examplesOn(page)).filter((example) => example.visible);
        assert.deepEqual(
          visible.map(({ id }) => id),
          expected.map(({ example }) => example.id),
        );
        const features = new Set(expected.map(({ feature }) => feature.id));
        assert.equal(await page.locator('.feature:visible').count(), features.size);
        await button.click();
      }
      assert.ok((await examplesOn(page)).every(({ visible }) => visible));
    });
  });

  it('by tag shows what has it, inherited or its own, wherever the tag is clicked', async () => {
    const { file, model } = await fixture('outcomes');
    const tagged = (tag: string) =>
      [...examplesIn(model.folders)]
        .filter((placed) => tagsOf(placed).includes(tag))
        .map(({ example }) => example.id);
    await visit(file, {}, async (page) => {
      for (const tag of ['@flaky', '@<script>alert(1)</script>']) {
        await page.locator('#filter button', { hasText: tag }).click();
        const visible = (await examplesOn(page)).filter((example) => example.visible).map(({ id }) => id);
        assert.deepEqual(visible, tagged(tag));
        await page.getByRole('button', { name: 'Show all' }).click();
      }
      await page.locator('.example button.tag', { hasText: '@flaky' }).first().click();
      const visible = (await examplesOn(page)).filter((example) => example.visible);
      assert.equal(visible.length, tagged('@flaky').length);
    });
  });

  it('by both shows what is in both', async () => {
    const { file } = await fixture('outcomes');
    await visit(file, {}, async (page) => {
      await page.locator('#filter button', { hasText: '@flaky' }).click();
      await page.locator('#filter button[data-state=failed]').click();
      assert.match(await page.innerText('#filter [role=status]'), /^1 of /);
      assert.deepEqual(await page.locator('.example:visible h5 .name').allInnerTexts(), [
        'fails three times',
      ]);
    });
  });

  it('gives way where somebody goes to what it hides', async () => {
    const { file } = await fixture('outcomes');
    await visit(file, {}, async (page) => {
      await page.locator('#filter button[data-state=pending]').click();
      const row = page.locator('tr', { hasText: 'to the last cup' });
      assert.equal(await row.isVisible(), false);
      await page.keyboard.press('/');
      await page.keyboard.type('to the last cup');
      await page.keyboard.press('Enter');
      assert.equal(await row.isVisible(), true);
      assert.equal(await page.locator('#filter button[aria-pressed=true]').count(), 0);
    });
  });

  it('is not there where there is nothing to choose', async () => {
    const { file } = await fixture('green');
    await visit(file, {}, async (page) => assert.equal(await page.locator('#filter').isVisible(), false));
  });
});
