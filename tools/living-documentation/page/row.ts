import { type Problem, type Row, type State, states } from '../model';
import { pictureOf } from './attachments';
import { notesOn, shownIn } from './attempt';
import type { PictureColumn, Setting } from './columns';
import { escapeText, Html, markup } from './html';
import { mark } from './marks';
import { frames, isPicture } from './pictures';
import type { FolderSheet } from './sheet';
import { commentsOf } from './steps';

/** How the rows of a table are set. */
export interface Layout {
  readonly header: readonly string[];
  readonly settings: readonly Setting[];
  readonly cellFrames: readonly { readonly start: string; readonly end: string }[];
  readonly pictures: readonly PictureColumn[];
}

/** A row with its state and pictures, and below it what is to be said of it. */
export function rowOf(sheet: FolderSheet, row: Row, layout: Layout, explained: Set<string>): Html {
  const main = mainRow(sheet, row, layout);
  if (isPlain(sheet, row)) return main;
  const wide = layout.header.length + layout.pictures.length;
  const comments = markup`${commentsOf(row)}`;
  const notes = notesOn(
    sheet,
    row,
    row.problems.filter((problem) => isNews(problem, explained)),
  );
  return markup`${comments.text !== '' && markup`<tr class="said"><td></td><td colspan="${wide}">${comments}</td></tr>`}${main}${
    notes.length > 0 &&
    markup`<tr class="notes ${row.state}"><td></td><td colspan="${wide}">${notes}</td></tr>\n`
  }`;
}

/** Whether there is nothing to say of a row but its cells and pictures: nearly all are so, and there may be many. */
function isPlain(
  sheet: FolderSheet,
  { state, comments, problems, earlierAttempts, attachments }: Row,
): boolean {
  return (
    state === 'passed' &&
    comments.length + problems.length + earlierAttempts.length === 0 &&
    attachments.every(({ content }) => {
      const shown = sheet.contents[content];
      return shown === undefined || isPicture(shown);
    })
  );
}

/** The row itself, put together without intermediate pieces. */
function mainRow(sheet: FolderSheet, row: Row, { cellFrames, pictures }: Layout): Html {
  let text = `<tr id="${escapeText(row.id)}"${row.state === 'passed' ? '' : ` class="${row.state}"`}>`;
  text += `<td class="state">${marks[row.state].text}</td>`;
  cellFrames.forEach(({ start, end }, column) => (text += start + escapeText(row.cells[column] ?? '') + end));
  const shown = pictures.length > 0 ? shownIn(sheet, row) : [];
  for (const { holds } of pictures) {
    text += '<td class="pictures">';
    for (const attachment of shown)
      if (holds(attachment)) text += pictureOf(sheet, attachment, frames.row).text;
    text += '</td>';
  }
  return new Html(`${text}</tr>\n`);
}

const marks = Object.fromEntries(states.map((state) => [state, mark(state)])) as Readonly<
  Record<State, Html>
>;

/** Of rows that all miss the same step definition, the first says so for all. */
function isNews({ state, step, hook, snippets, definitions }: Problem, explained: Set<string>): boolean {
  if (state === 'failed') return true;
  const key = JSON.stringify([state, step, hook, snippets, definitions]);
  if (explained.has(key)) return false;
  explained.add(key);
  return true;
}
