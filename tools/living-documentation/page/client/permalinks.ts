import { create } from './dom';
import { ownOf, whenNear } from './near';

/** Adds to what is in a rule the links to it. There are very many, so they come with what comes near. */
export function addPermalinks(): void {
  whenNear((part) => {
    for (const place of ownOf(part, 'h4, h5, tr[id] > .state')) {
      const target = place.closest<HTMLElement>('[id]');
      if (!target || place.querySelector('.permalink')) continue;
      const what = target instanceof HTMLTableRowElement ? 'row' : (target.classList[0] ?? 'place');
      const label = { class: 'permalink', href: `#${target.id}`, 'aria-label': `Link to this ${what}` };
      place.append(' ', create('a', label, '#'));
    }
  });
}
