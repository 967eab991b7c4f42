import { all } from './dom';

interface Block {
  readonly element: HTMLElement;
  readonly first: number;
  readonly count: number;
  /** How many bytes its contents have. */
  readonly bytes: number;
  unpacked?: Promise<readonly Content[]>;
}

interface Content {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const blocks: readonly Block[] = all('script.store').map((element) => ({
  element,
  first: Number(element.dataset.first),
  count: Number(element.dataset.count),
  bytes: Number(element.dataset.bytes),
}));

const addresses = new Map<number, Promise<string | undefined>>();

/** An address under which a content can be shown as a picture or saved; none where it cannot be unpacked. */
export function addressOf(index: number): Promise<string | undefined> {
  const known = addresses.get(index);
  if (known) return known;
  const address = contentOf(index).then((content) => content && URL.createObjectURL(blobOf(content)));
  addresses.set(index, address);
  return address;
}

/** A drawing as text. */
export async function textIn(index: number): Promise<string | undefined> {
  const content = await contentOf(index);
  return content?.type === 'image/svg+xml' ? new TextDecoder().decode(content.bytes) : undefined;
}

function blobOf({ type, bytes }: Content): Blob {
  // What is neither picture nor film is only ever saved: no browser should try to open it.
  const safe = /^(image|video)\//.test(type) ? type : 'application/octet-stream';
  return new Blob([bytes], { type: safe });
}

async function contentOf(index: number): Promise<Content | undefined> {
  const block = blocks.find(({ first, count }) => index >= first && index < first + count);
  if (!block) return undefined;
  block.unpacked ??= unpack(block);
  const content = (await block.unpacked)[index - block.first];
  return content && content.bytes.length > 0 ? content : undefined;
}

async function unpack({ element, bytes }: Block): Promise<readonly Content[]> {
  try {
    const inflated = new Blob([bytesOf(element.textContent ?? '')])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'));
    return contentsOf(new Uint8Array(await new Response(inflated).arrayBuffer()), bytes);
  } catch (error) {
    console.warn('Pictures cannot be unpacked in this browser; their words stand in their place.', error);
    return [];
  }
}

/** The contents of a block: their bytes, then JSON of their media types and lengths. */
function contentsOf(block: Uint8Array<ArrayBuffer>, end: number): readonly Content[] {
  const list = JSON.parse(new TextDecoder().decode(block.subarray(end))) as readonly (string | number)[];
  const contents: Content[] = [];
  let type = '';
  let at = 0;
  for (const entry of list) {
    if (typeof entry === 'string') type = entry;
    else contents.push({ type, bytes: block.subarray(at, (at += entry)) });
  }
  return contents;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
