import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { examplesIn, foldMessages, type Model, readModel } from '.';
import { envelopesIn, samples } from './testing/compatibility-kit';
import { at, exampleOf, groupOf, only, outlineIn } from './testing/parts';

const files = new Map(samples().map(({ name, file }) => [name, file]));

/** The model of a sample of the newest kit. */
async function sample(name: string): Promise<Model> {
  return readModel(files.get(`30 ${name}`) ?? assert.fail(`no sample ${name}`));
}

const feature = (model: Model) => only(only(model.folders).features);

describe('what the samples of the compatibility kit show', () => {
  it('an ambiguous step names the definitions that match', async () => {
    const problem = only(
      exampleOf(await sample('ambiguous'), 'Multiple step definitions for a step').problems,
    );
    assert.equal(problem.state, 'ambiguous');
    assert.deepEqual(
      problem.definitions.map(({ pattern, place }) => [pattern, place?.line]),
      [
        ['^a (.*?) with (.*?)$', 3],
        ['^a step with (.*?)$', 7],
      ],
    );
  });

  it('an undefined step comes with the snippets suggested for it', async () => {
    const model = await sample('undefined');
    const problem = only(exampleOf(model, 'Snippets reflect parameter types').problems);
    assert.deepEqual(
      problem.snippets.map(({ code }) => code.split('\n')[0]),
      [
        'Given("a list of {int} things", (int: number) => {',
        'Given("a list of {float} things", (float: number) => {',
      ],
    );
    assert.equal(problem.text, 'a list of 8 things');
    assert.deepEqual(problem.place, { uri: 'samples/undefined/undefined.feature', line: 20 });
    const skipped = exampleOf(model, 'Steps after undefined steps are skipped');
    assert.deepEqual(skipped.stepStates, ['undefined', 'skipped']);
    assert.equal(skipped.problems.length, 1, 'what is skipped in consequence is no problem of its own');
  });

  it('a retried example tells of all its attempts', async () => {
    const model = await sample('retry');
    const third = exampleOf(model, 'Test cases that fail will continue to retry up to the --retry limit');
    assert.equal(third.state, 'passed');
    assert.deepEqual(third.problems, []);
    assert.deepEqual(
      third.earlierAttempts.map(({ state, problems }) => [state, problems[0]?.error?.message]),
      [
        ['failed', 'Exception in step'],
        ['failed', 'Exception in step'],
      ],
    );
    assert.deepEqual(
      model.retried.map(({ state }) => state),
      ['passed', 'passed', 'failed'],
    );
    assert.deepEqual(
      only(model.notGreen).name,
      "Test cases won't retry after failing more than the --retry limit",
    );
  });

  it('a failing hook is told from a failing step', async () => {
    const model = await sample('hooks-conditional');
    const early = only(exampleOf(model, 'A failure in the before hook and a skipped step').problems);
    assert.equal(early.hook?.kind, 'before');
    assert.equal(early.hook.tagExpression, '@fail-before');
    assert.equal(early.step, undefined);
    assert.deepEqual(early.place, { uri: 'samples/hooks-conditional/hooks-conditional.ts', line: 7 });
    const late = only(exampleOf(model, 'A failure in the after hook and a passed step').problems);
    assert.equal(late.hook?.kind, 'after');
    assert.equal(late.error?.message, 'Exception in conditional hook');
  });

  it('an example that skips itself tells where, and a hook may fail after that', async () => {
    const problems = exampleOf(await sample('skipped-failing-hook'), 'Failure in an After hook').problems;
    assert.deepEqual(
      problems.map(({ state, step, hook }) => [state, step ?? hook?.kind]),
      [
        ['skipped', 0],
        ['failed', 'after'],
      ],
    );
  });

  for (const [name, kind, line] of [
    ['global-hooks-beforeall-error', 'before-all', 7],
    ['global-hooks-afterall-error', 'after-all', 19],
  ] as const) {
    it(`${name}: the run has a problem`, async () => {
      const problem = only((await sample(name)).run.problems);
      assert.equal(problem.kind, 'hook');
      assert.deepEqual([problem.state, problem.hook.kind, problem.hook.place?.line], ['failed', kind, line]);
      assert.match(problem.error?.message ?? '', /went wrong/);
    });
  }

  it('examples that a broken BeforeAll hook kept from running are not run', async () => {
    const model = await sample('global-hooks-beforeall-error');
    assert.equal(model.counts['not-run'], 1);
    assert.deepEqual(model.notGreen, []);
    assert.equal(feature(model).state, 'not-run');
  });

  it('hooks of older messages, which do not say their kind, are told by their place', async () => {
    const kinds = async (name: string) => {
      const lines = envelopesIn(files.get(`30 ${name}`) ?? '').map(({ hook, ...rest }) =>
        JSON.stringify(hook ? { hook: { ...hook, type: undefined } } : rest),
      );
      const { run, folders } = await foldMessages([lines.join('\n')]);
      const problems = [...examplesIn(folders)].flatMap(({ example }) => example.problems);
      return [...run.problems, ...problems].map((problem) => 'hook' in problem && problem.hook?.kind);
    };
    assert.deepEqual(await kinds('hooks-conditional'), ['before', 'after']);
    assert.deepEqual(await kinds('global-hooks-beforeall-error'), ['before-all']);
    assert.deepEqual(await kinds('global-hooks-afterall-error'), ['after-all']);
  });

  it('a run that broke down says why', async () => {
    const { run } = await sample('test-run-exception');
    assert.deepEqual(run.problems, [{ kind: 'exception', error: { type: 'Error', message: 'Whoops!' } }]);
  });

  it('a parameter type that nobody defines is a problem of the run', async () => {
    const { run } = await sample('unknown-parameter-type');
    assert.deepEqual(run.problems, [
      {
        kind: 'undefined-parameter-type',
        name: 'airport',
        expression: '{airport} is closed because of a strike',
      },
    ]);
  });

  it('rules, their Backgrounds and tags are where they were written', async () => {
    const rules = feature(await sample('rules'));
    assert.deepEqual(
      rules.groups.map(({ kind, name, tags, examples }) => [kind, name, tags, examples.length]),
      [
        ['rule', 'A sale cannot happen if the customer does not have enough money', [], 2],
        ['rule', 'a sale cannot happen if there is no stock', ['@some-tag'], 1],
      ],
    );
    const backgrounds = feature(await sample('rules-backgrounds'));
    assert.equal(backgrounds.background?.steps.length, 3);
    const rule = groupOf(backgrounds, '');
    assert.equal(rule.kind, 'rule');
    assert.equal(rule.background?.steps.length, 2);
    const [example] = rule.examples;
    assert.ok(example?.kind === 'scenario');
    assert.equal(example.steps.length, 2, 'the steps of Backgrounds are not repeated');
    assert.equal(example.example.stepStates.length, 7);
  });

  it('outlines stay tables', async () => {
    const model = await sample('examples-tables');
    const outlines = groupOf(feature(model), '').examples.filter((each) => each.kind === 'outline');
    const [eating] = outlines;
    assert.deepEqual(
      eating?.tables.map(({ name, tags, header, rows }) => [name, tags, header, rows.length]),
      [
        ['These are passing', ['@passing'], ['start', 'eat', 'left'], 2],
        ['These are failing', ['@failing'], ['start', 'eat', 'left'], 2],
      ],
    );
    const failing = at(at(eating?.tables ?? [], 1).rows, 0);
    assert.deepEqual(failing.cells, ['12', '20', '0']);
    const problem = only(failing.problems);
    assert.equal(problem.text, 'I should have 0 cucumbers');
    assert.deepEqual([problem.error?.expected, problem.error?.actual], ['0', '-8']);
  });

  it('each row has its picture', async () => {
    const model = await sample('examples-tables-attachment');
    const rows = at(outlineIn(feature(model)).tables, 0).rows;
    assert.deepEqual(
      rows.map(({ attachments }) =>
        attachments.map(({ content, at }) => [model.contents[content]?.mediaType, at]),
      ),
      [[['image/jpeg', 0]], [['image/png', 0]]],
    );
    assert.deepEqual(only(model.folders).picture, 0);
  });

  it('attachments keep their kinds, whatever their encoding', async () => {
    const { contents, run } = await sample('attachments');
    assert.deepEqual(
      contents.map(({ kind, mediaType, bytes }) => [kind, mediaType, bytes]),
      [
        ['binary', 'application/octet-stream', 5],
        ['log', 'text/x.cucumber.log+plain', 5],
        ['log', 'text/x.cucumber.log+plain', 86],
        ['json', 'application/json', 52],
        ['text', 'text/plain', 10],
        ['binary', 'application/pdf', 10061],
        ['link', 'text/uri-list', 19],
      ],
    );
    assert.deepEqual(run.attachments, []);
  });

  it('attachments of hooks of the run belong to the run', async () => {
    const { run, contents } = await sample('global-hooks-attachments');
    assert.deepEqual(
      run.attachments.map(({ at, content }) => [at, contents[content]?.text]),
      [
        ['run', 'Attachment from BeforeAll hook'],
        ['run', 'Attachment from AfterAll hook'],
      ],
    );
  });

  it('features written in Markdown read like others', async () => {
    const cheese = feature(await sample('markdown'));
    assert.equal(cheese.uri, 'samples/markdown/markdown.feature.md');
    const outline = outlineIn(cheese);
    assert.deepEqual(outline.steps[2]?.table?.[0], ['name', 'age']);
    assert.equal(outline.steps[0]?.docString?.mediaType, 'typescript');
  });

  describe('permalinks', () => {
    let forward: Model;
    let backward: Model;
    before(async () => {
      forward = await sample('multiple-features');
      backward = await sample('multiple-features-reversed');
    });
    it('are the same in whatever order examples run', () => {
      const ids = (model: Model) =>
        only(model.folders).features.flatMap(({ groups }) =>
          groups.flatMap(({ examples }) => examples.map(({ id }) => id.replace(/^[^/]*/, ''))),
        );
      assert.deepEqual(ids(backward).sort(), ids(forward).sort());
    });
  });
});
