import type { Content, ContentKind } from '../model';

/** Reads what a message carries, as text or base64 according to its kind; drawings stay as they came. */
export function contentOf(body: string, encoding: string, mediaType: string): Content {
  const kind = kindOf(mediaType);
  if (kind === 'image' || kind === 'video' || kind === 'binary') {
    const base64 = encoding === 'BASE64' ? body : Buffer.from(body).toString('base64');
    return { kind, mediaType, bytes: Buffer.byteLength(base64, 'base64'), base64 };
  }
  if (kind === 'svg' && encoding === 'BASE64')
    return { kind, mediaType, bytes: Buffer.byteLength(body, 'base64'), base64: body };
  const text = textOf(body, encoding);
  return { kind, mediaType, bytes: Buffer.byteLength(text), text };
}

/** The text that a message carries as it is or encoded. */
export function textOf(body: string, encoding: string): string {
  return encoding === 'BASE64' ? Buffer.from(body, 'base64').toString() : body;
}

/** Remembers what the message only points to. */
export function externalOf(url: string, mediaType: string): Content {
  return { kind: 'external', mediaType, bytes: 0, url };
}

const kindsFound = new Map<string, ContentKind>();

function kindOf(mediaType: string): ContentKind {
  const found = kindsFound.get(mediaType);
  if (found !== undefined) return found;
  const [type = ''] = mediaType.toLowerCase().split(';');
  const kind = kinds.find(([pattern]) => pattern.test(type.trim()))?.[1] ?? 'binary';
  kindsFound.set(mediaType, kind);
  return kind;
}

const kinds: readonly (readonly [RegExp, ContentKind])[] = [
  [/^image\/svg\+xml$/, 'svg'],
  [/^image\//, 'image'],
  [/^video\//, 'video'],
  [/^text\/x\.cucumber\.log\+plain$/, 'log'],
  [/^text\/uri-list$/, 'link'],
  [/^application\/json$|\+json$/, 'json'],
  [/^text\//, 'text'],
];
