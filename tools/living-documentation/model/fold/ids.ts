import type { ExamplesTable, Feature, Folder, Group, Outline, Row, Scenario } from '../model';
import { digest, distinctKeys, slug } from '../text/slug';

/**
 * Writes the permalinks. They are made of names and values, never of positions, so they outlive rebuilding
 * and re-ordering:
 *
 *     yatzy                                     a folder: its name
 *     yatzy/two-pairs                           a feature: the folder's id, and its name
 *     yatzy/two-pairs/four-equal-dice           a rule: the feature's id, and its name
 *     yatzy/two-pairs/four-equal-dice/why       a scenario or outline: the rule's id (`-` outside any), and its name
 *     row-0f3b681cda24                          a row: a digest of the rule's id and of its values by column
 *
 * Where names clash, all that clash take something more: the path, the file's name, or a digest of their steps.
 */
export function writeIds(folders: readonly Folder[]): void {
  write(
    folders,
    ({ path }) => slug(path.split('/').at(-1) ?? '') || 'features',
    ({ path }) => slug(path),
  );
  for (const folder of folders) {
    const under = (feature: Feature) => `${folder.id}/${slug(feature.name) || slug(fileOf(feature))}`;
    write(folder.features, under, (feature) => `${under(feature)}-${slug(fileOf(feature))}`);
    for (const feature of folder.features) writeIdsIn(feature);
  }
}

function writeIdsIn(feature: Feature): void {
  const ruleKey = (rule: Group) =>
    `${feature.id}/${rule.kind === 'without-rule' ? '-' : slug(rule.name) || 'rule'}`;
  write(feature.groups, ruleKey, (rule) => `${ruleKey(rule)}-${digest(contentOfRule(rule), 6)}`);
  for (const group of feature.groups) {
    const exampleKey = (example: Scenario | Outline) => `${group.id}/${slug(example.name) || example.kind}`;
    write(group.examples, exampleKey, (example) => `${exampleKey(example)}-${digest(contentOf(example), 6)}`);
    const rows = group.examples.flatMap((example) => {
      if (example.kind === 'outline') return rowsOf(example);
      write([example.example], () => example.id);
      return [];
    });
    writeRowIds(group, rows);
  }
}

interface PlacedRow {
  readonly row: { id: string; readonly cells: Row['cells'] };
  /** The columns of its table, by name. */
  readonly columns: readonly { readonly name: string; readonly index: number }[];
  readonly table: ExamplesTable;
  readonly outline: Outline;
}

function writeRowIds(group: Group, rows: readonly PlacedRow[]): void {
  const id = (text: string) => `row-${digest(text, 12)}`;
  const values = ({ row, columns }: PlacedRow) =>
    columns.reduce((text, { name, index }) => `${text}\n${name}\t${row.cells[index] ?? ''}`, group.id);
  const keys = distinctKeys(
    rows,
    (placed) => id(values(placed)),
    (placed) => id(`${values(placed)}\n${contentOf(placed.outline)}\n${placed.table.name}`),
  );
  rows.forEach(({ row }, index) => (row.id = keys[index] ?? ''));
}

function rowsOf(outline: Outline): readonly PlacedRow[] {
  return outline.tables.flatMap((table) => {
    const columns = table.header
      .map((name, index) => ({ name, index }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
    return table.rows.map((row) => ({ row, columns, table, outline }));
  });
}

function write<T extends { id: string }>(
  parts: readonly T[],
  ...keysOf: readonly ((part: T) => string)[]
): void {
  const keys = distinctKeys(parts, ...keysOf);
  parts.forEach((part, index) => (part.id = keys[index] ?? ''));
}

function fileOf({ uri }: Feature): string {
  return (uri.split('/').at(-1) ?? '').replace(/\.feature(\.md)?$/, '');
}

function contentOfRule(rule: Group): string {
  return JSON.stringify(rule.examples.map((example) => [example.name, contentOf(example)]).sort());
}

function contentOf(example: Scenario | Outline): string {
  const steps = example.steps.map(({ text, docString, table }) => [text, docString?.content, table]);
  const columns = example.kind === 'outline' ? example.tables.flatMap(({ header }) => header) : [];
  return JSON.stringify([steps, [...new Set(columns)].sort()]);
}
