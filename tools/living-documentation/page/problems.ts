import type { Definition, DiffLine, ErrorText, Hook, Problem, Snippet, State } from '../model';
import { markup, type Html, type Inside, nothing } from './html';
import { mark } from './marks';
import { placeOf, type Sheet } from './sheet';
import { stateWords } from './words';

/** What may stand with a problem. */
export interface ProblemNotes {
  /** What should be to be seen, and what is. */
  readonly pictures?: Readonly<Partial<Record<Side, Html>>>;
  /** Whether the step is to be said: not where it stands right above. */
  readonly step?: boolean;
  /** The state that is said already; another one is said with the problem. */
  readonly said?: State;
  /** The line of the row that the step was run for. */
  readonly row?: number;
}

type Side = 'expected' | 'actual';

/** A step or hook that is not green: which, where, and what is to be done about it. */
export function problemOf(
  sheet: Sheet,
  problem: Problem,
  { pictures = {}, step = true, said, row }: ProblemNotes = {},
): Html {
  const { state, hook, text, keyword, place, error, snippets, definitions } = problem;
  const what = hook
    ? nameOf(hook)
    : step && text !== undefined && markup`<b class="keyword">${keyword}</b>${text}`;
  const rowed = !hook && row !== undefined && `, row in line ${row}`;
  const where =
    place && markup`<span class="place" dir="ltr">${placeOf(sheet, place.uri, place.line)}${rowed}</span>`;
  return markup`<div class="problem ${stateWords[state].tone}">
<p class="what">${state !== said && markup`${mark(state)} `}${what && markup`<span class="step">${what}</span> `}${where}</p>
${state === 'ambiguous' ? nothing : errorOf(error, pictures)}${hintOf(sheet, problem)}
${state === 'ambiguous' && candidates(sheet, definitions)}${snippetsOf(snippets)}</div>`;
}

/** An error with its values side by side, as text and as pictures, or its difference; then its words. */
export function errorOf(
  error: ErrorText | undefined,
  pictures: NonNullable<ProblemNotes['pictures']> = {},
): Html {
  if (!error) return valuesOf({}, pictures);
  const { type, message, stack = '', diff } = error;
  const compared = diff ? markup`${differenceOf(diff)}${valuesOf({}, pictures)}` : valuesOf(error, pictures);
  const { shown, more } = messageOf(
    message === '' ? (type ?? 'No message.') : message,
    diff !== undefined || error.expected !== undefined,
  );
  const typed = markup`${type !== undefined && message !== '' && markup`<span class="soft">${type}: </span>`}`;
  const behind = [
    more && markup`<pre class="message">\n${message}</pre>`,
    stack.trim() !== '' && markup`<pre>\n${stack}</pre>`,
  ].filter(Boolean);
  const words = shown !== '' && markup`<pre class="message">\n${typed}${shown}</pre>`;
  return markup`${compared}${words}${
    behind.length > 0 &&
    markup`<details><summary>${more ? 'Whole message and stack trace' : 'Stack trace'}</summary>${behind}</details>`
  }`;
}

/** A message without the values that stand above it already, and without more than a screenful. */
function messageOf(message: string, isCompared: boolean): { readonly shown: string; readonly more: boolean } {
  const lines = message.split('\n');
  const values = isCompared ? lines.findIndex((line) => repeated.test(line)) : -1;
  const said = lines.slice(0, values < 0 ? lines.length : values);
  const news = isCompared && sameInOneLine.test(said.join('\n').trim()) ? [] : said;
  const shown = (isCompared ? news.filter((line) => !announced.test(line)) : news).slice(0, 25);
  return { shown: shown.join('\n').trimEnd(), more: shown.length < lines.length };
}

/** The whole sentence in which an assertion library squeezes both values into a line. */
const sameInOneLine = /^expected .* to (?:(?:strictly|deeply|loosely) )*equal .*$/;

/** The line in which an assertion library says that it compares two values. */
const announced = /^Expected \w+ to be (?:strictly |loosely )?(?:deep-)?equal:?$/;

/** Where assertion libraries begin to say the values once more. */
const repeated = /^\s*\+ (actual - expected|expected - actual)\b|^\S.* !={1,2} \S/;

/** The first suggestion, and the others behind it. */
function snippetsOf(snippets: readonly Snippet[]): Html {
  const [first, ...others] = snippets.map(({ code, language }) => copyable(code, language));
  return markup`${first}${others.length > 0 && markup`<details><summary>Other ways to write it</summary>${others}</details>`}`;
}

/** Code with a button that copies it. */
export function copyable(code: string, language: string): Html {
  return markup`<div class="snippet"><button type="button" class="copy">Copy</button><pre><code${language !== '' && markup` class="language-${language}"`}>${code}</code></pre></div>`;
}

/** A hook as people name it: `the hook "breaks" before each example with @broken`. */
export function nameOf({ kind, name, tagExpression }: Hook): string {
  const when = {
    before: 'before the example',
    after: 'after the example',
    'before-all': 'before all examples',
    'after-all': 'after all examples',
  };
  const parts = [
    name === undefined ? 'hook' : `hook “${name}”`,
    when[kind],
    tagExpression && `(${tagExpression})`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** What should be and what is, side by side. */
function valuesOf(
  { expected, actual }: Partial<ErrorText>,
  pictures: NonNullable<ProblemNotes['pictures']>,
): Html {
  const sides = [
    ['expected', 'expected', expected],
    ['actual', 'was', actual],
  ] as const;
  const told = sides.flatMap(([side, word, value]) => {
    const picture = pictures[side];
    if (value === undefined && !picture) return [];
    return markup`<div class="${side}"><dt>${word}</dt>${value !== undefined && markup`<dd>${value}</dd>`}${picture && markup`<dd class="picture">${picture}</dd>`}</div>`;
  });
  return told.length === 0 ? nothing : markup`<dl class="values">${told}</dl>`;
}

function differenceOf(diff: readonly DiffLine[]): Html {
  const lines = diff.map(({ in: where, text }) => {
    if (where === 'both') return markup`<span>  ${text}</span>`;
    return where === 'expected'
      ? markup`<ins class="expected">+ ${text}</ins>`
      : markup`<del class="actual">- ${text}</del>`;
  });
  return markup`<div class="difference"><p class="soft"><span class="expected">+ expected</span> <span class="actual">- was</span></p><pre>\n${lines}</pre></div>`;
}

function candidates(sheet: Sheet, definitions: readonly Definition[]): Html {
  if (definitions.length === 0) return nothing;
  const items = definitions.map(
    ({ pattern, place }) =>
      markup`<li><code>${pattern}</code>${place && markup` ${placeOf(sheet, place.uri, place.line)}`}</li>`,
  );
  return markup`<ul class="candidates">${items}</ul>`;
}

function hintOf(sheet: Sheet, { state, hook, snippets, definitions }: Problem): Inside {
  switch (state) {
    case 'undefined':
      return markup`<p>${snippets.length > 0 ? 'No step definition matches. This one would:' : 'No step definition matches.'}</p>`;
    case 'pending':
      return markup`<p>Its step definition says that it is not written yet${definitions.length > 0 && ':'}</p>${candidates(sheet, definitions)}`;
    case 'ambiguous':
      return markup`<p>More than one step definition matches:</p>`;
    case 'skipped':
      return markup`<p>${hook ? 'The hook' : 'The step'} asked for the rest to be skipped.</p>`;
    case 'unknown':
      return markup`<p>It was reported without a result.</p>`;
    case 'failed':
      return nothing;
  }
}
