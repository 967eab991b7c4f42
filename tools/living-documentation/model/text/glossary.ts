import type { Term } from '../model';
import { linesOf } from './lines';
import { distinctKeys, slug } from './slug';

/**
 * Reads a glossary in Markdown. Three forms, which may be mixed; everything else is passed over:
 *
 *     | Term | Meaning            | Also called |      a table: the first column is the term; the column headed
 *     | ---- | ------------------ | ----------- |      meaning, definition, description or explanation defines it
 *     | roll | five dice          | throw, cast |      (else the second), one headed with other, also, alias,
 *                                                     synonym, word or document has other words, by commas
 *     ## Roll (throw, cast)                           a heading, where a paragraph and nothing of these forms
 *     Five dice.                                      follows it; other words in brackets
 *
 *     - **Roll** (throw, cast): five dice.            a bold term at the start of a line, then `:` or a dash
 */
export function termsIn(markdown: string): readonly Term[] {
  const terms = sectionsOf(linesOf(markdown)).flatMap(({ heading, above, lines }) => {
    if (lines.some((line) => separator.test(line) || bolded.test(line))) {
      return [...termsOfTables(lines), ...termsOfLists(lines)].map((term) => ({ section: heading, ...term }));
    }
    const definition = lines.join('\n').trim();
    return heading === '' || definition === '' ? [] : [{ section: above, ...nameOf(heading), definition }];
  });
  const named = terms.filter(({ term }) => term !== '');
  const ids = distinctKeys(
    named,
    ({ term }) => `term/${slug(term)}`,
    ({ term, section }) => `term/${slug(term)}/${slug(section)}`,
  );
  return named.map((term, index) => ({ id: ids[index] ?? '', ...term }));
}

/** A term as written, before it is known where it stands. */
type Entry = Omit<Term, 'id' | 'section'>;

interface Section {
  /** Empty before the first heading and below a heading of the first level. */
  readonly heading: string;
  /** The heading of the level above, where there is one. */
  readonly above: string;
  readonly lines: readonly string[];
}

function sectionsOf(lines: readonly string[]): readonly Section[] {
  const sections: { heading: string; above: string; lines: string[] }[] = [
    { heading: '', above: '', lines: [] },
  ];
  const open: string[] = [];
  for (const line of lines) {
    const [, signs = '', heading = ''] = /^(#{1,6})\s+(.*?)\s*#*\s*$/.exec(line) ?? [];
    const level = signs.length;
    if (level === 0) {
      sections.at(-1)?.lines.push(line);
      continue;
    }
    open.length = Math.min(open.length, level);
    open[level] = level === 1 ? '' : heading;
    sections.push({ heading: open[level] ?? '', above: open[level - 1] ?? '', lines: [] });
  }
  return sections;
}

/** The line between a table's header and its rows. */
const separator = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)+\|?\s*$/;

function termsOfTables(lines: readonly string[]): readonly Entry[] {
  const terms: Entry[] = [];
  for (const [index, line] of lines.entries()) {
    if (!separator.test(line)) continue;
    const header = cellsOf(lines[index - 1] ?? '');
    const meaning = header.findIndex((name) => /meaning|definition|description|explanation/i.test(name));
    const definition = meaning > 0 ? meaning : 1;
    const other = /\b(other|also|alias|synonym|word|document)/i;
    const others = header.flatMap((name, column) =>
      column > 0 && column !== definition && other.test(name) ? [column] : [],
    );
    const end = lines.findIndex((row, at) => at > index && !row.includes('|'));
    for (const row of lines.slice(index + 1, end < 0 ? undefined : end)) {
      const cells = cellsOf(row);
      const { term, aliases } = nameOf(cells[0] ?? '');
      const more = others.flatMap((column) => wordsOf(cells[column] ?? ''));
      terms.push({ term, aliases: [...new Set([...aliases, ...more])], definition: cells[definition] ?? '' });
    }
  }
  return terms;
}

function termsOfLists(lines: readonly string[]): readonly Entry[] {
  const terms: { name: string; definition: string[] }[] = [];
  let open = false;
  for (const line of lines) {
    const [, bold, more = '', definition = ''] = bolded.exec(line) ?? [];
    if (bold !== undefined) terms.push({ name: bold.replace(/:$/, '') + more, definition: [definition] });
    else if (open && line.trim() !== '') terms.at(-1)?.definition.push(line.trim());
    open = bold !== undefined || (open && line.trim() !== '');
  }
  return terms.map(({ name, definition }) => ({ ...nameOf(name), definition: definition.join('\n').trim() }));
}

/** A bold term, perhaps in a list, perhaps with other words in brackets, then what it means. */
const bolded = /^\s*(?:[-*+]\s+)?\*\*(.+?)\*\*(\s*\([^)]*\))?\s*(?:(?<=:\*\*)|:|–|—|-)\s+(\S.*)$/;

function cellsOf(row: string): readonly string[] {
  const inner = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function nameOf(written: string): { term: string; aliases: readonly string[] } {
  const [, term = '', brackets = ''] = /^(.*?)(?:\s*\(([^()]*)\))?$/.exec(plain(written)) ?? [];
  return { term, aliases: wordsOf(brackets) };
}

function wordsOf(cell: string): readonly string[] {
  const words = plain(cell.replace(/<br\s*\/?>/gi, ',')).split(/\s*[,;]\s*/);
  return words.map((word) => word.trim()).filter((word) => !/^[-–—]?$/.test(word));
}

/** Without the signs of Markdown, which a term is looked up without. */
function plain(markdown: string): string {
  return markdown.replace(/`([^`]*)`|\*\*(.+?)\*\*|(?<!\w)[*_](.+?)[*_](?!\w)/g, '$1$2$3').trim();
}
