/** Markup that may stand in a page as it is. */
export class Html {
  constructor(readonly text: string) {}
}

/** What a template takes: text is escaped, markup is not, lists are joined, and nothing stays nothing. */
export type Inside = Html | string | number | false | null | undefined | readonly Inside[];

/** Nothing to show. */
export const nothing = new Html('');

/**
 * Markup with values in it. Whatever is no markup is escaped, in text and in quoted attributes alike:
 * `` markup`<p title="${name}">${name}</p>` ``. Formatters that rearrange HTML in templates do not know this name.
 */
export function markup(strings: TemplateStringsArray, ...values: readonly Inside[]): Html {
  let text = strings[0] ?? '';
  for (let index = 0; index < values.length; index += 1)
    text += textOf(values[index]) + (strings[index + 1] ?? '');
  return new Html(text);
}

/** Text that is safe between tags and in quoted attributes; what cannot be seen is given a visible sign. */
export function escapeText(text: string): string {
  return special.test(text)
    ? text.replace(specials, (character) => escapes[character] ?? signOf(character))
    : text;
}

function textOf(value: Inside): string {
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'number') return String(value);
  if (!value) return '';
  if (value instanceof Html) return value.text;
  let text = '';
  for (const each of value) text += textOf(each);
  return text;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// A terminal's colours, a null: what cannot be seen, and what HTML does not even allow.
const forbidden = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f';
/** Control characters but tab and line ends. */
export const controls = new RegExp(`[${forbidden}]`, 'g');
const special = new RegExp(`[&<>"'${forbidden}]`);
const specials = new RegExp(special, 'g');

/** Something to see for a control character, `␛` for an escape; Unicode has signs for most of them. */
export function signOf(control: string): string {
  const code = control.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '␡' : '\ufffd';
}
