import { drawingIn, type Example, type Model } from '../model';
import type { Lines } from './layout';

/**
 * The text drawing that an example's picture brings along, in its SVG's `metadata` element; of a picture before and
 * one after it is the one after.
 *
 * @returns no lines where there is none, or where there are so many pictures that one would mislead
 */
export function drawingOf(example: Example, contents: Model['contents']): Lines {
  const pictures = example.attachments.filter(({ content }) => contents[content]?.kind === 'svg');
  const last = pictures.length > 2 ? undefined : pictures.at(-1);
  const content = last && contents[last.content];
  const svg = content ? drawingIn(content) : '';
  const text = /^\s*<svg\b[^>]*>[^]*?<metadata>([^<]*)<\/metadata>/.exec(svg)?.[1];
  if (text === undefined) return [];
  const lines = unescaped(text).split(/\r?\n/);
  return lines.every((line) => line.trim() === '') ? [] : lines.map((line) => line.trimEnd());
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function unescaped(text: string): string {
  return (
    text
      .replace(/&(lt|gt|quot|apos|amp);/g, (entity, name: string) => entities[name] ?? entity)
      // What controls a terminal must not reach it from a picture.
      .replace(/\p{Cc}/gu, (character) => (character === '\n' ? character : ' '))
  );
}
