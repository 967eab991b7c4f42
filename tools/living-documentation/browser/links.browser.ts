import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { examplesIn } from '../model';
import { at, only } from '../model/testing/parts';
import { boxOf } from './facts';
import { fixture, ownSpecs, pageOfFiles } from './runs';
import { settled, visit } from './visit';

/** What somebody sees who opens the page at this link. */
async function arrivedAt(file: string, hash: string): Promise<string> {
  return visit(file, { hash }, async (page) => {
    await settled(page);
    const arrived = page.locator('.arrived');
    assert.equal(await arrived.count(), 1, `${hash} is a part of the page`);
    const { y } = await boxOf(arrived);
    assert.ok(y >= 0 && y < 850, `${hash} stands at ${y}`);
    return arrived.innerText();
  });
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describe('a link', () => {
  for (const [what, selector] of [
    ['a rule', '.rule h4'],
    ['a row', 'table.examples tbody tr[id]'],
    ['an example', 'section.example h5'],
    ['a feature', '.feature h3'],
  ] as const) {
    it(`to ${what} is copied by a click, and leads back there`, async () => {
      const { file } = await fixture('outcomes');
      const [hash, text] = await visit(file, { clipboard: true }, async (page) => {
        const part = page.locator(selector).last();
        await part.scrollIntoViewIfNeeded();
        await part.hover();
        await part.locator('a.permalink').click();
        assert.equal(await page.innerText('.note'), 'Link copied');
        const link = await copied(page);
        assert.equal(link, page.url());
        return [new URL(link).hash, await page.locator('.arrived').innerText()];
      });
      assert.equal(await arrivedAt(file, hash), text);
    });
  }

  it('to a row far below leads there, although the page above is laid out only when it is looked at', async () => {
    const { file, model } = await ownSpecs();
    const rows = [...examplesIn(model.folders)].flatMap(({ example }) =>
      'cells' in example ? [example] : [],
    );
    const last = at(rows, rows.length - 1);
    const seen = await arrivedAt(file, `#${last.id}`);
    for (const cell of last.cells) assert.ok(seen.includes(cell), `${seen} has ${cell}`);
  });

  it('still leads to the same rule and row when everything is in another order, and more has been added', async () => {
    const rows = ['| one | 1 |', '| two | 2 |', '| three | 3 |'];
    const rule = (name: string, table: readonly string[]) => [
      `  Rule: ${name}`,
      '    Scenario Outline: <why>',
      `      Then it is <number>`,
      '      Examples:',
      ...['| why | number |', ...table].map((row) => `        ${row}`),
      '    Example: as ever',
      '      Then it is so',
    ];
    const feature = (name: string, ...rules: readonly (readonly string[])[]) =>
      [`Feature: ${name}`, ...rules.flat()].join('\n');
    const before = pageOfFiles('links-before', {
      'features/game/a.feature': feature('Apples', rule('numbers count', rows), rule('others do, too', rows)),
      'features/game/b.feature': feature('Pears', rule('numbers count', rows)),
      'features/other/a.feature': feature('Apples', rule('numbers count', rows)),
    });
    const turned = [...rows, '| four | 4 |'].reverse();
    const later = pageOfFiles('links-after', {
      'features/new/c.feature': feature('Plums', rule('numbers count', turned)),
      'features/other/a.feature': feature('Apples', rule('numbers count', turned)),
      'features/game/c.feature': feature('Cherries', rule('numbers count', turned)),
      'features/game/b.feature': feature('Pears', rule('numbers count', turned)),
      'features/game/a.feature': feature(
        'Apples',
        rule('a new one', turned),
        rule('others do, too', turned),
        rule('numbers count', turned),
      ),
    });
    const parts = (file: string) =>
      visit(file, {}, (page) =>
        page.evaluate(() =>
          [...document.querySelectorAll('.rule, tr[id], section.example')].map((part) => {
            const around = [...document.querySelectorAll('.folder, .feature, .rule')].filter(
              (outer) => outer !== part && outer.contains(part),
            );
            const names = around.map((outer) => outer.querySelector('.name')?.textContent);
            return {
              id: part.id,
              says: [
                ...names,
                part.matches('.rule')
                  ? part.querySelector('.name')?.textContent
                  : [...part.childNodes].map(({ textContent }) => textContent?.replace(/ #$/, '')).join(' '),
              ],
            };
          }),
        ),
      );
    const after = new Map((await parts(later.file)).map(({ id, says }) => [id, says]));
    const known = await parts(before.file);
    assert.equal(known.length, 4 * (1 + rows.length + 1));
    for (const { id, says } of known) assert.deepEqual(after.get(id), says);
    const { id } = at(
      known.filter(({ says }) => says.at(-1)?.includes('three')),
      0,
    );
    assert.equal(await arrivedAt(later.file, `#${id}`), await arrivedAt(before.file, `#${id}`));
  });

  it('inside the page can be taken back', async () => {
    const { file } = await fixture('outcomes');
    await visit(file, {}, async (page) => {
      await page.locator('.alarm a').first().click();
      const first = page.url();
      await page.locator('.alarm a').nth(2).click();
      assert.notEqual(page.url(), first);
      await page.goBack();
      assert.equal(page.url(), first);
      await settled(page);
      const { y } = await boxOf(page.locator('.arrived'));
      assert.ok(y >= 0 && y < 850, `it stands at ${y}`);
    });
  });

  it('to something that is no longer there leads to the page', async () => {
    const { file } = await fixture('green');
    for (const hash of ['#gone', '#%E0%A4%A', '#a b"><script>'])
      await visit(file, { hash }, async (page) => assert.equal(await page.evaluate(() => scrollY), 0));
  });
});

describe('copy buttons', () => {
  it('copy the suggested code as it is', async () => {
    const { file, model } = await fixture('outcomes');
    await visit(file, { clipboard: true }, async (page) => {
      const example = page.locator('section.example.undefined');
      const button = example.getByRole('button', { name: 'Copy' }).first();
      await button.click();
      assert.equal(await page.innerText('.note'), 'Copied');
      const { id } = only(model.notGreen.filter(({ name }) => name === 'undefined'));
      assert.equal(await example.getAttribute('id'), id);
      assert.match(
        await copied(page),
        /^When\('I stir \{int\} times with \{string\}', function \(int, string\) \{\n/,
      );
      assert.equal(await copied(page), await example.locator('code').first().textContent());
    });
  });
  it('say so where the browser does not let them', async () => {
    const { file } = await fixture('outcomes');
    await visit(file, {}, async (page) => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        Object.defineProperty(document, 'execCommand', { value: () => false });
      });
      await page.locator('button.copy').first().click();
      assert.equal(await page.innerText('.note'), 'This browser does not let the page copy');
    });
  });
});
