import { type Model, type State, states } from '../model';
import { markup, type Html, type Inside, nothing } from './html';
import type { Sheet } from './sheet';
import { stateWords } from './words';

/** The buttons that show only examples of a state, or with a tag; the page's script makes them work. */
export function filterBar(sheet: Sheet, model: Model): Html {
  const { counts } = model;
  const found = states.filter((state) => counts[state] > 0);
  const byState = found.length > 1 ? found.map((state) => stateChip(state, counts[state])) : [];
  const byTag = [...tagsIn(model)].map(([tag, number]) => {
    const meaning = sheet.tagMeanings.get(tag);
    return chip(tag, tag, number, markup`data-tag="${tag}"${meaning && markup` data-term="${meaning.id}"`}`);
  });
  if (byState.length + byTag.length === 0) return nothing;
  return markup`<div class="filter" id="filter">${group('State', byState)}${group('Tag', byTag)}</div>
`;
}

function group(title: string, chips: readonly Html[]): Inside {
  return (
    chips.length > 0 &&
    markup`<div role="group" aria-label="${title}"><span class="title">${title}</span>${chips}</div>`
  );
}

function stateChip(state: State, number: number): Html {
  return chip(state, stateWords[state].word, number, markup`data-state="${state}"`);
}

function chip(kind: string, words: string, number: number, data: Html): Html {
  return markup`<button type="button" class="chip ${kind}" ${data} aria-pressed="false">${words} <span class="number">${number.toLocaleString('en')}</span></button>`;
}

/** How many examples have each tag, in the order of the page. */
function tagsIn({ folders }: Model): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (number: number, ...parts: readonly { readonly tags: readonly string[] }[]) => {
    for (const tag of new Set(parts.flatMap(({ tags }) => tags)))
      counts.set(tag, (counts.get(tag) ?? 0) + number);
  };
  for (const feature of folders.flatMap(({ features }) => features))
    for (const group of feature.groups)
      for (const example of group.examples) {
        if (example.kind === 'scenario') add(1, feature, group, example);
        else for (const table of example.tables) add(table.rows.length, feature, group, example, table);
      }
  return counts;
}
