import type { Description, Term } from '../model';
import { markup, type Html, type Inside, nothing } from './html';
import { type FolderSheet, line, prose } from './sheet';

/** A description: what it says, what it quotes, what was decided. */
export function descriptionOf(sheet: FolderSheet, description: Description, seen: Set<Term>): Html {
  const { prose: said, quotations, decisions } = description;
  return markup`${said !== '' && markup`<div class="prose">${prose(sheet, said, seen)}</div>`}${quotations.map(
    ({ text, source }) =>
      markup`<blockquote dir="auto">${prose(sheet, text, seen)}${source !== undefined && markup`<footer>— <cite>${line(sheet, source, seen)}</cite></footer>`}</blockquote>`,
  )}${decisions.map(
    (decision) =>
      markup`<div class="decided" role="note"><b>Decided.</b> ${line(sheet, capital(decision), seen)}</div>`,
  )}`;
}

/** The sources that no quotation of the description has named already. */
export function sourcesOf(sheet: FolderSheet, { sources, quotations }: Description, seen: Set<Term>): Inside {
  const open = sources.filter((source) => !quotations.some((quotation) => quotation.source === source));
  if (open.length === 0) return nothing;
  return markup`<p class="source"><span>Source:</span> ${open.map((source, index) => markup`${index > 0 && '; '}${line(sheet, source, seen)}`)}</p>`;
}

function capital(text: string): string {
  const [first = '', ...rest] = [...text];
  return first.toLocaleUpperCase() + rest.join('');
}
