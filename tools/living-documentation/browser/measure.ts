/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/** How long something took, in milliseconds. */
export interface Time {
  /** On the clock: what a person waits. Longer where other work keeps the machine busy. */
  readonly clock: number;
  /** Of processors, in the process of the page. */
  readonly processor: number;
}

/**
 * How long a page takes from its address to where its words can be read and it answers: it is there as a whole, its
 * script has run, and a frame with all of it is painted.
 * @param readable what is there once they can be read
 */
export async function openingTime(page: Page, address: string, readable = 'main'): Promise<Time> {
  await page.goto('about:blank');
  const before = await renderersOf(page);
  // The page itself looks at the clock: what a test tells it, and is told, takes time that nobody waits who reads.
  await page.addInitScript((selector) => {
    const look = () => {
      const isThere = document.readyState === 'complete' && document.querySelector(selector) !== null;
      // One frame is painted when the next one begins.
      requestAnimationFrame(isThere ? () => performance.mark('readable') : look);
    };
    look();
  }, readable);
  await page.goto(address);
  const clock = await page.evaluate(async () => {
    for (;;) {
      const [mark] = performance.getEntriesByName('readable');
      if (mark) return mark.startTime;
      await new Promise(requestAnimationFrame);
    }
  });
  const after = await renderersOf(page);
  const spent = [...after].map(([id, seconds]) => seconds - (before.get(id) ?? 0));
  return { clock, processor: 1000 * spent.reduce((sum, seconds) => sum + seconds, 0) };
}

/** Seconds of processors that each process has taken which shows pages. */
async function renderersOf(page: Page): Promise<ReadonlyMap<number, number>> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (!session) throw new Error('the page has no browser any more');
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return new Map(renderers.map(({ id, cpuTime }) => [id, cpuTime]));
}

/** Milliseconds from a key to the finds that it brings; the best of three, since other work only ever slows it down. */
export async function answerTime(page: Page, words: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    times.push(
      await page.evaluate(async (text) => {
        const input = document.querySelector<HTMLInputElement>('#search');
        if (!input) throw new Error('there is no search');
        input.value = text;
        const start = performance.now();
        input.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise(requestAnimationFrame);
        return performance.now() - start;
      }, words),
    );
  }
  return Math.min(...times);
}
