import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { describe, it } from 'node:test';
import { runOfManyRows } from '../bench/many-rows';
import { boxOf, pictureShown } from './facts';
import { answerTime, openingTime } from './measure';
import { pageOfMessages } from './runs';
import { settled, visit } from './visit';

const rows = 20_000;

describe('20,000 rows with a picture each', () => {
  const page = pageOfMessages('many-rows', runOfManyRows(rows));

  it('take a file of at most 25 MB', () => {
    const { size } = statSync(page.file);
    assert.ok(size <= 25e6, `${(size / 1e6).toFixed(1)} MB`);
  });

  it('open within five seconds, and find within 200 ms', async () => {
    await visit(page.file, {}, async (tab) => {
      const { processor } = await openingTime(tab, tab.url());
      assert.ok(processor <= 5000, `opened with ${processor} ms of the processor`);
      assert.equal(await tab.locator('table.examples > tbody > tr[id]').count(), rows);
      for (const words of ['case 19999', 'two pairs', '1,2,3', 'xyzzy', 'e']) {
        const milliseconds = await answerTime(tab, words);
        assert.ok(milliseconds <= 200, `"${words}" was answered after ${milliseconds} ms`);
      }
    });
  });

  it('are a page like others: the last row is found, seen with its picture, and linked', async () => {
    await visit(page.file, {}, async (tab) => {
      await tab.keyboard.press('/');
      await tab.keyboard.type('case 19999 of');
      await tab.keyboard.press('Enter');
      await settled(tab);
      const row = tab.locator('.arrived');
      assert.match(await row.innerText(), /case 19999 of all/);
      const { y } = await boxOf(row);
      assert.ok(y > 0 && y < 900, `it stands at ${y}`);
      await pictureShown(row.locator('img'));
      const { hash } = new URL(tab.url());
      assert.equal(hash, `#${(await row.getAttribute('id')) ?? ''}`);
    });
  });
});
