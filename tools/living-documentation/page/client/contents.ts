import { all, one, targetOf } from './dom';

/** Lets the list of contents follow what is being read, and opens and closes it where it has no room. */
export function followReading(): void {
  const list = one('#contents');
  if (!list) return;
  const links = new Map(
    all<HTMLAnchorElement>('a', list).map((link) => [decodeURIComponent(link.hash.slice(1)), link]),
  );
  follow(list, links);
  nameBar();
  openAndClose(list);
}

function follow(list: HTMLElement, links: ReadonlyMap<string, HTMLElement>): void {
  const read = new Set<Element>();
  let current: HTMLElement | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) read.add(target);
        else read.delete(target);
      }
      const last = [...read].reduce<Element | undefined>((deepest, section) => {
        if (!deepest) return section;
        return deepest.compareDocumentPosition(section) & Node.DOCUMENT_POSITION_FOLLOWING
          ? section
          : deepest;
      }, undefined);
      const link = last && links.get(last.id);
      if (link === current) return;
      current?.removeAttribute('aria-current');
      for (const item of all('li.open', list)) item.classList.remove('open');
      current = link;
      if (!link) return;
      link.setAttribute('aria-current', 'true');
      for (let item = link.closest('li'); item; item = item.parentElement?.closest('li') ?? null)
        item.classList.add('open');
      keepInView(list, link);
    },
    // What is read lies on a line a little below the top.
    { rootMargin: '-22% 0px -77% 0px' },
  );
  for (const section of all('.folder, .feature, .rule, #glossary'))
    if (links.has(section.id)) observer.observe(section);
}

/** The bar says the title only where the heading is out of sight. */
function nameBar(): void {
  const heading = one('.front h1');
  const home = one('.bar .home');
  if (!heading || !home) return;
  new IntersectionObserver(([entry]) => home.classList.toggle('away', entry?.isIntersecting === true), {
    rootMargin: '-56px 0px 0px 0px',
  }).observe(heading);
}

function keepInView(list: HTMLElement, link: HTMLElement): void {
  const [outer, inner] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  if (inner.top < outer.top + 40) list.scrollTop -= outer.top - inner.top + 80;
  else if (inner.bottom > outer.bottom - 40) list.scrollTop += inner.bottom - outer.bottom + 80;
}

function openAndClose(list: HTMLElement): void {
  const button = one('button.menu');
  if (!button) return;
  const isOpen = () => list.classList.contains('shown');
  const set = (open: boolean) => {
    list.classList.toggle('shown', open);
    button.setAttribute('aria-expanded', String(open));
  };
  button.addEventListener('click', () => {
    set(!isOpen());
    if (isOpen()) list.focus();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    set(false);
    button.focus();
  });
  document.addEventListener('click', (event) => {
    if (!isOpen() || targetOf(event, 'button.menu')) return;
    if (!targetOf(event, '#contents') || targetOf(event, '#contents a')) set(false);
  });
}
