import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Content } from '../model';
import { only } from '../model/testing/parts';
import { storeOf } from './store';
import { unpacked } from './testing/unpacked';

/** For each block the index of its first content, and its contents. */
const stored = (contents: readonly Content[]) =>
  [...storeOf(contents)].map(({ text }) => {
    const [, first, count, bytes, packed = ''] =
      /data-first="(\d+)" data-count="(\d+)" data-bytes="(\d+)">([\w+/=]+)<\/script>/.exec(text) ?? [];
    const inside = unpacked(packed, Number(bytes));
    assert.equal(inside.length, Number(count));
    return [Number(first), inside] as const;
  });
const base64 = (text: string) => Buffer.from(text).toString('base64');
const written: Content = { kind: 'svg', mediaType: 'image/svg+xml', bytes: 6, text: '<svg>é</svg>' };
const sent: Content = { kind: 'svg', mediaType: 'image/svg+xml', bytes: 6, base64: base64('<svg>→</svg>') };
const words: Content = { kind: 'text', mediaType: 'text/plain', bytes: 5, text: 'words' };
const image: Content = { kind: 'image', mediaType: 'image/png', bytes: 3, base64: 'AAEC' };

describe('the store', () => {
  for (const [why, contents, expected] of [
    [
      'holds drawings, however they came',
      [written, sent],
      [
        ['image/svg+xml', '<svg>é</svg>'],
        ['image/svg+xml', '<svg>→</svg>'],
      ],
    ],
    ['holds images as they are', [image], [['image/png', '\0\x01\x02']]],
    [
      'leaves out what is shown as text',
      [words, image, words, written],
      [
        ['', ''],
        ['image/png', '\0\x01\x02'],
        ['', ''],
        ['image/svg+xml', '<svg>é</svg>'],
      ],
    ],
  ] as const) {
    it(why, () => assert.deepEqual(stored(contents), [[0, expected]]));
  }
  it('has room for very many that it leaves out', () => {
    const many = Array.from({ length: 300_000 }, () => words);
    const [, inside] = only(stored([...many, written]));
    assert.deepEqual([inside.length, inside.at(-1)], [300_001, ['image/svg+xml', '<svg>é</svg>']]);
  });
  it('is nothing where there is nothing to store', () => assert.deepEqual(stored([words, words]), []));
  it('is in blocks that tell their contents', () => {
    const large = (letter: string): Content => ({ ...written, text: letter.repeat(200_000) });
    assert.deepEqual(
      stored([large('a'), words, large('→'), image]).map(([first, inside]) => [
        first,
        ...inside.map(([type, { length }]) => `${length} of ${type}`),
      ]),
      [
        [0, '200000 of image/svg+xml'],
        [1, '0 of ', '200000 of image/svg+xml'],
        [3, '3 of image/png'],
      ],
    );
  });
});
