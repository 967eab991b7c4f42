import type * as messages from '@cucumber/messages';
import {
  type Comment,
  type DocString,
  type Example,
  type Mark,
  type Row,
  type Step,
  type StepRole,
  type Tally,
  type Written,
} from '../model';
import type { Anchor } from '../text/comments';
import { descriptionOf } from '../text/description';
import { parameterMarks } from '../text/outline';
import { type Draft, none } from './draft';
import { countsOf } from './tally';

/** A part of the syntax tree that has a keyword line. */
export interface Tree {
  readonly location: { readonly line: number };
  readonly keyword: string;
  readonly name: string;
  readonly description: string;
  readonly tags?: readonly messages.Tag[];
}

/** What is told of a part of the model before anything ran. */
export const untold: Tally = { state: 'unknown', counts: countsOf([]) };

/** Reads what each written part has. */
export function writtenOf(tree: Tree): Draft<Written> {
  const tags = tree.tags ?? [];
  return {
    keyword: tree.keyword,
    name: tree.name,
    description: descriptionOf(tree.description ?? ''),
    line: tree.location.line,
    tags: tags.length > 0 ? tags.map(({ name }) => name) : none,
    comments: none,
  };
}

/**
 * The same of a part with examples below it. Spread first into what is made of it: copies that begin otherwise are to the
 * compiler objects of a shape of their own each, and everything that reads them is compiled again and again.
 */
export function untoldOf(tree: Tree): Draft<Written & Tally> {
  return { ...writtenOf(tree), state: untold.state, counts: untold.counts };
}

/** The stretch of a keyword line, tags above it included. */
export function anchorOf(tree: Tree, owner: { comments: readonly Comment[] }): Anchor {
  const lines = (tree.tags ?? []).map(({ location }) => location.line);
  return { start: Math.min(tree.location.line, ...lines), end: tree.location.line, owner };
}

/** An example that nothing is known of yet. */
export function exampleAt(line: number): Draft<Example> {
  return {
    id: '',
    line,
    state: 'not-run',
    durationMs: 0,
    stepStates: none,
    problems: none,
    attachments: none,
    earlierAttempts: none,
  };
}

/** The same of a row. Written out, as there may be very many: copies of objects take more room. */
export function rowAt(line: number, cells: readonly string[]): Draft<Row> {
  return {
    id: '',
    line,
    state: 'not-run',
    durationMs: 0,
    stepStates: none,
    problems: none,
    attachments: none,
    earlierAttempts: none,
    cells,
    comments: none,
  };
}

/** Reads a step; its text may hold the parameters that are named. */
export function stepOf(tree: messages.Step, names: ReadonlySet<string>): Draft<Step> {
  const marks: readonly Mark[] = names.size > 0 ? parameterMarks(tree.text, names) : none;
  return {
    keyword: tree.keyword,
    role: roles[tree.keywordType ?? 'Unknown'] ?? 'unknown',
    text: tree.text,
    marks,
    line: tree.location.line,
    ...(tree.docString && { docString: docStringOf(tree.docString) }),
    ...(tree.dataTable && { table: tree.dataTable.rows.map(({ cells }) => cells.map(({ value }) => value)) }),
    comments: none,
  };
}

/** The stretch of a step, its doc string or table included. */
export function stepAnchorOf(tree: messages.Step, owner: { comments: readonly Comment[] }): Anchor {
  const { docString, dataTable } = tree;
  const end = docString
    ? docString.location.line + docString.content.split('\n').length + 1
    : (dataTable?.rows.at(-1)?.location.line ?? tree.location.line);
  return { start: tree.location.line, end, owner };
}

const roles: Readonly<Record<string, StepRole>> = {
  Context: 'context',
  Action: 'action',
  Outcome: 'outcome',
  Conjunction: 'conjunction',
};

function docStringOf({ content, mediaType }: messages.DocString): DocString {
  return { content, ...(mediaType && { mediaType }) };
}
