/** Markup that may stand in a page as it is. */
export class Html {
  constructor(readonly markup: string) {}
}

/** What a template takes: text is escaped, markup is not, lists are joined, and nothing stays nothing. */
export type Inside = Html | string | number | false | null | undefined | readonly Inside[];

/** Nothing to show. */
export const nothing = new Html('');

/**
 * Markup with values in it. Whatever is no markup is escaped, in text and in quoted attributes alike:
 * `` html`<p title="${name}">${name}</p>` ``.
 */
export function html(strings: TemplateStringsArray, ...values: readonly Inside[]): Html {
  let markup = strings[0] ?? '';
  for (const [index, value] of values.entries()) markup += markupOf(value) + (strings[index + 1] ?? '');
  return new Html(markup);
}

/** Text that is safe between tags and in quoted attributes; what cannot be seen is given a visible sign. */
export function escapeText(text: string): string {
  return special.test(text) ? text.replace(specials, (character) => escapes[character] ?? signOf(character)) : text;
}

/** Data inside a `<script type="application/json">`, which nothing in it can end. */
export function jsonInScript(value: unknown): Html {
  return new Html(JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, unicodeEscape));
}

function markupOf(value: Inside): string {
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'number') return String(value);
  if (!value) return '';
  return value instanceof Html ? value.markup : value.map(markupOf).join('');
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// Control characters but tab and line ends: a terminal's colours, a null, which HTML does not even allow.
const forbidden = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f';
const special = new RegExp(`[&<>"'${forbidden}]`);
const specials = new RegExp(special, 'g');

/** `␛` for an escape character: Unicode has a picture of each of the first 32 control characters. */
function signOf(control: string): string {
  const code = control.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '␡' : '\ufffd';
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
