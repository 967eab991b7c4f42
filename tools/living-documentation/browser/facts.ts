/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { type Counts, type State, states } from '../model';

/** What the page shows of an example. */
export interface Shown {
  readonly id: string;
  readonly state: string;
  readonly visible: boolean;
}

/** All examples on the page, rows and others, as it marks them. */
export function examplesOn(page: Page): Promise<readonly Shown[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('table.examples > tbody > tr[id], section.example')].map(
      (element) => {
        const sign = element.querySelector(':scope > :is(h4, h5, .state) > :is(.sign, .ok)');
        return {
          id: element.id,
          // A sign says its word to everybody, or to those who cannot see it.
          state: sign?.getAttribute('aria-label') ?? sign?.textContent?.replace(/^\S\s+/, '') ?? '',
          visible: element.closest('[hidden]') === null,
        };
      },
    ),
  );
}

/** How many examples in each state the page shows. */
export async function countsOn(page: Page): Promise<Counts> {
  const shown = await examplesOn(page);
  const words: Partial<Record<State, string>> = { unknown: 'unproven', 'not-run': 'not run' };
  const counted = states.map((state) => [
    state,
    shown.filter((example) => example.state === (words[state] ?? state)).length,
  ]);
  return { ...Object.fromEntries(counted), total: shown.length } as Counts;
}

/** Lays out everything, also what a browser would lay out only when it is looked at. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** What sticks out of the window to the right, with its place in pixels; nothing where one need not scroll sideways. */
export function stickingOut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `the page is ${scrollWidth} pixels wide`,
      ...out
        .slice(-5)
        .map((element) => `${element.tagName} ${element.className}: ${element.outerHTML.slice(0, 120)}`),
    ];
  });
}

/** Where something stands in the window, in pixels. */
export async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return (await part.boundingBox()) ?? assert.fail('it is not to be seen');
}

/** Waits until a picture has been fetched and can be seen. */
export async function pictureShown(picture: Locator): Promise<void> {
  await picture.evaluate(async (image: HTMLImageElement) => {
    while (!(image.complete && image.naturalWidth > 0)) await new Promise(requestAnimationFrame);
  });
}
