import { deflateRawSync } from 'node:zlib';
import { type Content, drawingIn } from '../model';
import { markup, type Html } from './html';

/** About so many characters are packed together: little enough to unpack in a moment, enough to pack well. */
const blockSize = 192 * 1024;

/** More than this is packed in less time and a little worse: it took long enough to come about. */
const much = 4e6;

/**
 * The contents that the page shows as pictures or offers to save, packed once however often they are shown.
 * They are data for the page's script, and for nobody else: base64 of deflated JSON cannot end its element.
 *
 * A block is a list: for each content 0, or its media type, `t` for text or `b` for base64, and the content.
 */
export function* storeOf(contents: readonly Content[]): Generator<Html> {
  const level = contents.reduce((sum, { bytes }) => sum + bytes, 0) > much ? 1 : 9;
  const block = new Block();
  let first = 0;
  let isEmpty = true;
  for (const [index, content] of contents.entries()) {
    const packed = packedOf(content);
    isEmpty &&= packed === '0';
    block.add(`${index > first ? ',' : '['}${packed}`);
    if (block.length < blockSize && index < contents.length - 1) continue;
    block.add(']');
    if (!isEmpty) yield elementOf(block, first, index + 1 - first, level);
    block.empty();
    first = index + 1;
    isEmpty = true;
  }
}

/** A text that grows in one place: put together as a string, each block would be made several times over. */
class Block {
  #buffer = Buffer.alloc(2 * blockSize);
  length = 0;

  add(text: string): void {
    // A UTF-16 unit takes three bytes at most.
    const needed = this.length + 3 * text.length;
    if (needed > this.#buffer.length) {
      const larger = Buffer.alloc(2 * needed);
      this.#buffer.copy(larger, 0, 0, this.length);
      this.#buffer = larger;
    }
    this.length += this.#buffer.write(text, this.length);
  }

  empty(): void {
    this.length = 0;
  }

  /** Deflated, in base64. */
  packed(level: number): string {
    return deflateRawSync(this.#buffer.subarray(0, this.length), { level }).toString('base64');
  }
}

function packedOf(content: Content): string {
  const { kind, mediaType, base64 } = content;
  if (kind === 'svg') return `["image/svg+xml","t",${JSON.stringify(drawingIn(content))}]`;
  return base64 === undefined ? '0' : JSON.stringify([mediaType, 'b', base64]);
}

function elementOf(block: Block, first: number, count: number, level: number): Html {
  // Blocks larger than usual hold a photograph or a film, which is packed already.
  const packed = block.packed(block.length > 4 * blockSize ? 1 : level);
  return markup`<script type="text/plain" class="store" data-first="${first}" data-count="${count}">${packed}</script>
`;
}
