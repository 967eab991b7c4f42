import { deflateRawSync } from 'node:zlib';
import type { Content } from '../model';
import { markup, type Html } from './html';

/** About so many characters are packed together: little enough to unpack in a moment, enough to pack well. */
const blockSize = 192 * 1024;

/** More than this is packed in less time and a little worse: it took long enough to come about. */
const much = 4e6;

/**
 * The contents that the page shows as pictures or offers to save, packed once however often they are shown.
 * They are data for the page's script, and for nobody else: base64 of what is deflated cannot end its element.
 *
 * A block is a text, its contents parted by U+0000: nothing, where a content is not needed; `s` and an SVG; or `b`,
 * a media type, a comma and base64.
 */
export function* storeOf(contents: readonly Content[]): Generator<Html> {
  const level = contents.reduce((sum, { bytes }) => sum + bytes, 0) > much ? 1 : 9;
  const block = new Block();
  let first = 0;
  for (const [index, content] of contents.entries()) {
    if (index > first) block.add('\0');
    addTo(block, content);
    if (block.length < blockSize && index < contents.length - 1) continue;
    // Whatever is longer than its partings holds something.
    if (block.length > index - first) yield elementOf(block, first, index + 1 - first, level);
    block.cutAt(0);
    first = index + 1;
  }
}

/** A text that grows in one place: put together as a string, each block would be made several times over. */
class Block {
  #buffer = Buffer.alloc(2 * blockSize);
  length = 0;

  add(text: string, encoding: 'utf8' | 'base64' = 'utf8'): void {
    // A UTF-16 unit takes three bytes at most.
    const needed = this.length + 3 * text.length;
    if (needed > this.#buffer.length) {
      const larger = Buffer.alloc(2 * needed);
      this.#buffer.copy(larger, 0, 0, this.length);
      this.#buffer = larger;
    }
    this.length += this.#buffer.write(text, this.length, encoding);
  }

  /** Whether something that parts contents stands from here on. */
  isPartedFrom(start: number): boolean {
    return this.#buffer.subarray(start, this.length).includes(0);
  }

  cutAt(length: number): void {
    this.length = length;
  }

  /** Deflated, in base64. */
  packed(level: number): string {
    return deflateRawSync(this.#buffer.subarray(0, this.length), { level }).toString('base64');
  }
}

function addTo(block: Block, { kind, mediaType, text, base64 }: Content): void {
  if (kind === 'svg') {
    const start = block.length;
    block.add('s');
    if (base64 === undefined) block.add(text ?? '');
    else block.add(base64, 'base64');
    if (!block.isPartedFrom(start)) return;
    // It is no drawing then, but it is what was attached.
    block.cutAt(start);
    block.add(`b${mediaType},${base64 ?? Buffer.from(text ?? '').toString('base64')}`);
  } else if (base64 !== undefined) block.add(`b${mediaType.replaceAll('\0', '')},${base64}`);
}

function elementOf(block: Block, first: number, count: number, level: number): Html {
  // Blocks larger than usual hold a photograph or a film, which is packed already.
  const packed = block.packed(block.length > 4 * blockSize ? 1 : level);
  return markup`<script type="text/plain" class="store" data-first="${first}" data-count="${count}">${packed}</script>
`;
}
