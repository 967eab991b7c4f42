import type { Folder, Term } from '../model';
import { escapeText, Html } from './html';

/** Finds the words of a glossary in texts. */
export class Terms {
  readonly #pattern: RegExp | undefined;
  readonly #termOf = new Map<string, Term>();

  /** Earlier terms win over later ones that share a word, and terms over the other words of terms. */
  constructor(terms: readonly Term[]) {
    const spelled = [
      ...terms.flatMap((term) => term.term.split(/\s*,\s*/).map((word) => [word, term] as const)),
      ...terms.flatMap((term) => term.aliases.map((word) => [word, term] as const)),
    ];
    const patterns: string[] = [];
    for (const [word, term] of spelled) {
      for (const form of formsOf(word)) {
        if (this.#termOf.has(key(form))) continue;
        this.#termOf.set(key(form), term);
        patterns.push(patternOf(form));
      }
    }
    patterns.sort((one, other) => other.length - one.length);
    if (patterns.length > 0) this.#pattern = new RegExp(patterns.join('|'), 'giu');
  }

  /** The text, escaped, with a link at each term that `seen` does not have yet; it has them afterwards. */
  mark(text: string, seen: Set<Term>): Html {
    if (!this.#pattern) return new Html(escapeText(text));
    let markup = '';
    let done = 0;
    for (const match of text.matchAll(this.#pattern)) {
      const term = this.#termOf.get(key(match[0]));
      if (!term || seen.has(term)) continue;
      seen.add(term);
      markup += `${escapeText(text.slice(done, match.index))}<a class="term" href="#${escapeText(term.id)}">${escapeText(match[0])}</a>`;
      done = match.index + match[0].length;
    }
    return new Html(markup + escapeText(text.slice(done)));
  }
}

/**
 * The terms that count in a folder: those of the glossary's section with its title, then those of sections
 * that are no folder's. Tags are none of them: they are found by their `@`.
 */
export function termsFor(folder: Folder, folders: readonly Folder[], glossary: readonly Term[]): Terms {
  const others = new Set(folders.filter((other) => other !== folder).flatMap(namesOf));
  const own = new Set(namesOf(folder));
  const here = glossary.filter(({ term, section }) => !term.startsWith('@') && !others.has(key(section)));
  const isOwn = ({ section }: Term) => own.has(key(section));
  return new Terms([...here.filter(isOwn), ...here.filter((term) => !isOwn(term))]);
}

function namesOf({ title, id }: Folder): readonly string[] {
  return [key(title), key(id)];
}

/** How a word of the glossary looks in sentences: with an English plural, a verb without its "to". */
function formsOf(word: string): readonly string[] {
  const plain = word.trim();
  if ([...plain].length < 2) return [];
  const verb = /^to (\w+)$/.exec(plain)?.[1];
  if (verb) {
    const stem = verb.replace(/e$/, '');
    return [verb, `${verb}s`, `${stem}ed`, `${stem}ing`];
  }
  const plural = /[^aeiou]y$/i.test(plain)
    ? `${plain.slice(0, -1)}ies`
    : `${plain}${/(s|x|ch|sh)$/i.test(plain) ? 'es' : 's'}`;
  return /\p{Script=Latin}$/u.test(plain) ? [plain, plural] : [plain];
}

function patternOf(form: string): string {
  const literal = form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');
  // Languages that write without blanks have no edges of words to look for.
  const before = spaced.test([...form].at(0) ?? '') ? '(?<![\\p{L}\\p{N}_])' : '';
  const after = spaced.test([...form].at(-1) ?? '') ? '(?![\\p{L}\\p{N}_])' : '';
  return before + literal + after;
}

const spaced =
  /^(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar})[\p{L}\p{N}]/u;

function key(word: string): string {
  return word.replace(/\s+/g, ' ').toLowerCase();
}
