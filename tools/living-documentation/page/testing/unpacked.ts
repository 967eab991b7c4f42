import { inflateRawSync } from 'node:zlib';

/** What stands in a block of the page's store: of each content its media type, and its bytes as text. */
export function unpacked(packed: string, bytes: number): readonly (readonly [type: string, text: string])[] {
  const block = inflateRawSync(Buffer.from(packed, 'base64'));
  const contents: (readonly [string, string])[] = [];
  let type = '';
  let at = 0;
  for (const entry of JSON.parse(block.toString('utf8', bytes)) as readonly (string | number)[]) {
    if (typeof entry === 'string') type = entry;
    else contents.push([entry === 0 ? '' : type, block.toString('utf8', at, (at += entry))]);
  }
  return contents;
}
