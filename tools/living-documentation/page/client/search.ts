import { create, one, targetOf, whenIdle } from './dom';
import { goTo } from './links';
import { comparable, type Entry, readIndex, squeeze } from './search-index';

/** So many finds are listed. */
const most = 50;

const kinds: Readonly<Record<Entry['kind'], { readonly word: string; readonly weight: number }>> = {
  folder: { word: 'Part', weight: 9 },
  term: { word: 'Glossary', weight: 8 },
  feature: { word: 'Feature', weight: 7 },
  rule: { word: 'Rule', weight: 6 },
  example: { word: 'Example', weight: 4 },
  step: { word: 'Step', weight: 2 },
};

/** Finds rules, examples, steps and terms while somebody types; arrows choose, Enter goes, Esc leaves. */
export function searchPage(): void {
  const input = one<HTMLInputElement>('#search');
  if (!input) return;
  const list = create('div', { role: 'listbox', id: 'finds', class: 'finds', 'aria-label': 'Finds' });
  list.hidden = true;
  const status = create('p', { class: 'unseen', role: 'status' });
  input.after(list, status);
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-expanded': 'false',
    'aria-controls': list.id,
    'aria-autocomplete': 'list',
  }))
    input.setAttribute(name, value);
  let index: readonly Entry[] | undefined;
  whenIdle(() => (index ??= readIndex()));
  let finds: readonly Entry[] = [];
  let chosen = -1;

  const choose = (at: number) => {
    chosen = at;
    for (const [position, option] of [...list.querySelectorAll('[role=option]')].entries()) {
      option.setAttribute('aria-selected', String(position === at));
      if (position === at) option.scrollIntoView({ block: 'nearest' });
    }
    if (at >= 0) input.setAttribute('aria-activedescendant', `find-${at}`);
    else input.removeAttribute('aria-activedescendant');
  };
  const close = () => {
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    choose(-1);
  };
  const search = () => {
    const query = input.value.trim();
    if (query === '') {
      status.textContent = '';
      close();
      return;
    }
    index ??= readIndex();
    const found = find(index, query);
    finds = found.slice(0, most);
    list.replaceChildren(...finds.map((entry, at) => optionOf(entry, at, query)));
    if (found.length === 0) list.append(create('p', { class: 'none' }, 'Nothing found.'));
    if (found.length > most)
      list.append(create('p', { class: 'none' }, `and ${(found.length - most).toLocaleString('en')} more`));
    list.hidden = false;
    list.scrollTop = 0;
    input.setAttribute('aria-expanded', 'true');
    status.textContent = `${found.length.toLocaleString('en')} found`;
    choose(finds.length > 0 ? 0 : -1);
  };
  const go = (at: number) => {
    const entry = finds[at];
    if (!entry) return;
    close();
    input.blur();
    goTo(entry.id);
  };

  input.addEventListener('input', search);
  input.addEventListener('focus', () => input.value !== '' && search());
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (list.hidden) {
        search();
        return;
      }
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (finds.length > 0) choose((chosen + step + finds.length) % finds.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (!list.hidden) go(chosen);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (!list.hidden) close();
      else if (input.value !== '') input.value = '';
      else input.blur();
    }
  });
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const option = targetOf(event, '[role=option]');
    if (option) go(Number(option.dataset.at));
  });
  document.addEventListener('pointerdown', (event) => !targetOf(event, '.search') && close());
  input.addEventListener('blur', () => setTimeout(() => document.activeElement !== input && close(), 0));
  document.addEventListener('keydown', (event) => {
    if (
      event.key !== '/' ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      targetOf(event, 'input, textarea, select, dialog[open]')
    )
      return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}

/** What has all the words, the best first: a row may have some of them from its rule. */
function find(index: readonly Entry[], query: string): readonly Entry[] {
  const whole = comparable(query);
  const words = whole.split(/\s+/);
  const squeezed = squeeze(query);
  const found: { entry: Entry; score: number }[] = [];
  for (const entry of index) {
    const score = scoreOf(entry, whole, words, squeezed);
    if (score > 0) found.push({ entry, score });
  }
  return found.sort((one, other) => other.score - one.score).map(({ entry }) => entry);
}

/** What a name says counts more than what stands around, and that more than a word of a long text. */
function scoreOf(
  { kind, own, name, context, squeezed, values }: Entry,
  whole: string,
  words: readonly string[],
  tight: string,
): number {
  let isOwn = false;
  let score = kinds[kind].weight;
  for (const word of words) {
    if (name.includes(word)) score += 10;
    else if (word.length > 2 && squeezed.includes(squeeze(word))) score += 6;
    else if (word.length > 2 && values.includes(squeeze(word))) score += 4;
    else if (context.includes(word)) {
      score += 3;
      continue;
    } else if (own.includes(word)) score += 2;
    else return 0;
    isOwn = true;
  }
  if (!isOwn) return 0;
  if (name === whole) score += 60;
  else if (name.startsWith(whole)) score += 40;
  else if (name.includes(whole)) score += 25;
  else if (own.includes(whole)) score += 12;
  if (tight.length < 3 || !squeezed.includes(tight)) return score;
  // A value of its own counts more than a part of a longer one.
  return squeezed.split(' ').includes(tight) ? score + 25 : score + 20;
}

function optionOf({ kind, title, path, sign, tone = '' }: Entry, at: number, query: string): HTMLElement {
  const option = create('div', {
    role: 'option',
    id: `find-${at}`,
    'data-at': String(at),
    'aria-selected': 'false',
  });
  option.append(
    create('span', { class: 'kind' }, kinds[kind].word),
    create(
      'span',
      { class: 'found', dir: 'auto' },
      ...(sign === undefined ? [] : [create('b', { class: `sign ${tone}` }, sign), ' ']),
      ...highlighted(shorten(title), query),
    ),
  );
  if (path !== '') option.append(create('span', { class: 'path', dir: 'auto' }, path));
  return option;
}

function highlighted(title: string, query: string): readonly (Node | string)[] {
  const plain = comparable(title);
  if (plain.length !== title.length) return [title];
  const words = [...new Set(comparable(query).split(/\s+/))].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(
    words.map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')).join('|'),
    'g',
  );
  const parts: (Node | string)[] = [];
  let done = 0;
  for (const match of plain.matchAll(pattern)) {
    if (match[0] === '') continue;
    parts.push(
      title.slice(done, match.index),
      create('mark', {}, title.slice(match.index, match.index + match[0].length)),
    );
    done = match.index + match[0].length;
  }
  return [...parts, title.slice(done)];
}

function shorten(title: string): string {
  return title.length > 160 ? `${title.slice(0, 159)}…` : title;
}
