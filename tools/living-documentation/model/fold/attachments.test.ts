import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Attachment, AttachmentContentEncoding } from '@cucumber/messages';
import { type Attached, Contents } from './attachments';

const { IDENTITY, BASE64 } = AttachmentContentEncoding;
const sent = (body: string, mediaType = 'image/svg+xml', contentEncoding = IDENTITY): Attached =>
  Object.assign(new Attachment(), { body, contentEncoding, mediaType });

/** The index of each content, in the order in which they were attached. */
function indicesOf(...attached: readonly Attached[]): readonly number[] {
  const contents = new Contents();
  return attached.map((each) => contents.attach(each, 0).content);
}

describe('contents', () => {
  const drawing = `<svg>${'<g/>'.repeat(300)}</svg>`;
  const changedAt = (index: number) => `${drawing.slice(0, index)}?${drawing.slice(index + 1)}`;
  it('are kept once', () => assert.deepEqual(indicesOf(sent('a'), sent('b'), sent('a')), [0, 1, 0]));
  it('are told apart, wherever they differ', () => {
    const all = [...drawing].map((_, index) => sent(changedAt(index)));
    const indices = indicesOf(...all, ...all);
    assert.equal(new Set(indices).size, all.length);
    assert.deepEqual(indices.slice(all.length), indices.slice(0, all.length));
  });
  it('are told apart by what they are sent as', () =>
    assert.deepEqual(
      indicesOf(sent('YQ=='), sent('YQ==', 'text/plain'), sent('YQ==', 'text/plain', BASE64), sent('YQ==')),
      [0, 1, 2, 0],
    ));
});
