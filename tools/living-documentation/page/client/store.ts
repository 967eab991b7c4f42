import { all } from './dom';

interface Block {
  readonly element: HTMLElement;
  readonly first: number;
  readonly count: number;
  unpacked?: Promise<readonly string[]>;
}

const blocks: readonly Block[] = all('script.store').map((element) => ({
  element,
  first: Number(element.dataset.first),
  count: Number(element.dataset.count),
}));

const addresses = new Map<number, Promise<string | undefined>>();

/** An address under which a content can be shown as a picture or saved; none where it cannot be unpacked. */
export function addressOf(index: number): Promise<string | undefined> {
  const known = addresses.get(index);
  if (known) return known;
  const address = contentOf(index).then((content) => content && URL.createObjectURL(content));
  addresses.set(index, address);
  return address;
}

/** A drawing as text. */
export async function textIn(index: number): Promise<string | undefined> {
  const packed = await packedOf(index);
  return packed.startsWith('s') ? packed.slice(1) : undefined;
}

async function contentOf(index: number): Promise<Blob | undefined> {
  const packed = await packedOf(index);
  if (packed === '') return undefined;
  if (packed.startsWith('s')) return new Blob([packed.slice(1)], { type: 'image/svg+xml' });
  const comma = packed.lastIndexOf(',');
  const type = packed.slice(1, comma);
  // What is neither picture nor film is only ever saved: no browser should try to open it.
  const safe = /^(image|video)\//.test(type) ? type : 'application/octet-stream';
  return new Blob([bytesOf(packed.slice(comma + 1))], { type: safe });
}

/** A content as it is packed. */
async function packedOf(index: number): Promise<string> {
  const block = blocks.find(({ first, count }) => index >= first && index < first + count);
  if (!block) return '';
  block.unpacked ??= unpack(block.element.textContent ?? '');
  return (await block.unpacked)[index - block.first] ?? '';
}

async function unpack(base64: string): Promise<readonly string[]> {
  try {
    const inflated = new Blob([bytesOf(base64)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return (await new Response(inflated).text()).split('\0');
  } catch (error) {
    console.warn('Pictures cannot be unpacked in this browser; their words stand in their place.', error);
    return [];
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    const binary = atob(base64);
    const bytes = new Uint8Array(binary.length);
    for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
    return bytes;
  } catch {
    return new Uint8Array();
  }
}
