import assert from 'node:assert/strict';
import { after } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { chromiumHere, howToGetIt, startBrowser } from './chromium';

/** How somebody looks at a page. */
export interface Setting {
  /** In CSS pixels; 1280 unless it says something else. */
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  readonly touch?: boolean;
  /** Whether the browser runs scripts; it does unless told not to. */
  readonly scripts?: boolean;
  /** Whether the page may read and write the clipboard. */
  readonly clipboard?: boolean;
  /** What follows the file in the address, with its `#`. */
  readonly hash?: string;
}

let browser: Promise<Browser> | undefined;
after(async () => (await browser)?.close());

/**
 * Opens a page as a file, and afterwards demands that it was quiet: no error or warning, nothing asked of
 * the network, no dialog, no other window.
 * @param look what is done with the page; it may look into what was not quiet so far, and expect it
 */
export async function visit<T>(
  file: string,
  setting: Setting,
  look: (page: Page, trouble: string[]) => Promise<T>,
): Promise<T> {
  const { context, trouble } = await watched(setting);
  try {
    const page = await context.newPage();
    await page.goto(`${pathToFileURL(file).href}${setting.hash ?? ''}`);
    const seen = await inTime(look(page, trouble));
    // Without scripts there are no frames to wait for.
    if (setting.scripts !== false) await inTime(settled(page));
    assert.deepEqual(trouble, [], 'the page is quiet');
    return seen;
  } finally {
    await context.close();
  }
}

/** Waits until what was begun has been painted. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** A browser that hangs would hang for ever. */
async function inTime<T>(look: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the visit took longer than two minutes')), 120_000);
  });
  try {
    return await Promise.race([look, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

async function watched(setting: Setting) {
  const { width = 1280, height, dark = false, touch = false, scripts = true, clipboard = false } = setting;
  const path = chromiumHere();
  if (path === undefined) throw new Error(howToGetIt);
  browser ??= startBrowser(path);
  const options: BrowserContextOptions = {
    viewport: { width, height: height ?? (width < 600 ? 844 : 900) },
    colorScheme: dark ? 'dark' : 'light',
    hasTouch: touch,
    javaScriptEnabled: scripts,
    reducedMotion: 'reduce',
    permissions: clipboard ? ['clipboard-read', 'clipboard-write'] : [],
    locale: 'en-GB',
  };
  const context = await (await browser).newContext(options);
  context.setDefaultTimeout(30_000);
  return { context, trouble: troubleIn(context) };
}

/** What a page that needs nobody must not do. */
function troubleIn(context: BrowserContext): string[] {
  const trouble: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) trouble.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => trouble.push(`error: ${String(error.error())}`));
  context.on('dialog', (dialog) => {
    trouble.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  let pages = 0;
  context.on('page', () => {
    if ((pages += 1) > 1) trouble.push('another window');
  });
  context.on('request', (request) => {
    const address = request.url();
    if (address.startsWith('blob:') || address.startsWith('data:')) return;
    if (address.startsWith('file:') && request.isNavigationRequest()) return;
    trouble.push(`request: ${address}`);
  });
  return trouble;
}
