import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { examplesIn, type FoldOptions, type Model, termsFor } from '..';
import { at, exampleOf, modelOf } from '../testing/parts';

/** Every id of a model, with what it stands for. */
function linksOf(model: Model): readonly string[] {
  const links = model.folders.flatMap((folder) => [
    `${folder.path} ${folder.id}`,
    ...folder.features.flatMap((feature) => [
      `${feature.uri} ${feature.id}`,
      ...feature.groups.flatMap((group) => [
        `${feature.uri} ${group.name} ${group.id}`,
        ...group.examples.map((example) => `${feature.uri} ${group.name} ${example.name} ${example.id}`),
      ]),
    ]),
  ]);
  const rows = [...examplesIn(model.folders)].flatMap(({ feature, group, example }) =>
    'cells' in example
      ? [`${feature.uri} ${group.name} ${[...example.cells].sort().join('|')} ${example.id}`]
      : [],
  );
  return [...links, ...rows].sort();
}

const rule = (name: string, ...examples: readonly string[]) => `  Rule: ${name}\n${examples.join('')}`;
const example = (name: string, step: string) => `    Example: ${name}\n      Given ${step}\n`;
const outline = (name: string, step: string, header: string, ...rows: readonly string[]) =>
  `    Scenario Outline: ${name}\n      Given ${step}\n      Examples:\n${[header, ...rows].map((row) => `        |${row}|\n`).join('')}`;

const one = outline('<why>', '<roll> on pair', 'why|roll', 'a|1', 'b|2', 'c|3');
const two = outline('<why>', '<roll> on chance', 'why|roll', 'a|1', 'd|4');
const pairs = rule('Pairs', one, two, example('plain', 'this'), example('plain', 'that'));
const other = rule('Others', example('plain', 'this'));

const before = {
  'features/yatzy/pair.feature': `Feature: Pair\n  Example: loose\n    Given this\n${pairs}${other}`,
  'features/ludo/start.feature': 'Feature: Start\n  Example: first\n    Given this\n',
};
const oneAgain = outline('<why>', '<roll> on pair', 'roll|why', '3|c', '1|a', '2|b');
const after = {
  'features\\ludo\\start.feature': '\n\nFeature: Start\n  Example: first\n    Given this\n',
  'features\\yatzy\\pair.feature': `# new\n\nFeature: Pair\n  Example: loose\n    Given this\n${other}${rule('Pairs', example('plain', 'that'), two, oneAgain, example('plain', 'this'))}`,
};

describe('permalinks', () => {
  it('survive rebuilding, re-ordering of files, rules, examples, rows and columns, and Windows', () =>
    assert.deepEqual(linksOf(modelOf(after)), linksOf(modelOf(before))));

  it('are made of names', () => {
    const model = modelOf(before);
    const feature = at(at(model.folders, 0).features, 0);
    assert.deepEqual(
      [model.folders[0]?.id, feature.id, ...feature.groups.map(({ id }) => id)],
      ['yatzy', 'yatzy/pair', 'yatzy/pair/-', 'yatzy/pair/pairs', 'yatzy/pair/others'],
    );
    assert.equal(exampleOf(model, 'loose').id, 'yatzy/pair/-/loose');
  });

  it('of rows outlive another outline beside theirs', () => {
    const alone = modelOf({ 'a/b.feature': `Feature: f\n${rule('r', one)}` });
    const joined = modelOf({
      'a/b.feature': `Feature: f\n${rule('r', outline('<why>', '<roll>', 'why|roll', 'd|4'), one)}`,
    });
    assert.equal(exampleOf(joined, 'b').id, exampleOf(alone, 'b').id);
  });

  it('change with the values of a row', () => {
    const changed = modelOf({
      'a/b.feature': `Feature: f\n${rule('r', outline('<why>', '<roll>', 'why|roll', 'a|2'))}`,
    });
    const same = modelOf({
      'a/b.feature': `Feature: f\n${rule('r', outline('<why>', '<roll>', 'why|roll', 'a|1'))}`,
    });
    assert.notEqual(exampleOf(changed, 'a').id, exampleOf(same, 'a').id);
  });

  it('differ even where everything is equal', () => {
    const equal = outline('<why>', '<roll>', 'why|roll', 'a|1', 'a|1');
    const text = `Feature: f\n${rule('r', equal, equal)}${rule('r', equal)}`;
    const model = modelOf({
      'x/a/f.feature': text,
      'y/a/f.feature': text,
      'x/a/g.feature': text,
      'h.feature': 'Feature:\n  Example:\n    Given x\n',
    });
    const ids = linksOf(model).map((link) => link.split(' ').at(-1));
    assert.equal(new Set(ids).size, ids.length);
    assert.ok(!ids.includes(''));
    assert.deepEqual(
      model.folders.map(({ id }) => id),
      ['x-a', 'y-a', 'features'],
    );
  });
});

describe('folders', () => {
  const titles = (options?: FoldOptions) => modelOf(before, {}, options).folders.map(({ title }) => title);
  it('come as their files came', () => assert.deepEqual(titles(), ['Yatzy', 'Ludo']));
  it('or in the order asked for, by name or by path', () => {
    assert.deepEqual(titles({ order: ['ludo', 'unheard-of'] }), ['Ludo', 'Yatzy']);
    assert.deepEqual(titles({ order: ['features\\ludo\\start.feature'] }), ['Ludo', 'Yatzy']);
    assert.deepEqual(titles({ order: ['features/yatzy/', 'features/ludo'] }), ['Yatzy', 'Ludo']);
  });
  it('are described by their features, unless notes say it better', () => {
    const file = {
      'features/tic-tac-toe/a.feature':
        'Feature: a\n  X begins, e.g. here. O follows.\n\n  Source: a book.\n  Rule: r\n    > So.\n    > -- a page\n',
    };
    const plain = at(modelOf(file).folders, 0);
    assert.deepEqual(
      [plain.title, plain.sentence, plain.about, plain.ruleCount, plain.sources],
      ['Tic tac toe', 'X begins, e.g. here.', '', 1, ['a book', 'a page']],
    );
    const notesFor = (path: string) =>
      path === 'features/tic-tac-toe'
        ? { title: 'Tic-tac-toe', sentence: 'Judge.', about: 'More.' }
        : undefined;
    const noted = at(modelOf(file, {}, { notesFor }).folders, 0);
    assert.deepEqual([noted.title, noted.sentence, noted.about], ['Tic-tac-toe', 'Judge.', 'More.']);
  });
  it('hold their features in the order of the notes, and after them those that the notes do not name', () => {
    const files = Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((name) => [
        `features/x/${name}.feature`,
        `Feature: ${name}\n  Example: e\n    Given g\n`,
      ]),
    );
    const notesFor = () => ({ order: ['c.feature', 'b.feature'] });
    const { features } = at(modelOf(files, {}, { notesFor }).folders, 0);
    assert.deepEqual(
      features.map(({ name }) => name),
      ['c', 'b', 'a', 'd'],
    );
  });
  it('are explained by their own terms first, and never by those of others', () => {
    const table = (...terms: readonly string[]) =>
      `| t | m |\n|--|--|\n${terms.map((term) => `| ${term} |\n`).join('')}\n`;
    const glossary = `## All\n${table('board | any', 'refusal | no')}## Yatzy\n${table('Board | ours', 'roll | five')}## Ludo\n${table('board | theirs')}`;
    const model = modelOf(before, {}, { glossary });
    assert.deepEqual(
      termsFor(at(model.folders, 0), model).map(({ term, definition }) => `${term}: ${definition}`),
      ['Board: ours', 'roll: five', 'refusal: no'],
    );
  });
});
