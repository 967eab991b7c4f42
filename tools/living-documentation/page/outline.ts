import type { ExamplesTable, Outline, Term } from '../model';
import { shownIn } from './attempt';
import { namingColumn, pictureColumns, type Setting, settingsOf, soleParameter, widthsOf } from './columns';
import { descriptionOf } from './description';
import { type Html, type Inside, markup, nothing } from './html';
import { tagData, tagList } from './marks';
import { type Layout, rowOf } from './row';
import type { FolderSheet } from './sheet';
import { commentsOf, stepList, withParameters } from './steps';

/** Longer tables are cut into pieces that a browser lays out only when they are looked at. */
const longest = 150;
const pieceLength = 100;

/** An outline: its steps once, then its tables, with a state and the pictures in each row. */
export function outlineOf(sheet: FolderSheet, outline: Outline, level: 4 | 5, seen: Set<Term>): Html {
  const { id, name, keyword, tags, steps, tables } = outline;
  const parameters = new Set(tables.flatMap(({ header }) => header));
  const title = markup`<span class="keyword">${keyword}</span> <span class="name">${withParameters(name, parameters)}</span>`;
  const headed = soleParameter(name) === undefined && name !== '';
  const explained = new Set<string>();
  return markup`<section class="outline" id="${id}"${tagData(tags)}>
${headed && (level === 4 ? markup`<h4>${title}</h4>` : markup`<h5>${title}</h5>`)}${tagList(sheet, tags)}
${descriptionOf(sheet, outline.description, seen)}${commentsOf(outline)}
${stepList(sheet, steps, seen)}
${tables.map((table) => tableOf(sheet, outline, table, seen, explained))}</section>
`;
}

function tableOf(
  sheet: FolderSheet,
  outline: Outline,
  table: ExamplesTable,
  seen: Set<Term>,
  explained: Set<string>,
): Html {
  if (table.header.length === 0) return nothing;
  const { name, keyword, tags, rows, description } = table;
  const layout = layoutOf(sheet, outline, table);
  const pieces: Inside[] = [];
  const long = rows.length > longest;
  for (let start = 0; start < rows.length || start === 0; start += pieceLength) {
    const piece = long ? rows.slice(start, start + pieceLength) : rows;
    const caption = markup`${start === 0 && name !== '' && markup`<caption><span class="unseen">${keyword}</span> ${withParameters(name, new Set())}</caption>`}${
      start > 0 && markup`<caption class="unseen">rows ${start + 1} to ${start + piece.length}</caption>`
    }`;
    pieces.push(markup`<div class="${long ? 'piece' : 'wide'}"><table class="examples${long && ' fixed'}">${caption}${long && columnsOf(table, layout)}${headOf(sheet, layout)}<tbody>
${piece.map((row) => rowOf(sheet, row, layout, explained))}</tbody></table></div>
`);
    if (!long) break;
  }
  return markup`<div class="table"${tagData(tags)}>${tagList(sheet, tags)}${descriptionOf(sheet, description, seen)}${commentsOf(table)}${pieces}</div>`;
}

function layoutOf(sheet: FolderSheet, outline: Outline, table: ExamplesTable): Layout {
  const settings = settingsOf(table);
  return {
    header: table.header,
    settings,
    cellFrames: cellFramesOf(table.header, settings, namingColumn(outline, table)),
    pictures: pictureColumns(table.rows.map((row) => shownIn(sheet, row))),
  };
}

function columnsOf(table: ExamplesTable, { pictures }: Layout): Html {
  return markup`<colgroup>${widthsOf(table, pictures.length).map((width) => markup`<col width="${width}%">`)}</colgroup>`;
}

function headOf(sheet: FolderSheet, { header, settings, pictures }: Layout): Html {
  const seen = new Set<Term>();
  return markup`<thead><tr><th scope="col" class="state"><span class="unseen">state</span></th>${header.map(
    (name, column) =>
      markup`<th scope="col"${settings[column] === 'number' && markup` class="number"`}>${sheet.terms.mark(name, seen)}</th>`,
  )}${pictures.map(({ title }) => markup`<th scope="col">${pictures.length === 1 && title === 'picture' ? markup`<span class="unseen">picture</span>` : title}</th>`)}</tr></thead>`;
}

/** What stands around the cells of each column: the same in all its rows. */
function cellFramesOf(
  header: readonly string[],
  settings: readonly Setting[],
  naming: number,
): Layout['cellFrames'] {
  return header.map((_, column) => {
    const setting = settings[column] ?? 'text';
    const attributes = setting !== 'text' && markup` class="${setting}"`;
    return column === naming
      ? { start: markup`<th scope="row"${attributes}>`.text, end: '</th>' }
      : { start: markup`<td${attributes}>`.text, end: '</td>' };
  });
}
