import type { Content } from '../model';

/** The source of a drawing; empty where the content is none. It is as little to be trusted as any content. */
export function drawingIn({ kind, text, base64 }: Content): string {
  if (kind !== 'svg') return '';
  return text ?? decodedBase64(base64 ?? '');
}

/** What a drawing says of itself before its shapes. */
export interface Head {
  /** `<svg viewBox="0 0 9 9">`; empty where there is none. */
  readonly tag: string;
  /** Its `<title>` and `<desc>`, in plain text. */
  readonly title?: string;
  readonly description?: string;
}

/** The head of a drawing that is written out. */
export function headOf(svg: string): Head {
  return headFrom(opening.exec(svg));
}

/** The head of a content; of a drawing that came as base64, no more is decoded than needed: most of it is shapes. */
export function headIn(content: Content): Head {
  const { kind, base64 = '' } = content;
  if (kind === 'svg' && base64.length > headLength) {
    const whole = openingBeforeShape.exec(decodedBase64(base64.slice(0, headLength)));
    if (whole) return headFrom(whole);
  }
  return headOf(drawingIn(content));
}

/** Digits of base64: a multiple of four. */
const headLength = 768;

/** Where texts are decoded: a buffer for each of many thousand would cost more than the decoding. */
let scratch = Buffer.alloc(16 * 1024);

function decodedBase64(base64: string): string {
  if (base64.length > scratch.length) scratch = Buffer.alloc(2 * base64.length);
  return scratch.toString('utf8', 0, scratch.write(base64, 'base64'));
}

/** What stands first in the drawing: its tag and its words, before its shapes, which may have words of their own. */
const opening = /(<svg\b[^>]*>)((?:\s|<!--(?:(?!-->)[^])*-->|<(title|desc)\b[^>]*>[^<]*<\/\3\s*>)*)/;

/** The same where it is known to be whole, for the first element that holds no words comes next. */
const openingBeforeShape = new RegExp(`${opening.source}(?=<(?!title\\b|desc\\b)[a-zA-Z]+[\\s/>])`);

function headFrom(opening: RegExpExecArray | null): Head {
  const [, tag = '', words = ''] = opening ?? [];
  const title = textIn(words, /<title\b[^>]*>([^<]*)</);
  const description = textIn(words, /<desc\b[^>]*>([^<]*)</);
  // Written out: there may be very many, and each copy made with `...` takes its time.
  if (!title) return description ? { tag, description } : { tag };
  return description ? { tag, title, description } : { tag, title };
}

function textIn(words: string, element: RegExp): string | undefined {
  const written = element.exec(words)?.[1];
  if (written === undefined) return undefined;
  const plain = written.includes('&') ? written.replace(/&(#x?[\da-f]+|\w+);/gi, decoded) : written;
  return plain.replace(/\s{2,}|[^\S ]/g, ' ').trim();
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(entity: string, name: string): string {
  if (!name.startsWith('#')) return named[name] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}
