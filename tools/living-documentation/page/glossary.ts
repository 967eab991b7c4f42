import type { Model, Term } from '../model';
import { markup, type Html, nothing } from './html';
import { inlineMarkdown, markdown } from './markdown';

/** All terms, under the headings they stand under in the glossary. */
export function glossaryPart({ glossary }: Model): Html {
  if (glossary.length === 0) return nothing;
  const sections = [...new Set(glossary.map(({ section }) => section))];
  return markup`<section class="glossary" id="glossary" aria-labelledby="glossary:title"><h2 id="glossary:title">Glossary</h2>
${sections.map(
  (
    section,
  ) => markup`${section !== '' && markup`<h3>${section}</h3>`}<dl>${glossary.filter((term) => term.section === section).map(entry)}</dl>
`,
)}</section>
`;
}

function entry({ id, term, aliases, definition }: Term): Html {
  // What is set as code is a notation; what is meant is the word.
  return markup`<div id="${id}"><dt>${term}</dt><dd>${markdown(definition)}${
    aliases.length > 0 &&
    markup`<p class="aliases">also: ${aliases.map((alias, index) => markup`${index > 0 && ', '}${inlineMarkdown(alias)}`)}</p>`
  }</dd></div>
`;
}
