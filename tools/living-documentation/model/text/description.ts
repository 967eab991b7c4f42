import type { Description, Quotation } from '../model';
import { dedent, linesOf } from './lines';

/**
 * Takes a description apart. What is special in it:
 *
 *     > The player scores the sum of these dice.     a quotation, as in Markdown
 *     > -- document 002                              its source, with `--`, or `(document 002)`
 *     Decided: four equal dice are one pair.         a decision, to the end of its paragraph
 *     Source: the rule book, page 3.                 a source, also after other sentences of a paragraph
 *
 * Any of these may follow the others without a blank line. The source may stand in a line of its own inside
 * the quotation or right under it, or end its last line. All else is prose.
 */
export function descriptionOf(text: string): Description {
  const quotations: Quotation[] = [];
  const decisions: string[] = [];
  const named: string[] = [];
  const prose: string[] = [];
  for (const block of blocksOf(dedent(linesOf(text)))) {
    const body = block.lines.join('\n');
    if (block.kind === 'quotation') quotations.push(quotationOf(block.lines));
    else if (block.kind === 'decision') decisions.push(body.replace(decided, '').trim());
    else if (block.kind === 'source') named.push(body);
    else prose.push(body.replace(inlineSource, (_, source: string) => (named.push(source), '')));
  }
  const sources = [...named.map(plainSource), ...quotations.flatMap(({ source }) => source ?? [])];
  return {
    prose: prose.join('\n').trim(),
    quotations,
    decisions,
    sources: [...new Set(sources)].filter((source) => source !== ''),
  };
}

interface Block {
  readonly kind: 'prose' | 'quotation' | 'decision' | 'source';
  readonly lines: string[];
}

const quoted = /^\s{0,3}>\s?/;
const decided = /^\s*Decided:\s*/;
const inlineSource = /(?<=[.!?])\s+Source:\s*((?:[^\n]|\n(?!\s*\n))*?)\s*(?=\n\s*\n|$)/g;
const sourceLine = /^\s*(?:(?:--|—|–)\s*(\S.*?)|\((.+)\)|Source:\s*(\S.*?))\s*$/;
const closingLine = /^\s*(?:--|—|\((?:document|source)\b|Source:)/i;
const sourceAtEnd = /\s+(?:(?:--|—)\s*(\S[^]*?)|\(((?:document|source)\b[^()]*)\))\s*$/i;

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let fence = false;
  for (const line of lines) {
    const open = blocks.at(-1);
    const kind = fence ? 'prose' : kindOf(line, open);
    if (kind === 'prose' && /^\s*(```|~~~)/.test(line)) fence = !fence;
    if (kind === open?.kind && !beginsAnother(line, open)) open.lines.push(line);
    else blocks.push({ kind, lines: [line] });
  }
  return blocks;
}

/** A blank line closes a block: it counts as prose, where it is only the space between paragraphs. */
function kindOf(line: string, open: Block | undefined): Block['kind'] {
  if (line.trim() === '') return 'prose';
  if (quoted.test(line)) return 'quotation';
  if (decided.test(line)) return 'decision';
  if (/^\s*Source:/.test(line)) return open?.kind === 'quotation' ? 'quotation' : 'source';
  if (open && open.kind !== 'prose') return open.kind;
  return 'prose';
}

function beginsAnother(line: string, open: Block): boolean {
  if (open.kind === 'decision') return decided.test(line);
  return open.kind === 'quotation' && closingLine.test((open.lines.at(-1) ?? '').replace(quoted, ''));
}

function quotationOf(lines: readonly string[]): Quotation {
  const text = lines.map((line) => line.replace(quoted, ''));
  const last = sourceLine.exec(text.at(-1) ?? '');
  if (last && text.length > 1) {
    return {
      text: text.slice(0, -1).join('\n').trim(),
      source: plainSource(last[1] ?? last[2] ?? last[3] ?? ''),
    };
  }
  const whole = text.join('\n').trim();
  const ending = sourceAtEnd.exec(whole);
  if (!ending) return { text: whole };
  return { text: whole.slice(0, ending.index).trim(), source: plainSource(ending[1] ?? ending[2] ?? '') };
}

/** A source is a name, not a sentence. */
function plainSource(text: string): string {
  return text
    .replace(/^\s*Source:\s*/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');
}
