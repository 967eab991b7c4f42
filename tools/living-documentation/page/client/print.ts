import { all, targetOf } from './dom';
import { announce } from './clipboard';
import { showAllPictures } from './pictures';

/** More pictures than this are not fetched for paper unless somebody asks for a part of the page. */
const most = 6000;

/** Prints the page, or a part of it, with all its pictures: a browser does not wait for them by itself. */
export function printWithPictures(): void {
  const print = async (part: HTMLElement | undefined) => {
    const root = part ?? document;
    const { length } = all('img[data-content]', root);
    if (length > 200) announce('Preparing the pages …');
    await showAllPictures(root);
    if (part) {
      document.documentElement.classList.add('partly');
      part.classList.add('printed');
    }
    window.print();
  };
  window.addEventListener('afterprint', () => {
    document.documentElement.classList.remove('partly');
    for (const part of all('.printed')) part.classList.remove('printed');
  });
  document.addEventListener('click', (event) => {
    const button = targetOf(event, 'button.print');
    if (button) void print(document.getElementById(button.dataset.print ?? '') ?? undefined);
  });
  document.addEventListener('keydown', (event) => {
    if (
      event.key.toLowerCase() !== 'p' ||
      !(event.ctrlKey || event.metaKey) ||
      event.shiftKey ||
      event.altKey
    )
      return;
    if (all('img[data-content]').length > most) return;
    event.preventDefault();
    void print(undefined);
  });
  window.addEventListener('beforeprint', () => {
    if (all('img[data-content]').length <= most) void showAllPictures(document);
  });
}
