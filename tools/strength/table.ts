/** How strong the specs of a kata are; what no run has counted yet is not there. */
export interface Strength {
  readonly title: string;
  readonly rules: number;
  readonly examples: number;
  readonly cases: number | undefined;
  readonly impostors: { readonly impostors: number; readonly caught: number } | undefined;
  readonly mutants:
    { readonly changes: number; readonly noticed: number; readonly equivalent: number } | undefined;
}

const columns = ['kata', 'rules', 'examples', 'impostors caught', 'mutants noticed', 'cases enumerated'];

/** Writes a Markdown table, a row for each kata, its columns as wide as they must be. */
export function tableOf(strengths: readonly Strength[]): string {
  const rows = [columns, ...strengths.map(rowOf)];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const lines = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

function rowOf({ title, rules, examples, cases, impostors, mutants }: Strength): readonly string[] {
  return [
    title,
    grouped(rules),
    grouped(examples),
    impostors ? `${impostors.caught} of ${impostors.impostors}` : '?',
    mutants ? `${mutants.noticed} of ${mutants.changes - mutants.equivalent}` : '?',
    cases === undefined ? '?' : grouped(cases),
  ];
}

function grouped(count: number): string {
  return count.toLocaleString('en');
}
