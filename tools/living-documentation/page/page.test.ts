import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { runOfManyRows } from '../bench/many-rows';
import { type Model, readModel, startFold } from '../model';
import { samples } from '../model/testing/compatibility-kit';
import { modelOf } from '../model/testing/parts';
import type { Stage } from '../model/testing/staged-run';
import { unpacked } from './testing/unpacked';
import { insides, readable, tagsIn, textOf, valuesOf, written } from './testing/written';

/** A run with a word in every place that a word can have. */
function everywhere(word: string): Model {
  const line = word.replaceAll('\n', ' ');
  const cell = line.replaceAll('\\', '\\\\').replaceAll('|', '\\|');
  const text = `Feature: ${line}
  Text ${line}

  > Quotation ${line}
  > -- ${line}

  Decided: ${line}

  # ${line}
  Background: ${line}
    Given a step ${line}

  Rule: ${line}
    Text ${line}

    Scenario Outline: <why> ${line}
      When it is <value> ${line}
      # ${line}
      Examples: ${line}
        | why | value |
        | ${cell} | x |

    Example: ${line}
      When it fails ${line}
        """
        ${line}
        """
    Example: table ${line}
      When it shows ${line}
        | ${cell} |
`;
  const stage: Stage = {
    definitions: [/^a step /, /^it is /, /^it fails (.*)$/, /^it shows /],
    step: (step) => {
      if (step.startsWith('it fails'))
        return { status: 'FAILED', message: `Error: ${word}\n    at ${line} (x.ts:1:2)` };
      if (!step.startsWith('it shows')) return undefined;
      const attach = [
        'text/plain',
        'application/json',
        'text/uri-list',
        'text/x.cucumber.log+plain',
        'image/svg+xml',
        'video/mp4',
        'application/pdf',
      ];
      return { attach: attach.map((mediaType) => ({ body: word, mediaType, fileName: line })) };
    },
  };
  const model = modelOf({ 'features/some/file.feature': text }, stage, {
    glossary: `- **${line}**: ${line}\n- **step**: ${line}\n`,
    notesFor: () => ({ title: line, sentence: line, about: `- Document: ${line}` }),
  });
  assert.deepEqual([model.counts.failed, model.counts.passed, model.contents.length], [1, 2, 7]);
  return model;
}

const controls = /[^\P{Cc}\t\r\n]/u;

describe('words of others', () => {
  const harmless = tagsIn(written(everywhere('`code` *x* https://example.org  x')));
  for (const word of [
    '<script>alert(1)</script>',
    '</script><script>alert(1)</script>',
    '</style></title></textarea></pre></svg>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '" onmouseover="alert(1)" x="',
    '<!-- ]]> --> <![CDATA[',
    '&lt;script&gt; &#60;b&#62; &amp;',
    '${alert(1)} {{alert(1)}} <%= 1 %>',
    '\u001b[31mred\u001b[39m \u0000 \u0007',
    '\u202ereversed\u202c \u2028 \ud800',
  ]) {
    it(`${JSON.stringify(word)} show as text, wherever they stand`, () => {
      const page = written(everywhere(word), { title: word });
      assert.deepEqual(
        [...tagsIn(page)].filter((tag) => !harmless.has(tag)),
        [],
      );
      assert.doesNotMatch(readable(page), controls);
      const seen = stripVTControlCharacters(word).trim();
      if (!controls.test(seen) && !/[&\u2028\ud800]/.test(seen)) assert.ok(textOf(page).includes(seen));
    });
  }
  it('in addresses lead nowhere', () => {
    const page = written(everywhere('[x](javascript:alert(1)) javascript:alert(1)'));
    const links = [...valuesOf(page, 'href'), ...valuesOf(page, 'src')];
    assert.ok(links.length > 5);
    assert.deepEqual(
      links.filter((link) => !/^(#|https:)/.test(link)),
      [],
    );
  });
  it('in addresses of the project lead nowhere else', () => {
    const page = written(everywhere('x'), { sources: '..' });
    assert.ok(valuesOf(page, 'href').includes('../features/some/file.feature'));
  });
});

describe('the policy of the page', () => {
  const page = written(everywhere('x'));
  const policy = valuesOf(page, 'content')[0] ?? '';
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  it('allows nothing but its own style, its own script, and pictures it unpacks itself', () => {
    const scripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => hash(text));
    assert.equal(scripts.length, 2);
    assert.deepEqual(policy.split('; '), [
      "default-src 'none'",
      'img-src blob:',
      'media-src blob:',
      `style-src ${insides(page, 'style').map(hash).join(' ')}`,
      `script-src ${scripts.join(' ')}`,
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });
  it('comes before everything it is about', () =>
    assert.ok(page.indexOf('Content-Security-Policy') < page.indexOf('<style')));
  it('has no handlers and no styles in attributes to fear for', () =>
    assert.doesNotMatch(readable(page), /\s(on[a-z]+|style)=/));
  it('has scripts that never write markup', () =>
    assert.doesNotMatch(
      insides(page, 'script').join(''),
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|new Function/,
    ));
});

describe('pictures', () => {
  const svg = (words: string) => `<svg width="9" height="9"><title>${words}</title></svg>`;
  const page = written(
    modelOf(
      {
        'features/some/file.feature':
          'Feature: f\n  Example: a\n    Given one\n  Example: b\n    Given one\n    And two\n',
      },
      {
        step: (text) => ({
          attach: [
            { body: svg(text), mediaType: 'image/svg+xml' },
            { body: 'words', mediaType: 'text/plain' },
          ],
        }),
      },
    ),
  );
  it('are stored once, and nothing else is', () => {
    const blocks = [...page.matchAll(/ data-bytes="(\d+)">([\w+/]+=*)<\/script>/g)];
    assert.deepEqual(
      blocks.map(([, bytes, packed = '']) => unpacked(packed, Number(bytes)).map(([, text]) => text)),
      [[svg('one'), '', svg('two')]],
    );
  });
  it('stand where they were attached, with their words', () =>
    assert.deepEqual(
      [...page.matchAll(/<img data-content="(\d+)" width="9" height="9" alt="(\w+)\.">/g)].map((match) =>
        match.slice(1, 3),
      ),
      [
        // First on the card.
        ['0', 'one'],
        ['0', 'one'],
        ['0', 'one'],
        ['2', 'two'],
      ],
    ));
});

describe('every sample of the compatibility kit', () => {
  for (const { name, file } of samples()) {
    it(name, async () => {
      const model = await readModel(file);
      const page = written(model);
      assertLinks(page);
      for (const { name: example } of model.notGreen)
        assert.ok(textOf(page).includes(example.replace(/\s+/g, ' ')));
    });
  }
});

describe('a run of many rows', () => {
  const rows = 3000;
  const fold = startFold();
  for (const envelope of runOfManyRows(rows)) fold.add(envelope);
  const page = written(fold.model());
  it('takes little more than its words and pictures', () =>
    assert.ok(page.length < rows * 600 + 200_000, String(page.length)));
  it('has every row', () => assert.equal([...page.matchAll(/<tr id="row-/g)].length, rows));
  it('can be linked to in every place', () => assertLinks(page));
});

/** Every id is there once, and every link inside the page leads to one. */
function assertLinks(page: string): void {
  const ids = valuesOf(page, 'id');
  const known = new Set(ids);
  assert.equal(known.size, ids.length);
  const links = valuesOf(page, 'href').filter((link) => link.startsWith('#'));
  assert.deepEqual(
    links.filter((link) => !known.has(link.slice(1))),
    [],
  );
  for (const id of valuesOf(page, 'aria-labelledby')) assert.ok(known.has(id));
}
