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
  /** What it says itself, made comparable. */
  readonly own: string;
  readonly name: string;
  /** The same without anything but letters and digits: `33331` for `3,3,3,3,1`. */
  readonly squeezed: string;
  /** What is said around it: a row is also found by words of its rule. */
  readonly context: string;
}

/** Reads the page: features, rules, examples, steps and terms. */
export function readIndex(): readonly Entry[] {
  const entries: Entry[] = [];
  for (const folder of all('.folder')) {
    const title = nameIn(folder, ':scope > header h2');
    entries.push(entry('folder', folder.id, title, '', [title, textOf(one(':scope > header', folder))]));
    for (const feature of all(':scope > .feature', folder)) readFeature(feature, title, entries);
  }
  for (const term of all('.glossary dl > div')) {
    const title = textOf(one('dt', term));
    const section = textOf(term.parentElement?.previousElementSibling?.closest('h3'));
    entries.push(
      entry('term', term.id, title, ['Glossary', section].filter(Boolean).join(' › '), [textOf(term)]),
    );
  }
  return entries;
}

function readFeature(feature: HTMLElement, folder: string, entries: Entry[]): void {
  const title = nameIn(feature, ':scope > h3');
  entries.push(entry('feature', feature.id, title, folder, [title, ...saidIn(feature)], folder));
  for (const background of all(':scope .background', feature))
    readSteps(background, feature.id, [folder, title], entries);
  for (const rule of all(':scope > .rule', feature)) {
    const name = nameIn(rule, ':scope > h4');
    const path = [folder, title];
    if (name !== '')
      entries.push(entry('rule', rule.id, name, path.join(' › '), [name, ...saidIn(rule)], path.join(' ')));
    for (const example of all(':scope > .example', rule)) readExample(example, [...path, name], entries);
    for (const outline of all(':scope > .outline', rule)) readOutline(outline, [...path, name], entries);
  }
}

function readExample(example: HTMLElement, path: readonly string[], entries: Entry[]): void {
  const title = nameIn(example, ':scope > h4, :scope > h5');
  const around = path.filter(Boolean);
  const said = [title, ...saidIn(example), textOf(one('.steps', example))];
  entries.push(
    entry(
      'example',
      example.id,
      title || textOf(one('.steps', example)),
      around.join(' › '),
      said,
      around.join(' '),
      signIn(example),
    ),
  );
}

function readOutline(outline: HTMLElement, path: readonly string[], entries: Entry[]): void {
  const around = path.filter(Boolean);
  const title = nameIn(outline, ':scope > h4, :scope > h5');
  readSteps(outline, outline.id, around, entries);
  const context = [...around, title, textOf(one('.steps', outline))].join(' ');
  for (const row of all<HTMLTableRowElement>('table.examples > tbody > tr[id]', outline)) {
    const cells = [...row.cells]
      .filter(({ className }) => className !== 'state' && className !== 'pictures')
      .map(textOf);
    const name = textOf(row.querySelector('th'));
    entries.push(
      entry(
        'example',
        row.id,
        [name, ...cells.filter((cell) => cell !== name && cell !== '')].join(' · '),
        around.join(' › '),
        cells,
        context,
        signIn(row),
      ),
    );
  }
}

function readSteps(part: HTMLElement, id: string, path: readonly string[], entries: Entry[]): void {
  for (const step of all(':scope > .steps > li', part))
    entries.push(entry('step', id, textOf(step), path.join(' › '), [textOf(step)], path.join(' ')));
}

function entry(
  kind: Entry['kind'],
  id: string,
  title: string,
  path: string,
  own: readonly string[],
  context = '',
  sign?: string,
): Entry {
  const said = comparable(own.join(' '));
  return {
    kind,
    id,
    title,
    path,
    own: said,
    name: comparable(title),
    squeezed: kind === 'example' ? own.map(squeeze).join(' ') : '',
    context: comparable(context),
    ...(sign !== undefined && { sign }),
  };
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

function signIn(example: HTMLElement): string | undefined {
  const sign = one('.sign', example);
  return sign && !sign.classList.contains('good') ? textOf(sign) : undefined;
}

/** Lower case, without accents: what people type finds what is written. */
export function comparable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export function squeeze(text: string): string {
  return comparable(text).replace(/[^\p{L}\p{N}]/gu, '');
}
