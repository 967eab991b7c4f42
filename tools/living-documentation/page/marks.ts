import type { Counts, State, Term } from '../model';
import { markup, type Html, nothing } from './html';
import type { FolderSheet, Sheet } from './sheet';
import { count, countIn, notGreenIn, stateWords } from './words';

/** A state's sign with its word; of what is green only the sign is seen. */
export function mark(state: State): Html {
  const { sign, tone, word } = stateWords[state];
  // Nearly all are green, and there may be very many: the style makes the word a sign.
  if (tone === 'good') return green;
  return markup`<span class="sign ${tone}"><span aria-hidden="true">${sign}</span> ${word}</span>`;
}

/** A state's sign alone, for where many stand in a list. */
export function smallMark(state: State): Html {
  const { sign, tone, word } = stateWords[state];
  if (tone === 'good') return green;
  return markup`<span class="sign ${tone}" role="img" aria-label="${word}">${sign}</span>`;
}

const green = markup`<i class="ok">${stateWords.passed.word}</i>`;

/** How many examples there are, and how many of them are not green. */
export function verdict(counts: Counts): Html {
  const states = notGreenIn(counts);
  if (counts.total === 0) return markup`no examples`;
  if (states.length === 0) return markup`<span class="good">✓ ${count(counts.total, 'example')}</span>`;
  // Where not all were run, it says nothing of the others that only some are not green.
  const isQuiet = (state: State) => stateWords[state].tone === 'quiet';
  const passed: readonly State[] = counts['not-run'] > 0 && counts.passed > 0 ? ['passed'] : [];
  const told = [...states.filter((state) => !isQuiet(state)), ...passed, ...states.filter(isQuiet)];
  const parts = told.map(
    (state) =>
      markup`<span class="${stateWords[state].tone}">${stateWords[state].sign}\u00a0${countIn(state, counts[state])}</span>`,
  );
  return markup`${count(counts.total, 'example')}: <span class="verdict">${parts}</span>`;
}

/** A link to a part of the page, which also copies its address. The page's script adds those inside rules. */
export function permalink(id: string, what: string): Html {
  return markup`<a class="permalink" href="#${id}" aria-label="Link to ${what}">#</a>`;
}

/** Tags, each a button that shows what has it; what one means is told where the glossary knows. */
export function tagList(sheet: Sheet, tags: readonly string[]): Html {
  if (tags.length === 0) return nothing;
  const items = tags.map((tag) => {
    const meaning = sheet.tagMeanings.get(tag);
    return markup`<li><button type="button" class="tag" data-tag="${tag}"${meaning && markup` data-term="${meaning.id}"`}>${tag}</button></li>`;
  });
  return markup`<ul class="tags" aria-label="Tags">${items}</ul>`;
}

/** For the filter: the tags that everything below has. */
export function tagData(tags: readonly string[]): Html {
  return tags.length === 0 ? nothing : markup` data-tags="${tags.join(' ')}"`;
}

/** A heading's text with glossary words. */
export function heading(sheet: FolderSheet, name: string, seen: Set<Term>): Html {
  return sheet.terms.mark(name, seen);
}
