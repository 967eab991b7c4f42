/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { layOutAll } from './facts';
import { fixture } from './runs';
import { visit } from './visit';

/** Opens everything that can be opened, and waits for all pictures. */
async function openAll(page: Page): Promise<void> {
  await layOutAll(page);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    // Before it is printed, the page shows all its pictures.
    window.dispatchEvent(new Event('beforeprint'));
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[data-content]')].every(
      ({ complete, src }) => complete && src,
    ),
  );
}

describe('hostile names, cells, errors and attachments', () => {
  it('run nothing and fetch nothing, whatever is opened', async () => {
    const { file } = await fixture('outcomes');
    await visit(file, {}, async (page) => {
      await openAll(page);
      assert.match(await page.title(), /The tea house$/);
      const found = await page.evaluate(() => ({
        elements: document.querySelectorAll(
          'main :is(iframe, object, embed, form, link, meta, style, base, script:not(.store))',
        ).length,
        handlers: [...document.querySelectorAll('*')].flatMap(({ attributes }) =>
          [...attributes].filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
        ),
        schemes: [
          ...new Set(
            [...document.querySelectorAll<HTMLElement>('[href], [src]')].map(
              (element) =>
                /^[a-z]+:|^/.exec(element.getAttribute('href') ?? element.getAttribute('src') ?? '')?.[0],
            ),
          ),
        ].sort(),
        controls: [...(document.body.textContent ?? '')].filter(
          (character) => character < ' ' && character !== '\n' && character !== '\t',
        ),
      }));
      assert.deepEqual(found, {
        elements: 0,
        handlers: [],
        schemes: ['', 'blob:', 'https:'],
        controls: [],
      });
    });
  });

  it('show as the text they are', async () => {
    const { file } = await fixture('outcomes');
    await visit(file, {}, async (page) => {
      await openAll(page);
      const text = await page.innerText('main');
      for (const words of [
        "<script>document.title = 'feature ran'</script> </script><img src=x onerror=",
        '<b>Bold?</b> <img src=x onerror=alert(1)>',
        '"><script>alert(1)</script>',
        'Decided. <iframe src="https://example.org"></iframe>',
        "<script>document.title = 'comment ran'</script>",
        '"quotes" & \'apostrophes\' & <tags> ${templates} {{mustaches}} --> <!-- ]]>',
        '</script></style></title>-->',
        '&lt;b&gt; &amp; &nbsp; &#60;',
        "</pre><script>document.title = 'doc string ran'</script>",
        'red and bold',
        'a log in green </script>',
        'a text </script><script>alert(1)</script>',
        'javascript:alert(1)',
        '"b": "</script>"',
        "<script>document.title = 'glossary ran'</script>",
      ])
        assert.ok(text.includes(words), words);
    });
  });

  it('as a drawing show as a picture, and run nothing even in a window of their own', async () => {
    const { file } = await fixture('outcomes');
    await visit(file, {}, async (page, trouble) => {
      await openAll(page);
      const drawing = page.locator('img[alt*="<drawing>"]');
      assert.equal(await drawing.getAttribute('alt'), 'A <drawing> & "script".');
      assert.ok(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth > 0));
      const [other] = await Promise.all([
        page.waitForEvent('popup'),
        drawing.evaluate((image: HTMLImageElement) => void window.open(image.src)),
      ]);
      await other.waitForLoadState();
      assert.equal(await other.evaluate(() => document.documentElement.tagName), 'svg');
      assert.equal(await other.title(), 'A <drawing> & "script"');
      assert.doesNotMatch(await page.title(), /ran/);
      // The policy of the page holds for what it opens, and says so.
      const stopped = trouble.splice(0).filter((complaint) => complaint !== 'another window');
      assert.ok(stopped.length >= 2);
      for (const complaint of stopped) assert.match(complaint, /Content Security Policy/);
    });
  });

  it('are saved as what they are, and opened by nobody', async () => {
    const { file } = await fixture('outcomes');
    await visit(file, {}, async (page) => {
      await openAll(page);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save paper.pdf' }).click(),
      ]);
      assert.equal(download.suggestedFilename(), 'paper.pdf');
      assert.equal(readFileSync(await download.path(), 'utf8'), '%PDF-1.4');
      assert.match(download.url(), /^blob:/);
    });
  });
});
