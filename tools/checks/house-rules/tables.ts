import type { Scenario, Step, TableCell } from '@cucumber/messages';
import type { Fault, HouseRule } from './house-rule';

/** Rules of the house about Scenario Outlines and their tables. */
export const tables: readonly HouseRule[] = [
  {
    name: 'why-first',
    reason:
      'The report reads as a list of reasons: an outline is named <why>, and its first column says why.',
    inExample: whyFirst,
  },
  {
    name: 'rows-given',
    reason: 'A table without rows runs nothing and still looks green.',
    transcribedToo: true,
    inExample: rowsGiven,
  },
  {
    name: 'columns-used',
    reason: 'A column that no step names is expected by nobody: any value in it would pass.',
    transcribedToo: true,
    inExample: columnsUsed,
  },
  {
    name: 'columns-there',
    reason: 'A name in angle brackets without a column reaches the step as it is written.',
    transcribedToo: true,
    inExample: columnsThere,
  },
];

/** Whether an example has, or by its keyword should have, tables of cases. */
export function isOutline({ examples, keyword }: Scenario): boolean {
  return examples.length > 0 || /outline|template/i.test(keyword);
}

/** The columns of an outline, each once. */
export function columnsOf({ examples }: Scenario): readonly string[] {
  return [
    ...new Set(examples.flatMap(({ tableHeader }) => tableHeader?.cells.map(({ value }) => value) ?? [])),
  ];
}

/** The cells of one column in all tables of an outline, from top to bottom. */
export function valuesOf({ examples }: Scenario, column: string): readonly TableCell[] {
  return examples.flatMap(({ tableHeader, tableBody }) => {
    const index = tableHeader?.cells.findIndex(({ value }) => value === column) ?? -1;
    return tableBody.flatMap(({ cells }) => cells[index] ?? []);
  });
}

function whyFirst(example: Scenario): readonly Fault[] {
  if (!isOutline(example)) return [];
  const { name, location, examples } = example;
  return [
    ...(name === '<why>'
      ? []
      : [
          {
            line: location.line,
            message: `Scenario Outline "${name}": name it <why>, and let each row say why it is there`,
          },
        ]),
    ...examples
      .filter(({ tableHeader }) => tableHeader !== undefined && tableHeader.cells[0]?.value !== 'why')
      .map(({ tableHeader, location: place }) => ({
        line: (tableHeader?.location ?? place).line,
        message: 'the first column is not "why": say in it what each row shows',
      })),
    ...valuesOf(example, 'why')
      .filter(({ value }) => value === '')
      .map(({ location: place }) => ({
        line: place.line,
        message: 'a row without a reason: say why it is there',
      })),
  ];
}

function rowsGiven(example: Scenario): readonly Fault[] {
  if (!isOutline(example)) return [];
  if (example.examples.length === 0) {
    return [{ line: example.location.line, message: `${example.keyword} without Examples: give it a table` }];
  }
  return example.examples
    .filter(({ tableBody }) => tableBody.length === 0)
    .map(({ location }) => ({ line: location.line, message: 'a table without rows: fill it or delete it' }));
}

function columnsUsed(example: Scenario): readonly Fault[] {
  const text = [example.name, ...example.steps.map(wordsOf)].join('\n');
  return example.examples.flatMap(({ tableHeader }) =>
    (tableHeader?.cells ?? [])
      .filter(({ value }) => !text.includes(`<${value}>`))
      .map(({ value, location }) => ({
        line: location.line,
        message: `no step says <${value}>: use the column or delete it`,
      })),
  );
}

function columnsThere(example: Scenario): readonly Fault[] {
  return example.examples.flatMap(({ tableHeader, location: place }) => {
    const columns = tableHeader?.cells.map(({ value }) => value) ?? [];
    const named = example.steps.flatMap((step) =>
      [...step.text.matchAll(/<([^<>]+)>/g)].map((match) => match[1] ?? ''),
    );
    return [...new Set(named)]
      .filter((name) => !columns.includes(name))
      .map((name) => ({
        line: place.line,
        message: `the table has no column for <${name}>: add it or mend the name`,
      }));
  });
}

function wordsOf({ text, docString, dataTable }: Step): string {
  const cells = dataTable?.rows.flatMap((row) => row.cells.map(({ value }) => value)) ?? [];
  return [text, docString?.content, docString?.mediaType, ...cells].join('\n');
}
