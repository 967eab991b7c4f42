import type { Definition, DiffLine, ErrorText, Hook, Problem, Snippet } from '../model';
import { markup, type Html, type Inside, nothing } from './html';
import { mark } from './marks';
import { placeOf, type Sheet } from './sheet';

/** What went wrong, in a line: for lists of examples. */
export function reasonOf({ state, error, hook }: Problem): string {
  if (
    error?.expected !== undefined &&
    error.actual !== undefined &&
    isShort(error.expected) &&
    isShort(error.actual)
  )
    return `expected ${error.expected}, was ${error.actual}`;
  const change = error?.diff && changeIn(error.diff);
  if (change !== undefined) return change;
  const [first = ''] = (error?.message ?? '').split('\n');
  const where = hook && `${nameOf(hook)} ${state}`;
  return [where, first.length > 140 ? `${first.slice(0, 139)}…` : first].filter(Boolean).join(': ');
}

/** The first thing that differs between values of several lines. */
function changeIn(diff: readonly DiffLine[]): string | undefined {
  const firstIn = (side: DiffLine['in']) =>
    diff
      .find((line) => line.in === side)
      ?.text.trim()
      .replace(/,$/, '');
  const [expected, actual] = [firstIn('expected'), firstIn('actual')];
  if (expected !== undefined && actual !== undefined) return `expected … ${expected} …, was … ${actual} …`;
  if (expected !== undefined) return `${expected} is missing`;
  return actual === undefined ? undefined : `${actual} is too much`;
}

/** What may stand with a problem. */
export interface ProblemNotes {
  readonly pictures?: Inside;
  /** Whether the step is to be said: not where it stands right above. */
  readonly step?: boolean;
}

/** A step or hook that is not green: which, where, and what is to be done about it. */
export function problemOf(
  sheet: Sheet,
  problem: Problem,
  { pictures, step = true }: ProblemNotes = {},
): Html {
  const { state, hook, text, keyword, place, error, snippets, definitions } = problem;
  const what = hook
    ? nameOf(hook)
    : step && text !== undefined && markup`<b class="keyword">${keyword}</b>${text}`;
  return markup`<div class="problem">
<p class="what">${mark(state)} ${what && markup`<span class="step">${what}</span> `}${place && placeOf(sheet, place.uri, place.line)}</p>
${error && state !== 'ambiguous' && errorOf(error)}${pictures}${hintOf(state, problem)}
${state === 'ambiguous' && candidates(sheet, definitions)}${snippetsOf(snippets)}</div>`;
}

/** An error with its values side by side, or its difference, then its words. */
export function errorOf(error: ErrorText): Html {
  const { type, message, stack = '', diff } = error;
  const compared = diff ? differenceOf(diff) : valuesOf(error);
  const { shown, more } = messageOf(message === '' ? (type ?? 'No message.') : message, compared !== nothing);
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
  const shown = isCompared && sameInOneLine.test(said.join('\n').trim()) ? [] : said.slice(0, 25);
  return { shown: shown.join('\n').trimEnd(), more: shown.length < lines.length };
}

/** The whole sentence in which an assertion library squeezes both values into a line. */
const sameInOneLine = /^expected .* to (deeply )?equal .*$/;

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

function valuesOf({ expected, actual }: ErrorText): Html {
  if (expected === undefined || actual === undefined) return nothing;
  return markup`<dl class="values"><div class="expected"><dt>expected</dt><dd>${expected}</dd></div><div class="actual"><dt>was</dt><dd>${actual}</dd></div></dl>`;
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
  const items = definitions.map(
    ({ pattern, place }) =>
      markup`<li><code>${pattern}</code>${place && markup` ${placeOf(sheet, place.uri, place.line)}`}</li>`,
  );
  return markup`<ul class="candidates">${items}</ul>`;
}

function hintOf(state: Problem['state'], { hook, snippets, definitions }: Problem): Inside {
  switch (state) {
    case 'undefined':
      return markup`<p>${snippets.length > 0 ? 'No step definition matches. This one would:' : 'No step definition matches.'}</p>`;
    case 'pending':
      return markup`<p>Its step definition says that it is not written yet${definitions[0]?.place && markup`: <code>${definitions[0].pattern}</code>`}.</p>`;
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

function isShort(text: string): boolean {
  return text.length <= 60 && !text.includes('\n');
}
