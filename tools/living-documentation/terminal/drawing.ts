import type { Example, Model } from '../model';
import type { Lines } from './layout';

/**
 * The text drawing that an example's last picture brings along, in its SVG's `metadata` element.
 *
 * @returns no lines where there is none
 */
export function drawingOf(example: Example, contents: Model['contents']): Lines {
  const last = example.attachments.findLast(({ content }) => contents[content]?.kind === 'svg');
  const svg = last && contents[last.content]?.text;
  const text = /^\s*<svg\b[^>]*>[^]*?<metadata>([^<]*)<\/metadata>/.exec(svg ?? '')?.[1];
  if (text === undefined) return [];
  const lines = unescaped(text).split(/\r?\n/);
  return lines.every((line) => line.trim() === '') ? [] : lines.map((line) => line.trimEnd());
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function unescaped(text: string): string {
  return (
    text
      .replace(/&(lt|gt|quot|apos|amp);/g, (entity, name: string) => entities[name] ?? entity)
      // eslint reads control characters in expressions as slips; here they are what must not reach a terminal.
      .replace(/\p{Cc}/gu, (character) => (character === '\n' ? character : ' '))
  );
}
