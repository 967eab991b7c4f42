/** Finds the tags that a glossary explains: those in the first column of the table under its heading "Tags". */
export function tagsOf(glossary: string): ReadonlySet<string> {
  const [, section = ''] = /^## Tags\r?$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(glossary) ?? [];
  const rows = section.split(/\r?\n/).filter((line) => line.startsWith('|'));
  return new Set(
    rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/@[\w-]+/g)].map(([tag]) => tag)),
  );
}
