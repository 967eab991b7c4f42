import type { FolderNotes } from '../fold/folders';
import { linesOf } from './lines';

/**
 * Reads what a README says of its folder: its heading, the sentence under it, the paragraphs after that, and the order
 * in which it links to feature files, wherever it does.
 */
export function notesIn(markdown: string): FolderNotes {
  const lines = linesOf(markdown);
  const start = lines.findIndex((line) => /^#\s/.test(line));
  const title = start < 0 ? '' : (lines[start] ?? '').replace(/^#\s+|\s*#*\s*$/g, '');
  const next = lines.findIndex((line, index) => index > start && line.startsWith('#'));
  const [sentence = '', ...about] = lines
    .slice(start + 1, next < 0 ? undefined : next)
    .join('\n')
    .trim()
    .split(/\n\s*\n/);
  const order = [...markdown.matchAll(/\]\(([^()\s]+\.feature)\)/g)].map(([, file = '']) => file);
  return {
    ...(title && { title }),
    ...(sentence && { sentence }),
    about: about.join('\n\n'),
    ...(order.length > 0 && { order }),
  };
}
