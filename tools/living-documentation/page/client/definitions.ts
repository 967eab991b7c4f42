import { create, one, targetOf } from './dom';

const words = 'a.term, [data-term]';

/** Explains words of the glossary where they stand: on hover, on focus, and on tap. */
export function explainTerms(): void {
  const card = create('div', { class: 'definition', role: 'tooltip', id: 'definition' });
  card.hidden = true;
  document.body.append(card);
  let shown: HTMLElement | undefined;
  let timer = 0;

  const hide = () => {
    clearTimeout(timer);
    card.hidden = true;
    shown?.removeAttribute('aria-describedby');
    shown = undefined;
  };
  const show = (word: HTMLElement) => {
    clearTimeout(timer);
    if (word === shown) return;
    hide();
    const entry = document.getElementById(idOf(word));
    if (!entry) return;
    card.replaceChildren(...explanationOf(entry));
    card.hidden = false;
    place(card, word);
    word.setAttribute('aria-describedby', card.id);
    shown = word;
  };
  const later = (task: () => void, milliseconds: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(task, milliseconds);
  };

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'touch') return;
    const word = targetOf(event, words);
    if (word) later(() => show(word), shown ? 0 : 120);
    // Who wants to read on or select in the card may move there.
    else if (targetOf(event, '.definition')) clearTimeout(timer);
    else if (shown && shown !== document.activeElement) later(hide, 250);
    else if (!shown) clearTimeout(timer);
  });
  document.addEventListener('focusin', (event) => {
    const word = targetOf(event, words);
    if (word?.matches(':focus-visible')) show(word);
    else if (shown && !targetOf(event, '.definition')) hide();
  });
  document.addEventListener('click', (event) => {
    const word = targetOf(event, 'a.term');
    if (word && word !== tapped && !event.ctrlKey && !event.metaKey) {
      // A first tap explains; a second one goes to the glossary.
      event.preventDefault();
      show(word);
      tapped = word;
    } else if (!targetOf(event, '.definition')) {
      tapped = undefined;
      hide();
    }
  });
  let tapped: HTMLElement | undefined;
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !shown) return;
    hide();
    tapped = undefined;
  });
  window.addEventListener('scroll', () => shown && place(card, shown), { passive: true });
}

function idOf(word: HTMLElement): string {
  return word.dataset.term ?? decodeURIComponent(word.getAttribute('href')?.slice(1) ?? '');
}

function explanationOf(entry: HTMLElement): readonly Node[] {
  const [term, meaning] = [one('dt', entry), one('dd', entry)];
  const parts = [create('b', {}, ...(term ? [...term.childNodes].map(copyOf) : []))];
  return [...parts, ...(meaning ? [...meaning.childNodes].map(copyOf) : [])];
}

function copyOf(node: Node): Node {
  return node.cloneNode(true);
}

/** Below the word, or above it where there is no room; never over the edge. */
function place(card: HTMLElement, word: HTMLElement): void {
  const [box] = word.getClientRects();
  if (!box) return;
  const { width, height } = card.getBoundingClientRect();
  const left = Math.max(8, Math.min(box.left, document.documentElement.clientWidth - width - 8));
  const below = box.bottom + 6;
  card.style.left = `${left}px`;
  card.style.top = `${below + height > innerHeight && box.top > height + 6 ? box.top - height - 6 : below}px`;
}
