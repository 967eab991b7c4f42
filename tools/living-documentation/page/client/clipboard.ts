import { create, targetOf, one, textOf } from './dom';

let note: HTMLElement | undefined;
let timer = 0;

/** Says something for a moment, to everybody. */
export function announce(text: string): void {
  if (!note) {
    note = create('div', { class: 'note', role: 'status' });
    document.body.append(note);
  }
  note.textContent = text;
  note.classList.add('shown');
  clearTimeout(timer);
  timer = window.setTimeout(() => note?.classList.remove('shown'), 1800);
}

/** Puts a text on the clipboard, and says so; where the browser does not allow it, says that. */
export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(done);
  } catch {
    announce(copyBySelection(text) ? done : 'This browser does not let the page copy');
  }
}

/** Buttons beside code copy it. */
export function copyCode(): void {
  document.addEventListener('click', (event) => {
    const button = targetOf(event, 'button.copy');
    const code = button?.parentElement && one('code', button.parentElement);
    if (code) void copy(code.textContent ?? textOf(code), 'Copied');
  });
}

/** Browsers that keep the clipboard from pages on disk still copy what is selected. */
function copyBySelection(text: string): boolean {
  const area = create('textarea', { class: 'unseen' });
  area.value = text;
  document.body.append(area);
  const { activeElement } = document;
  area.select();
  // There is no other way in such a browser.
  const copied = (document as { execCommand: (command: string) => boolean }).execCommand('copy');
  area.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus();
  return copied;
}
