import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Model } from '../model';
import { modelOf } from '../model/testing/parts';
import type { Stage } from '../model/testing/staged-run';
import { textOf, valuesOf, written } from './testing/written';

const svg = (title: string) => ({
  body: `<svg width="9" height="9"><title>${title}</title></svg>`,
  mediaType: 'image/svg+xml',
});

function modelWith(feature: string, step: Stage['step']): Model {
  return modelOf({ 'features/some/file.feature': feature }, { step: step ?? (() => undefined) });
}

/** The rows of the page's Examples tables, each as its cells. */
function rowsOf(page: string): readonly (readonly string[])[] {
  return [...page.matchAll(/<tr id="row-[^>]*>([^]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[dh]\b[^>]*>([^]*?)<\/t[dh]>/g)].map(([, cell = '']) =>
      textOf(cell.replace(/<img[^>]*alt="([^"]*)"[^>]*>/g, '[$1]')).trim(),
    ),
  );
}

const outline = `Feature: f
  Rule: r
    Scenario Outline: <why>
      Given it scores <score>
      Examples: some
        | why   | score |
        | right | 8     |
        | wrong | 0     |
`;

describe('an outline', () => {
  const page = written(
    modelWith(outline, (text) => ({
      attach: [
        { ...svg(`before ${text}`), fileName: 'before.svg' },
        { ...svg(`after ${text}`), fileName: 'after.svg' },
      ],
      ...(text === 'it scores 0' && {
        status: 'FAILED',
        message: 'AssertionError: expected 12 to equal +0\n    + expected - actual\n\n    -12\n    +0\n',
      }),
    })),
  );
  it('is a table with a state and the pictures in each row', () =>
    assert.deepEqual(rowsOf(page), [
      ['passed', 'right', '8', '[before it scores 8.]', '[after it scores 8.]'],
      ['✗ failed', 'wrong', '0', '[before it scores 0.]', '[after it scores 0.]'],
    ]));
  it('tells its steps once, with the names of its columns', () => {
    assert.equal(page.split('>score</var>').length - 1, 1);
    assert.match(page, /<b class="keyword">Given <\/b>it scores <var>score<\/var>/);
  });
  it('that is named by a column has no heading of its own', () => assert.doesNotMatch(page, /<h5/));
  it('shows what fails, open, with step, line and both values', () => {
    const [notes = ''] = /<tr class="notes failed">[^]*?<\/tr>/.exec(page) ?? [];
    assert.match(
      textOf(notes),
      /Given it scores 0 features\/some\/file\.feature:4 , row in line 8 expected 0 was 12/,
    );
    assert.doesNotMatch(notes.slice(0, notes.indexOf('expected')), /<details/);
  });
  it('that fails is named above all else, with its reason', () => {
    const alarm = page.indexOf('1 example of 2 fails');
    assert.ok(alarm > 0 && alarm < page.indexOf('class="cards"'));
    assert.match(textOf(page), /✗ wrong Some › f expected 0, was 12/);
    assert.match(page, /<title>✗ /);
  });
});

describe('the message of an error', () => {
  const messageOf = (message: string) => {
    const page = written(
      modelWith('Feature: f\n  Example: e\n    Given x\n', () => ({ status: 'FAILED', message })),
    );
    return /<pre class="message">\n(?:<span class="soft">.*?<\/span>)?([^]*?)<\/pre>/.exec(page)?.[1];
  };
  it('is shown with all its lines', () =>
    assert.equal(messageOf('Error: one\ntwo\n\nthree'), 'one\ntwo\n\nthree'));
  it('is not shown twice where its values stand above it', () =>
    assert.equal(
      messageOf(
        'AssertionError: a reason\nExpected values to be strictly equal:\n\n12 !== 0\n\n    + expected - actual\n\n    -12\n    +0\n',
      ),
      'a reason',
    ));
});

describe('rows of an outline that lack the same step definition', () => {
  const page = written(modelWith(outline, () => ({ status: 'UNDEFINED' })));
  it('say so once', () => assert.equal(textOf(page).split('No step definition matches').length - 1, 1));
  it('are all marked', () =>
    assert.deepEqual(
      rowsOf(page).map(([state]) => state),
      ['? undefined', '? undefined'],
    ));
});

describe('pictures of what should be and what is', () => {
  const page = written(
    modelWith('Feature: f\n  Example: e\n    Given x\n', () => ({
      status: 'FAILED',
      message: 'Error: no',
      attach: [
        { ...svg('is'), fileName: 'actual.svg' },
        { ...svg('should'), fileName: 'expected.svg' },
        { ...svg('other'), fileName: 'other.svg' },
      ],
    })),
  );
  it('stand side by side where the step failed', () => {
    const [compared = ''] = /<dl class="values">[^]*?<\/dl>/.exec(page) ?? [];
    assert.deepEqual(valuesOf(compared, 'alt'), ['should.', 'is.']);
    assert.equal(textOf(compared).trim(), 'expected was');
  });
  it('do not stand among the others', () => {
    const gallery = page.slice(page.lastIndexOf('<div class="gallery">'));
    assert.deepEqual(valuesOf(gallery, 'alt'), ['other.']);
  });
});

describe('a table that is too long to lay out at once', () => {
  const rows = Array.from({ length: 230 }, (_, index) => `        | case ${index} | ${index} |\n`).join('');
  const page = written(
    modelWith(
      `Feature: f\n  Scenario Outline: <why>\n    Given <n>\n    Examples:\n        | why | n |\n${rows}`,
      undefined,
    ),
  );
  it('is cut into pieces of a hundred rows, all with its header and widths', () => {
    assert.equal(page.split('<div class="piece">').length - 1, 3);
    assert.equal(page.split('<th scope="col">why</th>').length - 1, 3);
    assert.equal(page.split('<colgroup>').length - 1, 3);
    assert.match(page, /<caption class="unseen">rows 201 to 230<\/caption>/);
  });
  it('has every row once', () => assert.equal(rowsOf(page).length, 230));
});

describe('languages', () => {
  const page = written(
    modelOf({
      'features/he.feature': '# language: he\nתכונה: חיבור\n  דוגמא: שתיים\n    בהינתן 1\n',
      'features/em.feature': '# language: em\n📚: 🙈\n  📕: 👯\n    😐x\n',
      'features/en.feature': 'Feature: f\n',
    }),
  );
  it('are told to the browser, with their direction', () =>
    assert.deepEqual(
      [...page.matchAll(/<article class="feature" id="[^"]*"( lang=[^>]*)? aria/g)].map(([, language]) =>
        language?.trim(),
      ),
      ['lang="he" dir="rtl"', 'lang="und" dir="ltr"', undefined],
    ));
  it('keep their keywords', () => assert.match(page, /<b class="keyword">בהינתן <\/b>/));
});

describe('what stopped a run', () => {
  it('is told with the line of the feature file', () => {
    const page = written(
      modelOf({ 'features/bad.feature': 'Feature: f\n  Example: e\n    Given x\n    Nonsense <b>\n' }),
    );
    assert.match(
      textOf(page),
      /A feature file cannot be read; nothing was run features\/bad\.feature:4 expected: .*'Nonsense <b>'/,
    );
    assert.match(page, /<span class="here"><i>4<\/i> {4}Nonsense &lt;b&gt;/);
  });
});

describe('an attachment of text', () => {
  const example = 'Feature: f\n  Rule: r\n    Example: e\n      Given it prints\n';
  const pageWith = (mediaType: string, body: string) =>
    written(modelWith(example, () => ({ attach: [{ body, mediaType }] })));

  for (const [mediaType, kind] of [
    ['text/plain', 'text'],
    ['text/x.cucumber.log+plain', 'a log'],
  ] as const) {
    it(`can be scrolled by keys before any script has run, where it may be too wide: ${kind}`, () => {
      assert.match(pageWith(mediaType, 'w'.repeat(41)), /<pre[^>]* tabindex="0">\s*w{41}/);
      assert.doesNotMatch(pageWith(mediaType, 'w'.repeat(40)), /<pre[^>]* tabindex="0">\s*w{40}/);
    });
  }
});
