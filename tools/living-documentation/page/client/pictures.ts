import { all, targetOf } from './dom';
import { ownOf, whenNear } from './near';
import { addressOf } from './store';

const waiting = '[data-content]:is(img, video):not([src])';

/** Shows pictures when they come near, and saves what is to be saved. */
export function showPictures(): void {
  whenNear((part) => void fill(ownOf(part, waiting)));
  document.addEventListener('click', (event) => {
    const button = targetOf(event, 'button.save');
    if (button) void save(button);
  });
}

/** Shows all pictures in a part of the page; done when they can be seen. */
export async function showAllPictures(root: ParentNode): Promise<void> {
  await fill(all(waiting, root));
  await Promise.all(
    all<HTMLImageElement>('img[src]', root).map((image) => image.decode().catch(() => undefined)),
  );
}

async function fill(elements: readonly HTMLElement[]): Promise<void> {
  await Promise.all(
    elements.map(async (element) => {
      const address = await addressOf(Number(element.dataset.content));
      if (address !== undefined) element.setAttribute('src', address);
    }),
  );
}

async function save(button: HTMLElement): Promise<void> {
  const address = await addressOf(Number(button.dataset.content));
  if (address === undefined) return;
  const link = document.createElement('a');
  link.href = address;
  link.download = (button.dataset.name ?? '').replace(/[^\p{L}\p{N}._ -]/gu, '_') || 'attachment';
  link.click();
}
