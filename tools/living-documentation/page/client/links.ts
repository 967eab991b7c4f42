import { copy } from './clipboard';
import { targetOf } from './dom';

let beforeGoing: (target: HTMLElement) => void = () => undefined;

/** Goes to a part of the page by its id; without moving the focus there if a pointer led the way. */
export function goTo(id: string, { focus = true } = {}): void {
  const target = document.getElementById(id);
  if (!target) return;
  beforeGoing(target);
  history.pushState(undefined, '', `#${encodeURIComponent(id).replaceAll('%2F', '/')}`);
  arrive(target);
  if (focus) {
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
}

/** Links inside the page lead to what is shown; permalinks are copied as well. */
export function followLinks(makeVisible: (target: HTMLElement) => void): void {
  beforeGoing = makeVisible;
  document.addEventListener('click', (event) => {
    const link = targetOf<HTMLAnchorElement>(event, 'a[href^="#"]');
    if (
      !link ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.button !== 0
    )
      return;
    event.preventDefault();
    goTo(idIn(link.hash), { focus: !link.classList.contains('permalink') });
    if (link.classList.contains('permalink')) void copy(location.href, 'Link copied');
  });
  window.addEventListener('popstate', arriveAtAddress);
  arriveAtAddress();
}

function arriveAtAddress(): void {
  const target = document.getElementById(idIn(location.hash));
  if (!target) return;
  beforeGoing(target);
  arrive(target);
}

/** Parts above may take their real height only when they come near: what was found is looked up again. */
function arrive(target: HTMLElement): void {
  for (const marked of document.querySelectorAll('.arrived')) marked.classList.remove('arrived');
  target.classList.add('arrived');
  target.scrollIntoView();
  let again = 3;
  const settle = () => {
    target.scrollIntoView();
    if ((again -= 1) > 0) requestAnimationFrame(settle);
  };
  requestAnimationFrame(settle);
}

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
