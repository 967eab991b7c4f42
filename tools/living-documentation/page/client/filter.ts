import { all, create, one, targetOf } from './dom';

/** An example on the page, with what it can be filtered by. */
interface Item {
  readonly element: HTMLElement;
  readonly state: string;
  readonly tags: ReadonlySet<string>;
  /** What it stands in, from the inside out. */
  readonly around: readonly HTMLElement[];
}

interface Filter {
  state: string | undefined;
  tag: string | undefined;
}

const containers = '.piece, .table, .outline, .rule, .feature, .folder';

/** Shows only examples of a state, or with a tag; returns how to make one part visible again. */
export function filterExamples(): (target: HTMLElement) => void {
  const filter: Filter = { state: undefined, tag: undefined };
  const bar = one('#filter');
  if (!bar) return () => undefined;
  const buttons = all('button', bar);
  const status = create('p', { role: 'status' });
  const reset = create('button', { type: 'button', class: 'reset' }, 'Show all');
  status.hidden = reset.hidden = true;
  bar.append(status, reset);
  let known: readonly Item[] | undefined;

  const apply = () => {
    // There may be very many examples: they are read when somebody wants to see only some.
    const items = (known ??= readItems());
    const shown = items.filter(
      ({ state, tags }) =>
        (filter.state ?? state) === state && (filter.tag === undefined || tags.has(filter.tag)),
    );
    const active = filter.state !== undefined || filter.tag !== undefined;
    hideAllBut(items, shown, active);
    bar.classList.toggle('active', active);
    reset.hidden = status.hidden = !active;
    status.textContent = active
      ? `${shown.length.toLocaleString('en')} of ${items.length.toLocaleString('en')} examples`
      : '';
    for (const button of buttons) {
      const { state, tag } = button.dataset;
      button.setAttribute(
        'aria-pressed',
        String(state !== undefined ? filter.state === state : filter.tag === tag),
      );
    }
  };
  const toggle = (key: keyof Filter, value: string) => {
    filter[key] = filter[key] === value ? undefined : value;
    apply();
  };
  const clear = () => {
    filter.state = filter.tag = undefined;
    apply();
  };

  reset.addEventListener('click', clear);
  document.addEventListener('click', (event) => {
    const button = targetOf(event, 'button[data-tag], button[data-state]');
    if (!button) return;
    const { tag, state } = button.dataset;
    const inText = !bar.contains(button);
    if (tag !== undefined) toggle('tag', tag);
    else if (state !== undefined) toggle('state', state);
    if (inText) button.scrollIntoView({ block: 'center' });
  });
  return (target) => {
    if (target.closest('[hidden]')) clear();
  };
}

function readItems(): readonly Item[] {
  const known = new Map<Element | null, { tags: ReadonlySet<string>; around: readonly HTMLElement[] }>();
  const contextOf = (
    element: HTMLElement | null,
  ): { tags: ReadonlySet<string>; around: readonly HTMLElement[] } => {
    const found = known.get(element);
    if (found) return found;
    const outer = element?.parentElement?.closest<HTMLElement>(containers) ?? null;
    const above = outer ? contextOf(outer) : { tags: new Set<string>(), around: [] };
    const own = element?.dataset.tags?.split(' ') ?? [];
    const context = {
      tags: own.length > 0 ? new Set([...above.tags, ...own]) : above.tags,
      around: element ? [element, ...above.around] : [],
    };
    known.set(element, context);
    return context;
  };
  return all('table.examples > tbody > tr[id], section.example').map((element) => {
    const isRow = element instanceof HTMLTableRowElement;
    const { tags, around } = isRow ? contextOf(element.closest<HTMLElement>(containers)) : contextOf(element);
    const [, state = 'passed'] = /^(?:example )?([\w-]+)/.exec(element.className) ?? [];
    return { element, state, tags, around };
  });
}

function hideAllBut(items: readonly Item[], shown: readonly Item[], active: boolean): void {
  const visible = new Set(shown.flatMap(({ element, around }) => [element, ...around]));
  const touched = new Set(items.flatMap(({ element, around }) => [element, ...around]));
  for (const element of all(containers)) touched.add(element);
  for (const element of touched) {
    const hidden = active && !visible.has(element);
    element.hidden = hidden;
    const next = element.nextElementSibling;
    if (next instanceof HTMLElement && next.matches('tr.notes')) next.hidden = hidden;
    const before = element.previousElementSibling;
    if (before instanceof HTMLElement && before.matches('tr.said')) before.hidden = hidden;
  }
  for (const link of all<HTMLAnchorElement>('#contents a')) {
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    const item = link.closest('li');
    if (item) item.hidden = active && target?.hidden === true;
  }
}
