import type { Model } from '../../model';
import { pageOf, type PageOptions } from '..';

/** The page as one text. */
export function written(model: Model, options?: PageOptions): string {
  return [...pageOf(model, options)].join('');
}

/** The page without its style and its scripts: what a reader sees, and what a browser makes of it. */
export function readable(page: string): string {
  return page.replace(/<(script|style)\b[^>]*>[^]*?<\/\1>/g, '');
}

/** The names of all tags, with the names of their attributes; each once. */
export function tagsIn(page: string): ReadonlySet<string> {
  const found = readable(page).matchAll(/<([^\s>]+)([^>]*)>/g);
  return new Set(
    [...found].flatMap(([, name = '', attributes = '']) => {
      const names = [...attributes.matchAll(/\s([^\s=]+)(?:="[^"]*")?/g)].map(
        ([, attribute = '']) => attribute,
      );
      return [name, ...names.map((attribute) => `${name} ${attribute}`)];
    }),
  );
}

/** The text of the page, entities read, blanks and line ends made one. */
export function textOf(page: string): string {
  return readable(page)
    .replace(/<wbr>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ');
}

/** All values of an attribute. */
export function valuesOf(page: string, attribute: string): readonly string[] {
  return [...readable(page).matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(
    ([, value = '']) => value,
  );
}

/** The inner text of each element of this name. */
export function insides(page: string, name: string): readonly string[] {
  return [...page.matchAll(new RegExp(`<${name}\\b[^>]*>([^]*?)</${name}>`, 'g'))].map(
    ([, inside = '']) => inside,
  );
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
