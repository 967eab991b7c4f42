import MarkdownIt from 'markdown-it';
import type { Term } from '../model';
import { controls, escapeText, Html, signOf } from './html';
import type { Terms } from './terms';

/** What a piece of Markdown is written for. */
export interface Setting {
  /** Glossary words to be linked where they first stand. */
  readonly terms?: Terms;
  readonly seen?: Set<Term>;
  /** Where a relative link leads; nothing where that is not known: its text stays, without a link. */
  readonly resolve?: (link: string) => string | undefined;
}

/** What the rules of rendering know of the piece they are at. */
class Pass {
  /** For each link that is open, innermost last, whether it is one on the page. */
  readonly links: boolean[] = [];

  constructor(readonly setting: Setting) {}
}

/** Renders Markdown: HTML in it shows as text, pictures become links, and only harmless links are links. */
export function markdown(text: string, setting: Setting = {}): Html {
  return new Html(renderer.render(shown(text), { pass: new Pass(setting) }).trim());
}

/** Renders Markdown that has to fit into a line. */
export function inlineMarkdown(text: string, setting: Setting = {}): Html {
  return new Html(renderer.renderInline(shown(text).replace(/\s*\n\s*/g, ' '), { pass: new Pass(setting) }));
}

const renderer = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable(['image']);

// Headings of a description would break the order of the page's own.
renderer.renderer.rules.heading_open = () => '<p class="heading">';
renderer.renderer.rules.heading_close = () => '</p>\n';

renderer.renderer.rules.text = (tokens, index, _, env) => {
  const { content = '' } = tokens[index] ?? {};
  const { setting, links } = passOf(env);
  const { terms, seen } = setting;
  return terms && seen && links.length === 0 ? terms.mark(content, seen).text : escapeText(content);
};

renderer.renderer.rules.link_open = (tokens, index, _, env) => {
  const { setting, links } = passOf(env);
  const target = targetOf(String(tokens[index]?.attrGet('href') ?? ''), setting);
  links.push(target !== undefined);
  return target === undefined ? '<span>' : `<a href="${escapeText(target)}" rel="noreferrer">`;
};
renderer.renderer.rules.link_close = (_tokens, _index, _, env) =>
  passOf(env).links.pop() ? '</a>' : '</span>';

function passOf(env: Readonly<Record<string, unknown>> | undefined): Pass {
  const pass = env?.pass;
  if (pass instanceof Pass) return pass;
  throw new Error('Markdown is rendered without its setting.');
}

/** Only the web, mail, places in the page, and what the setting knows. */
function targetOf(link: string, { resolve }: Setting): string | undefined {
  if (/^(https?:\/\/|mailto:|#)/i.test(link)) return link;
  return /^[a-z][a-z\d+.-]*:|^\/\//i.test(link) ? undefined : resolve?.(link);
}

/** Without the characters that cannot be seen, for code in Markdown is escaped by the library. */
function shown(text: string): string {
  return text.replace(controls, signOf);
}
