import { type Folder, type Model, type Term, termsFor } from '../model';
import { escapeText, Html } from './html';

/** A word of the glossary as it looks in sentences. */
interface Form {
  /** In lower case. */
  readonly text: string;
  readonly term: Term;
}

/** Where a form stands in a text. */
interface Found extends Form {
  readonly start: number;
}

/** Finds the words of a glossary in texts. */
export class Terms {
  /** By the first word of each, the longest first: texts are long, and most of their words are no terms. */
  readonly #byFirstWord: ReadonlyMap<string, readonly Form[]>;
  /** Of languages that write without blanks, where words have no edges to look for. */
  readonly #unspaced: readonly Form[];

  /** Earlier terms win over later ones that share a word, and terms over the other words of terms. */
  constructor(terms: readonly Term[]) {
    const forms = new Map<string, Form>();
    const spelled = [
      ...terms.flatMap((term) => term.term.split(/\s*,\s*/).map((word) => [word, term] as const)),
      ...terms.flatMap((term) => term.aliases.map((word) => [word, term] as const)),
    ];
    for (const [word, term] of spelled)
      for (const text of formsOf(word)) if (!forms.has(text)) forms.set(text, { text, term });
    const sorted = [...forms.values()].sort((one, other) => other.text.length - one.text.length);
    this.#unspaced = sorted.filter(({ text }) => unspaced.test(text));
    const byFirstWord = new Map<string, Form[]>();
    for (const form of sorted) {
      const [first] = firstWord.exec(form.text) ?? [];
      if (first !== undefined && !unspaced.test(first))
        byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), form]);
    }
    this.#byFirstWord = byFirstWord;
  }

  /** The text, escaped, with a link at each term that `seen` does not have yet; it has them afterwards. */
  mark(text: string, seen: Set<Term>): Html {
    let markup = '';
    let done = 0;
    let free = 0;
    for (const { start, text: form, term } of this.#find(text)) {
      if (start < free) continue;
      const end = (free = start + form.length);
      if (seen.has(term)) continue;
      seen.add(term);
      markup += `${escapeText(text.slice(done, start))}<a class="term" href="#${escapeText(term.id)}">${escapeText(text.slice(start, end))}</a>`;
      done = end;
    }
    return new Html(markup + escapeText(text.slice(done)));
  }

  /** In the order of the text; where several begin at one place the longest comes first. */
  #find(text: string): readonly Found[] {
    // Most projects have no glossary.
    if (this.#byFirstWord.size + this.#unspaced.length === 0) return [];
    const plain = text.toLowerCase().replace(/\s/g, ' ');
    // A few letters have longer counterparts; then no place would be right.
    if (plain.length !== text.length) return [];
    const found: Found[] = [];
    for (const { 0: word, index: start } of plain.matchAll(words)) {
      for (const form of this.#byFirstWord.get(word) ?? [])
        if (plain.startsWith(form.text, start) && !letter.test(plain.charAt(start + form.text.length)))
          found.push({ ...form, start });
    }
    for (const form of this.#unspaced)
      for (let start = plain.indexOf(form.text); start >= 0; start = plain.indexOf(form.text, start + 1))
        found.push({ ...form, start });
    return this.#unspaced.length > 0 ? found.sort((one, other) => one.start - other.start) : found;
  }
}

/** The words that are explained in a folder. Tags are none of them: they are found by their `@`. */
export function wordsFor(folder: Folder, model: Model): Terms {
  return new Terms(termsFor(folder, model).filter(({ term }) => !term.startsWith('@')));
}

/** How a word of the glossary looks in sentences: with an English plural, a verb without its "to". */
function formsOf(word: string): readonly string[] {
  const plain = key(word.trim().replace(/^["'‘’“”„«»]+|["'‘’“”„«»]+$/g, ''));
  if ([...plain].length < 2) return [];
  const verb = /^to (\w+)$/.exec(plain)?.[1];
  if (verb !== undefined) {
    const stem = verb.replace(/e$/, '');
    return [verb, `${verb}s`, `${stem}ed`, `${stem}ing`];
  }
  return /\p{Script=Latin}$/u.test(plain) ? [plain, pluralOf(plain)] : [plain];
}

function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}${/(s|x|ch|sh)$/.test(noun) ? 'es' : 's'}`;
}

const letter = /[\p{L}\p{N}_]/u;
const words = /[\p{L}\p{M}\p{N}_]+/gu;
const firstWord = /^[\p{L}\p{M}\p{N}_]+/u;
const unspaced =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function key(word: string): string {
  return word.replace(/\s+/g, ' ').toLowerCase();
}
