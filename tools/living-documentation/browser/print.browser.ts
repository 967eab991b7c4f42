/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { at } from '../model/testing/parts';
import { fixture, ownSpecs } from './runs';
import { visit } from './visit';

/** What could be seen at the moment of printing. */
interface Printed {
  readonly folders: number;
  readonly pictures: number;
  /** Pictures that could not be seen yet. */
  readonly waiting: number;
}

/** Notes what can be seen at the moment of printing, and prints nothing. */
async function watchPrinting(page: Page): Promise<void> {
  await page.evaluate(() => {
    const printed: Printed[] = [];
    Object.assign(window, {
      printed,
      print() {
        const part = document.querySelector('.printed') ?? document;
        const pictures = [...part.querySelectorAll<HTMLImageElement>('img[data-content]')];
        printed.push({
          folders: document.querySelectorAll('html:not(.partly) .folder, html.partly .folder.printed').length,
          pictures: pictures.length,
          waiting: pictures.filter((image) => !(image.complete && image.naturalWidth > 0)).length,
        });
        window.dispatchEvent(new Event('afterprint'));
      },
    });
  });
}

async function printed(page: Page): Promise<Printed> {
  const handle = await page.waitForFunction(
    () => (window as unknown as { printed: readonly Printed[] }).printed[0],
  );
  return (await handle.jsonValue()) ?? assert.fail('nothing was printed');
}

describe('on paper', () => {
  it('there is what is to be read, and nothing to click', async () => {
    const { file } = await fixture('outcomes');
    await visit(file, { dark: true }, async (page) => {
      await page.emulateMedia({ media: 'print' });
      const seen = (selector: string) => page.locator(`${selector} >> visible=true`).count();
      for (const selector of [
        '.bar',
        '.contents',
        '#filter',
        'button.copy',
        'button.print',
        '.permalink',
        'button.save',
      ])
        assert.equal(await seen(selector), 0, selector);
      for (const selector of ['h1', '.alarm', '.card', '.rule', 'table.examples', '.glossary'])
        assert.ok((await seen(selector)) > 0, selector);
      const [ink, paper] = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body);
        return [color, backgroundColor];
      });
      assert.deepEqual(
        [ink, paper],
        ['rgb(17, 17, 17)', 'rgb(255, 255, 255)'],
        'dark schemes are for screens',
      );
    });
  });

  it('a part of the page is printed alone, with all its pictures', async () => {
    const { file, model } = await ownSpecs();
    const smallest = at(
      [...model.folders].sort((one, other) => one.counts.total - other.counts.total),
      0,
    );
    await visit(file, {}, async (page) => {
      await watchPrinting(page);
      await page.locator(`button.print[data-print="${smallest.id}"]`).click();
      const { folders, waiting, pictures } = await printed(page);
      assert.deepEqual({ folders, waiting }, { folders: 1, waiting: 0 });
      assert.ok(pictures > 20, `${pictures} pictures`);
      assert.equal(
        await page.locator('html.partly, .printed').count(),
        0,
        'afterwards everything is there again',
      );
    });
  });

  it('the keys for printing wait for all pictures', async () => {
    const { file } = await fixture('outcomes');
    await visit(file, {}, async (page) => {
      await watchPrinting(page);
      await page.keyboard.press('Control+p');
      const { waiting, folders } = await printed(page);
      // One of its drawings is broken and will never be seen.
      assert.deepEqual({ waiting, folders }, { waiting: 1, folders: 1 });
    });
  });

  it('tables keep their heads, and the page becomes a document of several sheets', async () => {
    const { file } = await fixture('outcomes');
    await visit(file, {}, async (page) => {
      const pdf = await page.pdf({ format: 'A4' });
      writeFileSync(file.replace(/\.html$/, '.pdf'), pdf);
      const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      assert.ok(sheets >= 3 && sheets <= 20, `${sheets} sheets`);
    });
  });
});
