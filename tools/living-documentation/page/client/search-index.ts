import { all, one, textOf } from './dom';

/** Something that can be found. */
export interface Entry {
  readonly kind: 'folder' | 'feature' | 'rule' | 'example' | 'step' | 'term';
  readonly id: string;
  readonly title: string;
  /** Where it stands. */
  readonly path: string;
  /** Sign of a state that is not green. */
  readonly sign?: string;
  /** How much that matters: `bad`, `waiting`, `quiet`. */
  readonly tone?: string;
  /** What it says itself, made comparable. */
  readonly own: string;
  readonly name: string;
  /** The same without anything but letters and digits: `33331` for `3,3,3,3,1`. */
  readonly squeezed: string;
  /** The same of what its steps take and hold, which its title does not say. */
  readonly values: string;
  /** What is said around it: a row is also found by words of its rule. */
  readonly context: string;
}

/** Reads the page: features, rules, examples, steps and terms. */
export function readIndex(): readonly Entry[] {
  const entries: Entry[] = [];
  for (const folder of all('.folder')) {
    const title = nameIn(folder, ':scope > header h2');
    entries.push(
      entryOf({ kind: 'folder', id: folder.id, title, said: [textOf(one(':scope > header', folder))] }),
    );
    for (const feature of all(':scope > .feature', folder)) readFeature(feature, title, entries);
  }
  for (const term of all('.glossary dl > div')) {
    const section = textOf(term.parentElement?.previousElementSibling?.closest('h3'));
    const path = ['Glossary', section].filter(Boolean);
    entries.push(
      entryOf({ kind: 'term', id: term.id, title: textOf(one('dt', term)), path, said: [textOf(term)] }),
    );
  }
  return entries;
}

function readFeature(feature: HTMLElement, folder: string, entries: Entry[]): void {
  const title = nameIn(feature, ':scope > h3');
  const path = [folder, title];
  entries.push(entryOf({ kind: 'feature', id: feature.id, title, path: [folder], said: saidIn(feature) }));
  for (const background of all(':scope > .background', feature))
    readSteps(background, feature.id, path, entries);
  for (const rule of all(':scope > .rule', feature)) {
    const name = nameIn(rule, ':scope > h4');
    const inside = name === '' ? path : [...path, name];
    if (name !== '')
      entries.push(entryOf({ kind: 'rule', id: rule.id, title: name, path, said: saidIn(rule) }));
    for (const background of all(':scope > .background', rule))
      readSteps(background, rule.id, inside, entries);
    for (const example of all(':scope > .example', rule)) readExample(example, inside, entries);
    for (const outline of all(':scope > .outline', rule)) readOutline(outline, inside, entries);
  }
}

function readExample(example: HTMLElement, path: readonly string[], entries: Entry[]): void {
  const { id } = example;
  const steps = all('.steps > li', example);
  const title = nameIn(example, ':scope > h4, :scope > h5') || lineOf(steps[0]);
  const said = [...saidIn(example), ...steps.map(textOf)];
  entries.push(
    entryOf({ kind: 'example', id, title, path, said, values: valuesIn(example), ...signIn(example) }),
  );
}

function readOutline(outline: HTMLElement, path: readonly string[], entries: Entry[]): void {
  readSteps(outline, outline.id, path, entries);
  const context = [nameIn(outline, ':scope > h4, :scope > h5'), textOf(one(':scope > .steps', outline))].join(
    ' ',
  );
  for (const row of all<HTMLTableRowElement>('table.examples > tbody > tr[id]', outline)) {
    const cells = [...row.cells]
      .filter(({ className }) => className !== 'state' && className !== 'pictures')
      .map(textOf);
    const name = textOf(row.querySelector('th'));
    const title = [name, ...cells.filter((cell) => cell !== name && cell !== '')].join(' · ');
    entries.push(
      entryOf({ kind: 'example', id: row.id, title, path, said: cells, cells, context, ...signIn(row) }),
    );
  }
}

function readSteps(part: HTMLElement, id: string, path: readonly string[], entries: Entry[]): void {
  for (const step of all(':scope > .steps > li', part))
    entries.push(
      entryOf({ kind: 'step', id, title: lineOf(step), path, said: [textOf(step)], values: valuesIn(step) }),
    );
}

/** What is read from the page to become an entry. */
interface Read {
  readonly kind: Entry['kind'];
  readonly id: string;
  readonly title: string;
  readonly path?: readonly string[];
  readonly said: readonly string[];
  readonly cells?: readonly string[];
  readonly values?: readonly string[];
  readonly context?: string;
  readonly sign?: string;
  readonly tone?: string;
}

function entryOf({ path = [], said, cells = [], values = [], context = '', ...rest }: Read): Entry {
  const { kind, id, title, sign, tone } = rest;
  return {
    kind,
    id,
    title,
    path: path.join(' › '),
    name: comparable(title),
    own: comparable([title, ...said].join(' ')),
    squeezed: cells.map(squeeze).join(' '),
    values: values.map(squeeze).join(' '),
    context: comparable([...path, context].join(' ')),
    ...(sign !== undefined && tone !== undefined && { sign, tone }),
  };
}

/** A step without its doc string or table. */
function lineOf(step: HTMLElement | undefined): string {
  return textOf(step && one(':scope > .step', step));
}

function saidIn(part: HTMLElement): readonly string[] {
  return all(
    ':scope > .prose, :scope > blockquote, :scope > .decided, :scope > .source, :scope > .comment',
    part,
  ).map(textOf);
}

function nameIn(part: HTMLElement, heading: string): string {
  const found = one(heading, part);
  return textOf(found && one('.name', found));
}

/** What its steps take and hold: a roll in a step is found as one in a row is. */
function valuesIn(part: HTMLElement): readonly string[] {
  return all('.value, pre.doc, .data td', part).map(textOf);
}

function signIn(example: HTMLElement): { readonly sign: string; readonly tone: string } | undefined {
  const sign = one(':scope > :is(h4, h5, .state) > .sign', example);
  if (!sign || sign.classList.contains('good')) return undefined;
  return { sign: textOf(sign), tone: sign.className.replace(/^sign /, '') };
}

/** Lower case, without accents: what people type finds what is written. */
export function comparable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export function squeeze(text: string): string {
  return comparable(text).replace(/[^\p{L}\p{N}]/gu, '');
}
