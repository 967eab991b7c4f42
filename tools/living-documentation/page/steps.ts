import { partsOf, type State, type Step, type Term } from '../model';
import { markup, type Html, type Inside, nothing } from './html';
import { smallMark } from './marks';
import { type FolderSheet, prose } from './sheet';
import { stateWords } from './words';

/** What may stand beside the steps of an example. */
export interface StepNotes {
  /** A state for each step; green ones go without saying. */
  readonly states?: readonly State[];
  /** What comes below a step. */
  readonly below?: (index: number) => Inside;
}

/** Steps, one a line, with their doc strings and tables. */
export function stepList(
  sheet: FolderSheet,
  steps: readonly Step[],
  seen: Set<Term>,
  { states = [], below }: StepNotes = {},
): Html {
  if (steps.length === 0) return nothing;
  const allGreen = states.every((state) => state === 'passed');
  const items = steps.map((step, index) => {
    const state = allGreen ? undefined : states[index];
    const text = stepText(sheet, step, seen);
    return markup`<li>${commentsOf(step)}${state === undefined || state === 'not-run' ? markup`<span class="step">${text}</span>` : told(text, state)}${
      step.docString && docString(step.docString.content, step.docString.mediaType)
    }${step.table && dataTable(step.table)}${below?.(index)}</li>`;
  });
  return markup`<ol class="steps">${items}</ol>`;
}

/** A step with its state, where not all are green. */
function told(text: Html, state: State): Html {
  const { tone } = stateWords[state];
  return markup`<span class="step${tone !== 'good' && ` ${tone}`}">${text}</span> ${smallMark(state)}`;
}

/** A step's keyword and text; what its step definition takes, and what a table fills in, stand out. */
export function stepText(
  sheet: FolderSheet | undefined,
  { keyword, text, marks }: Step,
  seen: Set<Term>,
): Html {
  const parts = partsOf(text, marks).map((part) => {
    if (part.mark?.kind === 'parameter') return markup`<var>${part.mark.name ?? part.text}</var>`;
    if (part.mark) return markup`<span class="value">${part.text}</span>`;
    return sheet ? sheet.terms.mark(part.text, seen) : part.text;
  });
  return markup`<b class="keyword">${keyword}</b>${parts}`;
}

/** Text with `<parameters>` of an outline: the names of those stand out. */
export function withParameters(text: string, names: ReadonlySet<string>): Html {
  const parts = text.split(/(<[^<>]*>)/).map((part) => {
    const name = /^<(.*)>$/s.exec(part)?.[1];
    return name !== undefined && names.has(name) ? markup`<var>${name}</var>` : part;
  });
  return markup`${parts}`;
}

/** A doc string, in the line ends and blanks it is written in. */
export function docString(content: string, mediaType?: string): Html {
  return markup`<pre class="doc"${mediaType !== undefined && markup` title="${mediaType}"`}${keysFor(content)}>\n${content}</pre>`;
}

/** Lets keys scroll a text that may be too wide, until the script has seen whether it is. */
export function keysFor(text: string): Html | false {
  return text.split('\n').some((line) => line.length > 40) && markup` tabindex="0"`;
}

/** A data table; its first row is a header where it looks like one. */
export function dataTable(rows: readonly (readonly string[])[]): Html {
  const [first = [], ...rest] = rows;
  const body = (cells: readonly string[]) =>
    markup`<tr>${cells.map((cell) => markup`<td>${cell}</td> `)}</tr>\n`;
  if (!looksLikeHeader(first, rest))
    return markup`<div class="wide"><table class="data"><tbody>${rows.map(body)}</tbody></table></div>`;
  return markup`<div class="wide"><table class="data"><thead><tr>${first.map((cell) => markup`<th scope="col">${cell}</th> `)}</tr></thead><tbody>${rest.map(body)}</tbody></table></div>`;
}

/** Comments of the feature file that explain something: drawn ones keep their shape. */
export function commentsOf({ comments }: { readonly comments: Step['comments'] }): Inside {
  return comments.map(({ text }) =>
    /\S {2,}\S|[│─┌┐└┘├┤┬┴┼]/.test(text) || text.includes('\n')
      ? markup`<pre class="comment"${keysFor(text)}>\n${text}</pre>`
      : markup`<p class="comment">${text}</p>`,
  );
}

/** What a description says, apart from quotations and decisions, which stand apart. */
export function descriptionProse(sheet: FolderSheet, text: string, seen: Set<Term>): Inside {
  return text !== '' && markup`<div class="prose">${prose(sheet, text, seen)}</div>`;
}

/** Gherkin does not tell: words above at least one column that has none of the like. */
function looksLikeHeader(first: readonly string[], rest: readonly (readonly string[])[]): boolean {
  if (first.length < 2 || rest.length === 0) return false;
  if (
    !first.every((cell) => /^\p{L}[\p{L}\p{M}\p{N} _.-]*$/u.test(cell)) ||
    new Set(first).size < first.length
  )
    return false;
  const unlike = (cells: readonly string[], column: number) => /[\d,;:"(]|^$/.test(cells[column] ?? '');
  return first.some((_, column) => rest.some((cells) => unlike(cells, column)));
}
