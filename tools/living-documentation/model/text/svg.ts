/** The name and the description in words that a drawing brings along: its own `<title>` and `<desc>`. */
export function wordsOf(svg: string): { readonly title?: string; readonly description?: string } {
  const head = opening.exec(svg)?.[1] ?? '';
  const title = textIn(head, /<title\b[^>]*>([^<]*)</);
  const description = textIn(head, /<desc\b[^>]*>([^<]*)</);
  return { ...(title && { title }), ...(description && { description }) };
}

/** What stands first in the drawing: its words, before its shapes, which may have words of their own. */
const opening = /<svg\b[^>]*>((?:\s|<!--[^]*?-->|<(title|desc)\b[^>]*>[^<]*<\/\2\s*>)*)/;

function textIn(head: string, element: RegExp): string | undefined {
  const written = element.exec(head)?.[1];
  return written
    ?.replace(/&(#x?[\da-f]+|\w+);/gi, decoded)
    .replace(/\s+/g, ' ')
    .trim();
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(entity: string, name: string): string {
  if (!name.startsWith('#')) return named[name] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}
