import { all, create, targetOf } from './dom';
import { addressOf, textIn } from './store';

/** Shows a picture large, with its words and its text drawing, and the others beside it by arrow keys. */
export function enlargePictures(): void {
  const dialog = create('dialog', { class: 'viewer', 'aria-label': 'Picture' });
  const image = create('img', {});
  const words = create('p', {});
  const drawing = create('pre', {});
  const [back, close, on] = [
    create('button', { type: 'button', 'aria-label': 'Picture before' }, '←'),
    create('button', { type: 'button', class: 'close' }, 'Close'),
    create('button', { type: 'button', 'aria-label': 'Next picture' }, '→'),
  ];
  dialog.append(image, words, drawing, create('p', { class: 'buttons' }, back, close, on));
  document.body.append(dialog);
  let group: readonly HTMLImageElement[] = [];
  let position = 0;

  const show = async (at: number) => {
    const shown = group[at];
    if (!shown) return;
    position = at;
    [back.disabled, on.disabled] = [at === 0, at === group.length - 1];
    back.hidden = on.hidden = group.length === 1;
    const index = Number(shown.dataset.content);
    image.alt = '';
    words.textContent = shown.alt;
    const [address, text = ''] = await Promise.all([addressOf(index), textIn(index)]);
    if (address !== undefined) image.src = address;
    enlarge(image, shown);
    const lines = drawingIn(text);
    drawing.textContent = lines;
    drawing.hidden = lines === '';
  };

  document.addEventListener('click', (event) => {
    const button = targetOf(event, 'button.zoom');
    if (!button) return;
    const place = button.closest('tr, .gallery, .card') ?? button;
    group = all<HTMLImageElement>('img[data-content]', place);
    void show(group.findIndex((each) => button.contains(each)));
    dialog.showModal();
  });
  back.addEventListener('click', () => void show(position - 1));
  on.addEventListener('click', () => void show(position + 1));
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') void show(position - 1);
    if (key === 'ArrowRight') void show(position + 1);
  });
}

/** Drawings may be as large as they can; pictures of pixels as large as they are. */
function enlarge(image: HTMLImageElement, small: HTMLImageElement): void {
  const ratio = Number(small.getAttribute('width')) / Number(small.getAttribute('height'));
  if (!(ratio > 0)) return;
  const width = Math.min(innerWidth * 0.85, innerHeight * 0.5 * ratio, 900, 560 * Math.sqrt(ratio));
  image.width = Math.round(width);
  image.height = Math.round(width / ratio);
}

/** The drawing in text that an SVG brings along as metadata. */
function drawingIn(svg: string): string {
  const [, text = ''] = /<metadata[^>]*>([^<]*)<\/metadata>/.exec(svg) ?? [];
  const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/^\n|\s+$/g, '').replace(/&(#x?[\da-f]+|\w+);/gi, (entity, name: string) => {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    if (!name.startsWith('#')) return named[name] ?? entity;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
