import { all, textOf } from './dom';
import { ownOf, whenNear } from './near';

/** Keeps tables tables where they are set as cards, and lets keys scroll what is too wide. */
export function tendTables(): void {
  const narrow = matchMedia('(max-width: 56rem)');
  const near = new Set<HTMLElement>();
  const tend = (part: HTMLElement) => {
    if (narrow.matches) for (const table of ownOf<HTMLTableElement>(part, 'table.examples')) tellAll(table);
    letKeysScroll(ownOf(part, boxes));
  };
  whenNear((part) => {
    near.add(part);
    tend(part);
  });
  narrow.addEventListener('change', () => near.forEach(tend));
  // What is folded away has no width before it is opened.
  const opened = ({ target }: Event) => target instanceof HTMLElement && letKeysScroll(all(boxes, target));
  document.addEventListener('toggle', opened, { capture: true });
}

const boxes = 'pre, .wide, .gallery';

function letKeysScroll(scrolling: readonly HTMLElement[]): void {
  for (const box of scrolling) {
    if (box.scrollWidth > box.clientWidth + 1) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  }
}

/** Tells in each cell what its column is, and what part of a table it is: a card does not show it. */
function tellAll(table: HTMLTableElement): void {
  if (table.hasAttribute('role')) return;
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])].map((head) =>
    head.querySelector('.unseen') ? '' : textOf(head),
  );
  for (const row of all<HTMLTableRowElement>('tbody > tr[id]', table))
    for (const [column, cell] of [...row.cells].entries())
      if (heads[column] && cell.hasChildNodes()) cell.dataset.head = heads[column];
  keepRoles(table);
}

/** Some browsers take a table that is set as blocks for no table any more. */
function keepRoles(table: HTMLTableElement): void {
  table.setAttribute('role', 'table');
  for (const group of all('thead, tbody', table)) group.setAttribute('role', 'rowgroup');
  for (const row of all('tr', table)) row.setAttribute('role', 'row');
  for (const cell of all('td', table)) cell.setAttribute('role', 'cell');
  for (const cell of all('thead th', table)) cell.setAttribute('role', 'columnheader');
  for (const cell of all('tbody th', table)) cell.setAttribute('role', 'rowheader');
}
