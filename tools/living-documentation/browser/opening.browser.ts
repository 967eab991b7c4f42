import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { boxOf, countsOn, layOutAll, pictureShown, stickingOut } from './facts';
import { fixture, ownSpecs, type Profile, type Written } from './runs';
import { visit } from './visit';

const profiles: readonly Profile[] = ['green', 'outcomes', 'languages', 'unreadable'];
const subjects: readonly (readonly [string, () => Promise<Written>])[] = [
  ['the specs of this project', () => ownSpecs()],
  ...profiles.map((profile) => [`the run ${profile}`, () => fixture(profile)] as const),
];

describe('a page opens from disk, asks for nothing, and fits', () => {
  for (const [name, subject] of subjects) {
    for (const width of [1280, 390]) {
      it(`${name}, ${width} pixels wide`, async () => {
        const { file, model } = await subject();
        await visit(file, { width, dark: width === 390 }, async (page) => {
          await layOutAll(page);
          assert.deepEqual(await stickingOut(page), []);
          assert.deepEqual(await countsOn(page), model.counts);
          assert.ok((await page.title()).endsWith(await page.innerText('h1')));
        });
      });
    }
  }
});

describe('what is wrong stands above all else, and open', () => {
  it('examples that fail, with what was expected', async () => {
    const { file, model } = await fixture('outcomes');
    await visit(file, {}, async (page) => {
      const alarm = page.locator('.alarm').first();
      assert.ok((await boxOf(alarm)).y < 300, 'it is the first thing to see');
      assert.match(
        await alarm.innerText(),
        new RegExp(`^${model.counts.failed} examples of ${model.counts.total} fail`),
      );
      assert.match(await alarm.innerText(), /one cup too many[^\n]*\n+expected 600, was 400\n/);
      await alarm.getByRole('link', { name: 'one cup too many', exact: true }).click();
      const row = page.locator('tr.failed', { hasText: 'one cup too many' });
      const notes = page.locator('tr.failed:has-text("one cup too many") + tr.notes');
      assert.deepEqual(await Promise.all([row.isVisible(), notes.isVisible()]), [true, true]);
      const said = await notes.innerText();
      assert.match(said, /Then 600 ml should be left/);
      assert.match(said, /failures\.feature:8\b/);
      assert.match(said, /expected\s+600\s+was\s+400/);
      assert.deepEqual(await stickingOut(page), []);
    });
  });
  it('pictures of what should be and what is, side by side', async () => {
    const { file } = await fixture('outcomes');
    await visit(file, {}, async (page) => {
      const example = page.locator('section.example', { hasText: 'pictures of both' });
      await example.scrollIntoViewIfNeeded();
      const pictures = example.locator('.values img');
      await pictureShown(pictures.last());
      assert.deepEqual(
        await pictures.evaluateAll((images) => images.map((image) => image.getAttribute('alt'))),
        ['Tray. 3 cups.', 'Tray. 2 cups.'],
      );
      const [expected, actual] = await Promise.all([
        pictures.first().boundingBox(),
        pictures.last().boundingBox(),
      ]);
      assert.ok(expected && actual && expected.x + expected.width <= actual.x, 'they stand side by side');
    });
  });
  it('a feature file that cannot be read, with its place and its lines', async () => {
    const { file } = await fixture('unreadable');
    await visit(file, {}, async (page) => {
      const alarm = await page.innerText('.alarm');
      assert.match(alarm, /A feature file cannot be read/);
      assert.match(alarm, /unreadable\/broken\.feature:5/);
      assert.match(alarm, /Nobody knows <what> this line is/);
    });
  });
  it('a hook that stops the run', async () => {
    const [{ file }, { model }] = [await fixture('broken-hook'), await fixture('green')];
    await visit(file, { width: 390 }, async (page) => {
      assert.match(
        await page.innerText('.alarm'),
        /A hook of the whole run failed[^]*the stove is <b>cold<\/b>/,
      );
      assert.deepEqual(await stickingOut(page), []);
      const { total } = model.counts;
      assert.deepEqual(await countsOn(page), { ...model.counts, 'not-run': total, passed: 0 });
    });
  });
});
