import type { Content } from '../model';

/** The source of a drawing; empty where the content is none. It is as little to be trusted as any content. */
export function drawingIn({ kind, text, base64 }: Content): string {
  if (kind !== 'svg') return '';
  return text ?? decodedBase64(base64 ?? '');
}

/** As much of a drawing as tells its words and its size: most of a drawing is shapes. */
export function headIn(content: Content): string {
  const { kind, base64 = '' } = content;
  if (kind !== 'svg' || base64.length <= headLength) return drawingIn(content);
  const [head] = openingBeforeShape.exec(decodedBase64(base64.slice(0, headLength))) ?? [];
  return head ?? drawingIn(content);
}

/** Digits of base64: a multiple of four. */
const headLength = 768;

/** Where texts are decoded: a buffer for each of many thousand would cost more than the decoding. */
let scratch = Buffer.alloc(16 * 1024);

function decodedBase64(base64: string): string {
  if (base64.length > scratch.length) scratch = Buffer.alloc(2 * base64.length);
  return scratch.toString('utf8', 0, scratch.write(base64, 'base64'));
}

/** The name and the description in words that a drawing brings along, its `<title>` and `<desc>`, in plain text. */
export function wordsIn(svg: string): { readonly title?: string; readonly description?: string } {
  const head = opening.exec(svg)?.[1] ?? '';
  const title = textIn(head, /<title\b[^>]*>([^<]*)</);
  const description = textIn(head, /<desc\b[^>]*>([^<]*)</);
  // Written out: there may be very many, and each copy made with `...` takes its time.
  if (!title) return description ? { description } : {};
  return description ? { title, description } : { title };
}

/** What stands first in the drawing: its words, before its shapes, which may have words of their own. */
const opening = /<svg\b[^>]*>((?:\s|<!--(?:(?!-->)[^])*-->|<(title|desc)\b[^>]*>[^<]*<\/\2\s*>)*)/;

/** The same where it is known to be whole, for the first element that holds no words comes next. */
const openingBeforeShape = new RegExp(`${opening.source}(?=<(?!title\\b|desc\\b)[a-zA-Z]+[\\s/>])`);

function textIn(head: string, element: RegExp): string | undefined {
  const written = element.exec(head)?.[1];
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
