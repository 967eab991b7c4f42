import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { startBrowser } from '../browser/chromium';
import { answerTime, openingTime } from '../browser/measure';

/** How a document opens, in milliseconds; what is absent did not happen within a minute. */
export interface Opening {
  readonly clock?: number;
  readonly processor?: number;
  /** From a key to the finds it brings. */
  readonly answer?: number;
}

/** Opens both documents of a run in fresh windows, each several times; of each figure the least counts. */
export async function openings(
  chromium: string,
  ours: string,
  stock: string,
): Promise<Record<'ours' | 'stock', Opening>> {
  const browser = await startBrowser(chromium);
  try {
    return {
      ours: await opening(browser, ours, 'main', (page) => answerTime(page, 'case')),
      // It says nothing before its script has drawn everything.
      stock: await opening(browser, stock, '#content > *'),
    };
  } finally {
    await browser.close();
  }
}

async function opening(
  browser: Browser,
  file: string,
  readable: string,
  ask?: (page: Page) => Promise<number>,
): Promise<Opening> {
  const seen: Opening[] = [];
  for (let round = 0; round < 3; round += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(60_000);
    try {
      const time = await openingTime(page, pathToFileURL(file).href, readable);
      seen.push({ ...time, ...(ask && { answer: await ask(page) }) });
    } catch {
      // It did not open in a minute, or the browser gave it up: once more would be the same.
      break;
    } finally {
      await page.close();
    }
  }
  const leastOf = (figures: readonly (number | undefined)[]) => {
    const known = figures.filter((figure) => figure !== undefined);
    return known.length > 0 ? Math.min(...known) : undefined;
  };
  const [clock, processor, answer] = [
    leastOf(seen.map((each) => each.clock)),
    leastOf(seen.map((each) => each.processor)),
    leastOf(seen.map((each) => each.answer)),
  ];
  return {
    ...(clock !== undefined && { clock }),
    ...(processor !== undefined && { processor }),
    ...(answer !== undefined && { answer }),
  };
}
