import type {
  Example,
  ExamplePath,
  ExamplesTable,
  Feature,
  Folder,
  Group,
  Model,
  Outline,
  Row,
  Scenario,
  Term,
} from './model';
import { nameOf } from './text/outline';
import { slug } from './text/slug';

/** An example with everything it stands in. */
export interface Placed {
  readonly folder: Folder;
  readonly feature: Feature;
  readonly group: Group;
  /** The scenario, or the outline whose row the example is. */
  readonly owner: Scenario | Outline;
  /** The row's table; absent for a plain scenario. */
  readonly table?: ExamplesTable;
  readonly example: Example | Row;
}

/** All examples, or those that are wanted, in the order of the page. */
export function* examplesIn(
  folders: Model['folders'],
  isWanted: (example: Example) => boolean = () => true,
): Generator<Placed> {
  for (const folder of folders) {
    for (const feature of folder.features) {
      for (const group of feature.groups) {
        for (const owner of group.examples) {
          if (owner.kind === 'scenario') {
            const { example } = owner;
            if (isWanted(example)) yield { folder, feature, group, owner, example };
            continue;
          }
          for (const table of owner.tables) {
            for (const example of table.rows.filter(isWanted))
              yield { folder, feature, group, owner, table, example };
          }
        }
      }
    }
  }
}

/** The tags an example has, those it inherits first; each once. */
export function tagsOf({ feature, group, owner, table }: Placed): readonly string[] {
  return [...new Set([feature, group, owner, table].flatMap((part) => part?.tags ?? []))];
}

/** How to name and to link an example. */
export function pathOf({ folder, feature, group, owner, table, example }: Placed): ExamplePath {
  const name =
    owner.kind === 'outline' && table && 'cells' in example ? nameOf(owner, table, example) : owner.name;
  return {
    id: example.id,
    state: example.state,
    folder: folder.title,
    feature: feature.name,
    rule: group.name,
    name,
    uri: feature.uri,
    line: example.line,
  };
}

/**
 * The terms that a folder's words are to be looked up in: those under a heading with its title, then those
 * under no folder's title. A word of both stands for the folder's own.
 */
export function termsFor(folder: Folder, { folders, glossary }: Model): readonly Term[] {
  const same = (one: string, other: string) => slug(one) === slug(other);
  const own = glossary.filter(({ section }) => same(section, folder.title));
  const common = glossary.filter(
    ({ section, term }) =>
      !folders.some(({ title }) => same(section, title)) && !own.some((known) => same(known.term, term)),
  );
  return [...own, ...common];
}
