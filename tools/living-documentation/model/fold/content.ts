import type { Content, ContentKind } from '../model';
import { wordsOf } from '../text/svg';

/** Reads what a message carries, as text or base64 according to its kind. */
export function contentOf(body: string, encoding: string, mediaType: string): Omit<Content, 'hash'> {
  const kind = kindOf(mediaType);
  if (kind === 'image' || kind === 'video' || kind === 'binary') {
    const base64 = encoding === 'BASE64' ? body : Buffer.from(body).toString('base64');
    return { kind, mediaType, bytes: Buffer.byteLength(base64, 'base64'), base64 };
  }
  const text = textOf(body, encoding);
  return { kind, mediaType, bytes: Buffer.byteLength(text), text, ...(kind === 'svg' && wordsOf(text)) };
}

/** The text that a message carries as it is or encoded. */
export function textOf(body: string, encoding: string): string {
  return encoding === 'BASE64' ? Buffer.from(body, 'base64').toString() : body;
}

/** Remembers what the message only points to. */
export function externalOf(url: string, mediaType: string): Omit<Content, 'hash'> {
  return { kind: 'external', mediaType, bytes: 0, url };
}

function kindOf(mediaType: string): ContentKind {
  const [type = ''] = mediaType.toLowerCase().split(';');
  const known = kinds.find(([pattern]) => pattern.test(type.trim()));
  return known ? known[1] : 'binary';
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
