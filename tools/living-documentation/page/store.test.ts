import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import type { Content } from '../model';
import { storeOf } from './store';

const unpacked = (...contents: readonly Content[]) =>
  [...storeOf(contents)].map(({ text }) => {
    const [, first, count, packed = ''] =
      /data-first="(\d+)" data-count="(\d+)">([\w+/=]+)<\/script>/.exec(text) ?? [];
    return [Number(first), Number(count), inflateRawSync(Buffer.from(packed, 'base64')).toString()];
  });
const base64 = (text: string) => Buffer.from(text).toString('base64');
const written: Content = { kind: 'svg', mediaType: 'image/svg+xml', bytes: 6, text: '<svg>é</svg>' };
const sent: Content = { kind: 'svg', mediaType: 'image/svg+xml', bytes: 6, base64: base64('<svg>→</svg>') };
const words: Content = { kind: 'text', mediaType: 'text/plain', bytes: 5, text: 'words' };
const image: Content = { kind: 'image', mediaType: 'image/png', bytes: 3, base64: 'AAEC' };

describe('the store', () => {
  for (const [why, contents, expected] of [
    ['holds drawings, however they came', [written, sent], 's<svg>é</svg>\0s<svg>→</svg>'],
    ['holds images as they are', [image], 'bimage/png,AAEC'],
    ['leaves out what is shown as text', [words, image, words], '\0bimage/png,AAEC\0'],
    [
      'keeps contents apart, whatever is in them',
      [
        { ...sent, base64: base64('<svg>\0</svg>') },
        { ...written, text: 'a\0b' },
      ],
      `bimage/svg+xml,${base64('<svg>\0</svg>')}\0bimage/svg+xml,${base64('a\0b')}`,
    ],
  ] as const) {
    it(why, () => assert.deepEqual(unpacked(...contents), [[0, contents.length, expected]]));
  }
  it('is nothing where there is nothing to store', () => assert.deepEqual(unpacked(words, words), []));
  it('is in blocks that tell their contents', () => {
    const large = (letter: string): Content => ({ ...written, text: letter.repeat(200_000) });
    assert.deepEqual(
      unpacked(large('a'), words, large('b'), image).map(([first, count]) => [first, count]),
      [
        [0, 1],
        [1, 2],
        [3, 1],
      ],
    );
  });
});
