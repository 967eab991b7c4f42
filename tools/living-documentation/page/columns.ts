import type { Attachment, ExamplesTable, Outline } from '../model';

/** How the cells of a column are set. */
export type Setting = 'number' | 'notation' | 'text' | 'long';

/** How each column of a table is set, from what stands in all its rows. */
export function settingsOf({ header, rows }: ExamplesTable): readonly Setting[] {
  return header.map((_, column) => {
    const cells = rows.map(({ cells: all }) => all[column] ?? '').filter((cell) => cell !== '');
    if (cells.length === 0) return 'text';
    if (cells.every((cell) => /^[-+−]?[\d.,]*\d%?$/.test(cell) && !/\d,\d(?!\d\d)/.test(cell)))
      return 'number';
    const isNotation = (cell: string) =>
      cell.length <= 40 && !/\p{L}{4}/u.test(cell) && /[^\p{L}\p{M}\s]/u.test(cell);
    if (cells.every(isNotation)) return 'notation';
    // Only where a word is longer than a line may words be broken: it would let all columns shrink.
    return cells.some((cell) => /\S{29}/.test(cell)) ? 'long' : 'text';
  });
}

/** The column that names the rows: the one the outline's name is made of, or else the first. */
export function namingColumn({ name }: Outline, { header }: ExamplesTable): number {
  const parameter = soleParameter(name);
  return parameter === undefined ? 0 : Math.max(0, header.indexOf(parameter));
}

/** The parameter that is all of an outline's name: such a name says nothing that the table does not. */
export function soleParameter(name: string): string | undefined {
  return /^<([^<>]+)>$/.exec(name.trim())?.[1];
}

/** A column of pictures: those with its role, or without any that has a column of its own. */
export interface PictureColumn {
  readonly title: string;
  readonly holds: (attachment: Attachment) => boolean;
}

/** The columns that the pictures of a table's rows need: what was before, and what comes of it. */
export function pictureColumns(rows: readonly (readonly Attachment[])[]): readonly PictureColumn[] {
  const all = rows.flat();
  const roles = (['before', 'after'] as const).filter((role) =>
    all.some((attachment) => attachment.role === role),
  );
  const others = all.some(({ role }) => !roles.some((known) => known === role));
  return [
    ...(others
      ? [{ title: 'picture', holds: ({ role }: Attachment) => !roles.some((known) => known === role) }]
      : []),
    ...roles.map((role) => ({ title: role, holds: (attachment: Attachment) => attachment.role === role })),
  ];
}

/** Shares of a table's width, in per cent, for tables that are too long for a browser to measure. */
export function widthsOf({ header, rows }: ExamplesTable, pictures: number): readonly number[] {
  const lengths = header.map((name, column) =>
    Math.min(40, Math.max(name.length, ...rows.map(({ cells }) => (cells[column] ?? '').length), 4)),
  );
  const shares = [...lengths, ...Array.from({ length: pictures }, () => 18)];
  const sum = shares.reduce((one, other) => one + other, 8);
  return [8, ...shares].map((share) => Math.max(3, Math.floor((100 * share) / sum)));
}
