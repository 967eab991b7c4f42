import { deflateRawSync } from 'node:zlib';
import type { Content } from '../model';
import { markup, type Html } from './html';

/** About so many bytes are packed together: little enough to unpack in a moment, enough to pack well. */
const blockSize = 192 * 1024;

/** More than this is packed in less time and a little worse: it took long enough to come about. */
const much = 4e6;

/**
 * The contents that the page shows as pictures or offers to save, packed once however often they are shown.
 * They are data for the page's script, and for nobody else: base64 of what is deflated cannot end its element.
 *
 * A block is the bytes of its contents, then JSON of how many bytes each has, 0 where it is not needed; a media type there is
 * that of all contents behind it: `["image/svg+xml",1204,0,"image/png",310]`.
 */
export function* storeOf(contents: readonly Content[]): Generator<Html> {
  const level = contents.reduce((sum, { bytes }) => sum + bytes, 0) > much ? 1 : 9;
  const block = new Block();
  let [first, next] = [0, 0];
  for (const content of contents) {
    block.add(content);
    next += 1;
    if (block.length < blockSize && next < contents.length) continue;
    if (block.length > 0)
      yield markup`<script type="text/plain" class="store" data-first="${first}" data-count="${next - first}" data-bytes="${block.length}">${block.packed(level)}</script>
`;
    block.clear();
    first = next;
  }
}

/** Bytes that grow in one place: put together as strings, each block would be made several times over. */
class Block {
  #bytes = Buffer.alloc(2 * blockSize);
  #lengths: (string | number)[] = [];
  #type = '';
  length = 0;

  add({ kind, mediaType, text = '', base64 }: Content): void {
    if (kind !== 'svg' && base64 === undefined) {
      this.#lengths.push(0);
      return;
    }
    if (mediaType !== this.#type) this.#lengths.push((this.#type = mediaType));
    const sent = base64 ?? text;
    this.#makeRoom(sent.length);
    const length = this.#bytes.write(sent, this.length, base64 === undefined ? 'utf8' : 'base64');
    this.#lengths.push(length);
    this.length += length;
  }

  /** The block, deflated; one larger than usual holds a photograph or a film, which is packed already. */
  packed(level: number): string {
    const lengths = JSON.stringify(this.#lengths);
    this.#makeRoom(lengths.length);
    const end = this.length + this.#bytes.write(lengths, this.length);
    const whole = this.#bytes.subarray(0, end);
    return deflateRawSync(whole, { level: end > 4 * blockSize ? 1 : level }).toString('base64');
  }

  clear(): void {
    this.#lengths = [];
    this.#type = '';
    this.length = 0;
  }

  #makeRoom(characters: number): void {
    // A UTF-16 unit takes three bytes at most.
    const needed = this.length + 3 * characters;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.alloc(2 * needed);
    this.#bytes.copy(larger, 0, 0, this.length);
    this.#bytes = larger;
  }
}
