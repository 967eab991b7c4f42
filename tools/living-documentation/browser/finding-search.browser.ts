import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { examplesIn } from '../model';
import { boxOf } from './facts';
import { fixture, ownSpecs } from './runs';
import { settled, visit } from './visit';

const finds = (page: Page) => page.getByRole('option').allInnerTexts();

/** Types into the search as a person does who has just come. */
async function search(page: Page, words: string): Promise<readonly string[]> {
  await page.keyboard.press('/');
  await page.keyboard.type(words);
  return (await finds(page)).map((find) => find.replace(/\s+/g, ' '));
}

describe('the search', () => {
  for (const [what, words, first] of [
    ['a rule', 'holds a litre', /^Rule A pot holds a litre/],
    ['an example by its name', 'in the middle', /^Example (✗ failed )?in the middle/],
    ['a row', 'to the last cup', /^Example to the last cup · 5 · 0/],
    ['a row by several of its cells', 'two 600', /^Example two cups · 2 · 600/],
    ['a step', 'lumps of sugar', /^Step When I add lumps lumps of sugar/],
    ['a word of the glossary', 'pot', /^Glossary pot/],
    ['a word of the glossary by its other names', 'kettle', /^Glossary pot/],
    ['a feature', 'serving', /^Feature Serving/],
    ['whatever the case', 'SERVING', /^Feature Serving/],
    ['nothing where there is nothing', 'xyzzy', undefined],
  ] as const) {
    it(`finds ${what}`, async () => {
      const { file } = await fixture('outcomes');
      await visit(file, {}, async (page) => {
        const found = await search(page, words);
        if (first) assert.match(found[0] ?? '', first);
        else {
          assert.deepEqual(found, []);
          assert.match(await page.innerText('#finds'), /Nothing found/);
        }
      });
    });
  }

  it('finds words of every language, with or without their accents', async () => {
    const { file } = await fixture('languages');
    await visit(file, {}, async (page) => {
      assert.match((await search(page, 'zusammenzahlen'))[0] ?? '', /Zusammenzählen/);
      for (const words of ['二つの数の和', 'خطأ مقصود', 'שתי כוסות', '☕']) {
        await page.keyboard.press('Escape');
        await page.fill('#search', words);
        assert.ok((await finds(page)).length > 0, words);
      }
    });
  });

  it('finds rows of this project by their values, written with or without what separates them', async () => {
    const { file, model } = await ownSpecs();
    const rows = [...examplesIn(model.folders)].flatMap(({ example }) => {
      const value = 'cells' in example ? example.cells.find((cell) => /^\d(,\d){4}$/.test(cell)) : undefined;
      return value === undefined ? [] : [{ value, id: example.id }];
    });
    const asked = rows.filter((_, index) => index % Math.ceil(rows.length / 6) === 0);
    assert.ok(asked.length >= 4);
    await visit(file, {}, async (page) => {
      await page.keyboard.press('/');
      for (const { value } of asked) {
        for (const words of [value, value.replaceAll(',', '')]) {
          await page.fill('#search', words);
          assert.ok((await finds(page))[0]?.includes(value), `${words} finds ${value}`);
        }
      }
    });
  });

  it('is led by keys: arrows choose, round the ends, Enter goes, Escape closes, empties and leaves', async () => {
    const { file } = await fixture('outcomes');
    await visit(file, {}, async (page) => {
      const input = page.getByRole('combobox');
      const chosen = async () => {
        const id = await input.getAttribute('aria-activedescendant');
        const selected = page.locator('[role=option][aria-selected=true]');
        assert.equal(await selected.getAttribute('id'), id);
        return selected.innerText();
      };
      const found = await search(page, 'cup');
      assert.ok(found.length > 3);
      assert.equal(await input.getAttribute('aria-expanded'), 'true');
      const first = await chosen();
      await page.keyboard.press('ArrowUp');
      const last = await chosen();
      await page.keyboard.press('ArrowDown');
      assert.equal(await chosen(), first);
      assert.notEqual(last, first);

      await page.keyboard.press('Escape');
      assert.equal(await page.getByRole('listbox').isVisible(), false);
      assert.equal(await input.inputValue(), 'cup');
      await page.keyboard.press('Escape');
      assert.equal(await input.inputValue(), '');
      await page.keyboard.press('Escape');
      assert.equal(await input.evaluate((element) => element === document.activeElement), false);

      await search(page, 'to the last cup');
      await page.keyboard.type('/');
      assert.equal(await input.inputValue(), 'to the last cup/', 'in the search a slash is a slash');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Enter');
      await settled(page);
      const row = page.locator('tr', { hasText: 'to the last cup' });
      assert.equal(new URL(page.url()).hash, `#${await row.getAttribute('id')}`);
      assert.equal(await row.evaluate((element) => element === document.activeElement), true);
      const { y } = await boxOf(row);
      assert.ok(y > 0 && y < 900, `it stands at ${y}`);
      assert.equal(await page.getByRole('listbox').isVisible(), false);
    });
  });

  it('goes where a find is clicked', async () => {
    const { file } = await fixture('outcomes');
    await visit(file, { width: 390, touch: true }, async (page) => {
      await page.getByRole('combobox').tap();
      await page.keyboard.type('lumps');
      await page.getByRole('option').first().tap();
      await settled(page);
      assert.notEqual(new URL(page.url()).hash, '');
      assert.equal(await page.getByRole('listbox').isVisible(), false);
    });
  });

  it('counts what it has found, for those who cannot see it', async () => {
    const { file } = await fixture('outcomes');
    await visit(file, {}, async (page) => {
      const { length } = await search(page, 'lumps');
      assert.equal(await page.innerText('.search [role=status]'), `${length} found`);
    });
  });
});
