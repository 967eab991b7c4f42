import { deflateRawSync } from 'node:zlib';
import type { Content } from '../model';
import { markup, type Html, nothing } from './html';

/** About so many characters are packed together: little enough to unpack in a moment, enough to pack well. */
const blockSize = 192 * 1024;

/** What the page's script finds in a block: media type, `t` for text or `b` for base64, content. */
type Packed = readonly [mediaType: string, encoding: 't' | 'b', body: string] | 0;

/**
 * The contents that the page shows as pictures or offers to save, packed once however often they are shown.
 * They are data for the page's script, and for nobody else: base64 of deflated JSON cannot end its element.
 */
export function* storeOf(contents: readonly Content[]): Generator<Html> {
  let block: Packed[] = [];
  let first = 0;
  let size = 0;
  for (const [index, content] of contents.entries()) {
    const packed = packedOf(content);
    block.push(packed);
    size += packed === 0 ? 1 : packed[2].length;
    if (size < blockSize && index < contents.length - 1) continue;
    yield blockOf(block, first, size);
    block = [];
    first = index + 1;
    size = 0;
  }
}

function packedOf({ kind, mediaType, text, base64 }: Content): Packed {
  if (kind === 'svg' && text !== undefined) return ['image/svg+xml', 't', text];
  return base64 === undefined ? 0 : [mediaType, 'b', base64];
}

function blockOf(block: readonly Packed[], first: number, size: number): Html {
  if (block.every((packed) => packed === 0)) return nothing;
  // Blocks larger than usual hold a photograph or a film, which is packed already.
  const packed = deflateRawSync(JSON.stringify(block), { level: size > 4 * blockSize ? 1 : 9 });
  return markup`<script type="text/plain" class="store" data-first="${first}" data-count="${block.length}">${packed.toString('base64')}</script>
`;
}
