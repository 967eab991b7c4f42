import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { examplesIn, headIn, type Model, startFold, tagsOf } from '..';
import { at, exampleOf, featureOf, groupOf, modelOf, only, outlineIn, scenarioIn } from '../testing/parts';
import { stagedRun } from '../testing/staged-run';

const yatzy = `@game
Feature: Two pairs
  A roll is five dice. It is thrown.
  @rule
  Rule: two pairs score their sum
    > Two pairs.
    > -- document 002
    @outline
    Scenario Outline: <why>
      When <roll> is placed
      Then it scores <score>
      @table
      Examples:
        | why  | roll      | score |
        | four | 3,3,3,3,1 | 0     |
        | two  | 1,1,2,2,3 | 6     |
    Example: drawn
      When a board is drawn
  Rule: empty
`;
const ludo = 'Feature: Ludo\n  Example: enter\n    When a six is thrown\n';
const files = { 'features/yatzy/two-pairs.feature': yatzy, 'features/ludo/enter.feature': ludo };

const failing = (text: string) =>
  text === '3,3,3,3,1 is placed' ? { status: 'FAILED' as const, message: 'Error: no' } : undefined;

describe('states and counts', () => {
  const model = modelOf(files, { step: failing });
  it('add up from examples to the whole', () => {
    const [folder, other] = model.folders;
    assert.deepEqual(
      [folder?.state, folder?.counts.failed, folder?.counts.passed, folder?.counts.total],
      ['failed', 1, 2, 3],
    );
    assert.deepEqual([other?.state, other?.counts.passed, other?.counts.total], ['passed', 1, 1]);
    assert.deepEqual([model.counts.failed, model.counts.passed, model.counts.total], [1, 3, 4]);
  });
  it('are told of every table', () => {
    const table = only(outlineIn(at(at(model.folders, 0).features, 0)).tables);
    assert.deepEqual([table.state, table.counts.failed, table.counts.total], ['failed', 1, 2]);
  });
  it('are unknown of a rule without examples', () =>
    assert.equal(groupOf(at(at(model.folders, 0).features, 0), 'empty').state, 'unknown'));
  it('name what is not green by its row', () =>
    assert.deepEqual(model.notGreen, [
      {
        id: exampleOf(model, 'four').id,
        state: 'failed',
        folder: 'Yatzy',
        feature: 'Two pairs',
        rule: 'two pairs score their sum',
        name: 'four',
        uri: 'features/yatzy/two-pairs.feature',
        line: 15,
      },
    ]));
  it('say which step of the row failed, with its values', () => {
    const { step, keyword, text, place, error } = only(exampleOf(model, 'four').problems);
    assert.deepEqual([step, keyword, text, error?.message], [0, 'When ', '3,3,3,3,1 is placed', 'no']);
    assert.deepEqual(place, { uri: 'features/yatzy/two-pairs.feature', line: 10 });
    assert.deepEqual(exampleOf(model, 'four').stepStates, ['failed', 'skipped']);
  });
  it('share what equal rows have in common', () => {
    const passing = modelOf(files);
    assert.equal(exampleOf(passing, 'four').stepStates, exampleOf(passing, 'two').stepStates);
  });
});

describe('an example', () => {
  it('has the tags of all it stands in', () => {
    const placed = [...examplesIn(modelOf(files).folders)].find(({ table }) => table);
    assert.ok(placed);
    assert.deepEqual(tagsOf(placed), ['@game', '@rule', '@outline', '@table']);
  });
  it('without steps proves nothing', () =>
    assert.equal(featureOf('Feature: f\n  Example: e\n').state, 'unknown'));
  it('without steps runs no Background', () => {
    const feature = featureOf('Feature: f\n  Background:\n    Given b\n  Example: e\n');
    assert.deepEqual(scenarioIn(feature, 'e').example.stepStates, []);
  });
  it('tells which definition it ran, also where rows of one outline run different ones', () => {
    const definitions = [/^3,.* is placed$/, /^1,.* is placed$/, /^it scores/, /^a board/];
    const step = (text: string) => (text.startsWith('it scores') ? undefined : { status: 'FAILED' as const });
    const model = modelOf({ 'a/b.feature': yatzy }, { definitions, step });
    assert.deepEqual(
      ['four', 'two'].map((name) => only(only(exampleOf(model, name).problems).definitions).pattern),
      ['^3,.* is placed$', '^1,.* is placed$'],
    );
  });
  it('that the run never reached is not run', () => {
    const fold = startFold();
    let begun = 0;
    for (const envelope of stagedRun(files)) {
      if (envelope.testCaseStarted) begun += 1;
      if (begun < 2) fold.add(envelope);
    }
    const { counts, notGreen } = fold.model();
    assert.deepEqual([counts.passed, counts['not-run'], counts.total], [1, 3, 4]);
    assert.deepEqual(notGreen, []);
  });
  for (const missing of ['pickle', 'testCase', 'testCaseStarted'] as const) {
    it(`is its own after a run with the same ids that broke off before its first ${missing}`, () => {
      const fold = startFold();
      for (const envelope of stagedRun({ 'features/a.feature': yatzy, 'features/b.feature': ludo }))
        if (!envelope[missing]) fold.add(envelope);
      for (const envelope of stagedRun(files, { step: failing })) fold.add(envelope);
      const found = fold
        .model()
        .folders.map(({ path, counts }) => [path, counts['not-run'], counts.passed, counts.failed]);
      assert.deepEqual(found, [
        ['features', 4, 0, 0],
        ['features/yatzy', 0, 2, 1],
        ['features/ludo', 0, 1, 0],
      ]);
    });
  }
  it('that was running when the messages broke off is unknown', () => {
    const fold = startFold();
    for (const envelope of stagedRun(files))
      if (!envelope.testCaseFinished && !envelope.testRunFinished) fold.add(envelope);
    const model = fold.model();
    assert.equal(model.run.progress, 'unfinished');
    assert.deepEqual([model.counts.unknown, model.counts.total], [4, 4]);
  });
  it('that is tried again tells of its last attempt', () => {
    const model = modelOf(files, {
      retries: 2,
      step: (text, attempt) => (attempt < 2 ? failing(text) : undefined),
    });
    const four = exampleOf(model, 'four');
    assert.deepEqual(
      [four.state, four.earlierAttempts.map(({ state }) => state)],
      ['passed', ['failed', 'failed']],
    );
    assert.deepEqual(
      model.retried.map(({ name }) => name),
      ['four'],
    );
    assert.equal(four.durationMs, 2);
  });
});

describe('the run', () => {
  it('says when and how long', () => {
    const { startedAt, finishedAt, durationMs, progress, success, cucumber } = modelOf(files).run;
    assert.ok(startedAt !== undefined && finishedAt !== undefined);
    assert.equal(durationMs, finishedAt - startedAt);
    assert.deepEqual([progress, success, cucumber], ['finished', true, { name: 'staged', version: '1' }]);
  });
  it('names the implementations that were run, and shows no attachment for it', () => {
    const attach = [{ body: 'the reference', mediaType: 'text/x.implementation+plain' }];
    const model = modelOf(files, { step: () => ({ attach }) });
    assert.deepEqual(model.run.implementations, ['the reference']);
    assert.deepEqual([model.contents, model.run.attachments], [[], []]);
  });
  it('passes over kinds of messages it does not know', () => {
    const fold = startFold();
    fold.add({ constructor: {}, novelty: { id: '1' }, testRunStarted: undefined } as object);
    assert.equal(fold.model().run.progress, 'not-started');
  });
});

describe('attachments', () => {
  const svg = (title: string) => ({
    body: `<svg><title>${title}</title></svg>`,
    mediaType: 'image/svg+xml',
    fileName: `${title}.svg`,
  });
  const model = modelOf(files, {
    step: (text) => (text.endsWith('placed') ? { attach: [svg('before: dice'), svg('after')] } : undefined),
  });
  it('are kept once, with the words of drawings', () =>
    assert.deepEqual(
      model.contents.map((content) => [content.kind, headIn(content).title, content.bytes]),
      [
        ['svg', 'before: dice', 38],
        ['svg', 'after', 31],
      ],
    ));
  it('know their step, their file name and the role it tells', () =>
    assert.deepEqual(exampleOf(model, 'two').attachments, [
      { content: 0, at: 0, fileName: 'before: dice.svg', role: 'before' },
      { content: 1, at: 0, fileName: 'after.svg', role: 'after' },
    ]));
  it('are one object where they are equal', () =>
    assert.equal(exampleOf(model, 'two').attachments[0], exampleOf(model, 'four').attachments[0]));
  it('lend their folder a picture', () =>
    assert.deepEqual(
      model.folders.map(({ picture }) => picture),
      [0, undefined],
    ));
  it('may lie elsewhere', () => {
    const fold = startFold();
    const elsewhere: object = {
      externalAttachment: { url: 'https://example.org/a.mp4', mediaType: 'video/mp4' },
    };
    fold.add(elsewhere);
    const { contents, run } = fold.model();
    const { kind, url, mediaType } = only(contents);
    assert.deepEqual(
      [kind, url, mediaType, run.attachments.length],
      ['external', 'https://example.org/a.mp4', 'video/mp4', 1],
    );
  });
});

describe('a model', () => {
  it('can be asked for again as the run goes on', () => {
    const fold = startFold();
    let first: Model | undefined;
    for (const envelope of stagedRun(files)) {
      fold.add(envelope);
      if (envelope.testRunStarted) first = JSON.parse(JSON.stringify(fold.model())) as Model;
    }
    assert.equal(first?.counts['not-run'], 4);
    assert.deepEqual(fold.model(), modelOf(files));
  });
});
