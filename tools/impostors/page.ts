import type { Kata } from '../katas';
import type { Case } from './case';

/** Writes the page that says which example caught which impostor: one file that needs nothing else. */
export function pageOf(katas: readonly Kata[], cases: readonly Case[]): string {
  const sections = katas.flatMap(({ name, title }) =>
    sectionOf(
      title,
      cases.filter(({ kata }) => kata === name),
    ),
  );
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Impostors</title>',
    `<style>${style}</style>`,
    '<main>',
    '<h1>Impostors</h1>',
    '<p>Programs that are wrong on purpose, and the first example that tells each of them from the rules.</p>',
    ...sections,
    '</main>',
    '</html>',
    '',
  ].join('\n');
}

const style = [
  ':root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }',
  'body { margin: 0; } main { max-width: 70rem; margin: auto; padding: 1rem; }',
  'article { border-top: 1px solid #8888; padding: .75rem 0; }',
  'h3 { margin: 0; font-size: 1rem; } p { margin: .25rem 0; }',
  '.seen { font-style: italic; } .free { font-weight: bold; }',
  'code, pre { font-family: ui-monospace, monospace; font-size: .875rem; overflow-wrap: anywhere; }',
  'pre { margin: .5rem 0 0; overflow-x: auto; white-space: pre-wrap; } summary { cursor: pointer; }',
].join('\n');

function sectionOf(title: string, cases: readonly Case[]): readonly string[] {
  if (cases.length === 0) return [];
  const caught = cases.filter(({ caughtBy }) => caughtBy !== null).length;
  return [`<h2>${escaped(title)}: ${caught} of ${cases.length} caught</h2>`, ...cases.map(articleOf)];
}

function articleOf({ file, mistake, seen, caughtBy }: Case): string {
  return [
    '<article>',
    `<h3>${escaped(mistake)}</h3>`,
    ...(seen === '' ? [] : [`<p class="seen">${escaped(seen)}</p>`]),
    ...(caughtBy === null
      ? ['<p class="free">Not caught by any example.</p>']
      : [
          `<p>Caught by “${escaped(caughtBy.example)}”, an example of: ${escaped(caughtBy.rule)}</p>`,
          `<details><summary>${escaped(caughtBy.step)}</summary><pre>${escaped(caughtBy.message)}</pre></details>`,
          `<p><code>${escaped(caughtBy.uri)}:${caughtBy.line}</code></p>`,
        ]),
    `<p><code>${escaped(file)}</code></p>`,
    '</article>',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
