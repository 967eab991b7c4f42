import type * as messages from '@cucumber/messages';
import type { Background, ExamplesTable, Feature, Group, Outline, Scenario, Step } from '../model';
import { type Anchor, placeComments } from '../text/comments';
import { forwardSlashes } from '../text/lines';
import { type Case, type Context, type Draft, listOf, none } from './draft';
import { anchorOf, exampleAt, rowAt, stepAnchorOf, stepOf, untoldOf, writtenOf } from './written';

/** Takes an example by its id in the syntax tree. */
type TakeCase = (id: string, example: Case) => void;

/** Folds the syntax tree of a feature file; states and permalinks come later. Empty files have no feature. */
export function foldDocument(
  document: messages.GherkinDocument,
  takeCase: TakeCase,
): Draft<Feature> | undefined {
  if (!document.feature) return undefined;
  const comments = document.comments ?? [];
  const reader = new DocumentReader(forwardSlashes(document.uri ?? ''), comments.length > 0, takeCase);
  const feature = reader.feature(document.feature);
  if (comments.length > 0) placeComments(comments, reader.anchors);
  return feature;
}

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

class DocumentReader {
  readonly anchors: Anchor[] = [];

  constructor(
    private readonly uri: string,
    /** Whether there are comments that look for what they explain. */
    private readonly isCommented: boolean,
    private readonly takeCase: TakeCase,
  ) {}

  feature(tree: messages.Feature): Draft<Feature> {
    const rules: Group[] = [];
    const loose: (Scenario | Outline)[] = [];
    const feature: Draft<Feature> = {
      ...untoldOf(tree),
      id: '',
      uri: this.uri,
      language: tree.language,
      direction: rightToLeft.has(tree.language) ? 'rtl' : 'ltr',
      groups: none,
    };
    this.anchors.push(anchorOf(tree, feature));
    for (const child of tree.children) {
      if (child.background) feature.background = this.background(child.background);
      else if (child.scenario) loose.push(this.example(child.scenario, [feature.background]));
      else if (child.rule) rules.push(this.rule(child.rule, feature.background));
    }
    feature.groups = loose.length > 0 ? [withoutRule(feature, loose), ...rules] : rules;
    return feature;
  }

  private rule(tree: messages.Rule, inherited: Background | undefined): Group {
    const examples: (Scenario | Outline)[] = [];
    const rule: Draft<Group> = { ...untoldOf(tree), kind: 'rule', id: '', examples };
    this.anchors.push(anchorOf(tree, rule));
    for (const child of tree.children) {
      if (child.background) rule.background = this.background(child.background);
      else if (child.scenario) examples.push(this.example(child.scenario, [inherited, rule.background]));
    }
    return rule;
  }

  private background(tree: messages.Background): Background {
    const background = { ...writtenOf(tree), steps: this.steps(tree.steps) };
    this.anchors.push(anchorOf(tree, background));
    return background;
  }

  private example(
    tree: messages.Scenario,
    inherited: readonly (Background | undefined)[],
  ): Scenario | Outline {
    const headers = tree.examples.flatMap(({ tableHeader }) => tableHeader?.cells ?? []);
    const steps = this.steps(tree.steps, new Set(headers.map(({ value }) => value)));
    // Gherkin runs no Background for an example without steps of its own.
    const before = steps.length > 0 ? inherited.flatMap((background) => background?.steps ?? []) : [];
    const owner: Draft<Scenario> | Draft<Outline> =
      tree.examples.length === 0
        ? {
            ...untoldOf(tree),
            kind: 'scenario',
            id: '',
            steps,
            example: exampleAt(tree.location.line),
          }
        : { ...untoldOf(tree), kind: 'outline', id: '', steps, tables: none };
    this.anchors.push(anchorOf(tree, owner));
    const context = {
      uri: this.uri,
      owner,
      steps: [...before, ...steps],
      backgroundSteps: before.length,
      marked: false,
    };
    if (owner.kind === 'scenario') this.takeCase(tree.id, { context, example: owner.example });
    else owner.tables = tree.examples.map((table) => this.table(table, context));
    return owner;
  }

  private steps(trees: readonly messages.Step[], parameters: ReadonlySet<string> = new Set()): Draft<Step>[] {
    return trees.map((tree) => {
      const step = stepOf(tree, parameters);
      this.anchors.push(stepAnchorOf(tree, step));
      return step;
    });
  }

  private table(tree: messages.Examples, context: Context): ExamplesTable {
    const header = (tree.tableHeader?.cells ?? []).map(({ value }) => value);
    const table: Draft<ExamplesTable> = { ...untoldOf(tree), header, rows: none };
    this.anchors.push(anchorOf(tree, table));
    if (tree.tableHeader) this.anchors.push(lineOf(tree.tableHeader, table));
    table.rows = tree.tableBody.map((line) => {
      const row = rowAt(
        line.location.line,
        listOf(line.cells, ({ value }) => value),
      );
      if (this.isCommented) this.anchors.push({ ...lineOf(line, row), below: table });
      this.takeCase(line.id, { context, example: row, header });
      return row;
    });
    return table;
  }
}

function lineOf({ location }: messages.TableRow, owner: Anchor['owner']): Anchor {
  return { start: location.line, end: location.line, owner };
}

function withoutRule(feature: Feature, examples: readonly (Scenario | Outline)[]): Group {
  const written = untoldOf({ ...nothing, location: { line: feature.line } });
  return { ...written, kind: 'without-rule', id: '', examples };
}

const nothing = { keyword: '', name: '', description: '' };
