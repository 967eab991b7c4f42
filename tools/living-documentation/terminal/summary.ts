import type { Counts, Example, ErrorText, Model, Placed, Problem, RunProblem } from '../model';
import { examplesIn, isGreen, pathOf, states } from '../model';
import { indented, type Lines, wrapped } from './layout';
import { markOf, type Paint, painted } from './paint';

const mostProblems = 10;

/** What is not green, each with its reason; then how much is. */
export function summaryLines(model: Model, width: number, paint: Paint, pages: readonly string[]): Lines {
  const bad = [...examplesIn(model.folders, ({ state }) => !isGreen(state))];
  const shown = bad
    .slice(0, mostProblems)
    .flatMap((placed) => ['', ...exampleProblems(placed, width, paint), ...logLines(placed, model, width)]);
  const more = bad.length - mostProblems;
  return [
    ...model.run.problems.flatMap((problem) => ['', ...runProblem(problem, width, paint)]),
    ...shown,
    ...(more > 0 ? ['', paint.dim(`… and ${more} more.`)] : []),
    '',
    ...wrapped(verdictOf(model, paint), width),
    ...pages.map((page, index) =>
      index === 0 ? `Read on: ${paint.bold(page)}` : `         ${paint.dim(page)}`,
    ),
  ];
}

function exampleProblems(placed: Placed, width: number, paint: Paint): Lines {
  const { folder, rule, name, uri, line } = pathOf(placed);
  const { example } = placed;
  const heading = [folder, rule, name].filter((part) => part !== '').join(' › ');
  return [
    ...wrapped(heading, width, `${markOf(example.state, paint)} `),
    ...indented([paint.dim(`${uri}:${line}`)], 2),
    ...indented(
      example.problems.flatMap((problem) => problemLines(problem, example, width - 2, paint)),
      2,
    ),
  ];
}

/** What an example that is not green has logged: it may be the reason. */
function logLines({ example }: Placed, { contents }: Model, width: number): Lines {
  return example.attachments
    .map(({ content }) => contents[content])
    .filter((content) => content?.kind === 'log')
    .flatMap((content) => indented(wrapped(content?.text?.trimEnd() ?? '', width - 4), 4));
}

function problemLines(problem: Problem, example: Example, width: number, paint: Paint): Lines {
  const what = problem.hook
    ? `hook ${problem.hook.name ?? problem.hook.kind}`
    : `${problem.keyword ?? ''}${problem.text ?? ''}`;
  const state = problem.state === example.state ? '' : ` (${problem.state})`;
  const definitions = problem.state === 'ambiguous' ? problem.definitions : [];
  return [
    ...wrapped(`${what}${state}`, width),
    ...indented(problem.error ? errorLines(problem.error, width - 2, paint) : [], 2),
    ...indented(
      definitions.map(({ pattern, place }) => `${pattern}  ${paint.dim(placeOf(place))}`),
      2,
    ),
    ...indented(
      problem.snippets.slice(0, 1).flatMap(({ code }) => code.split('\n')),
      2,
    ),
  ];
}

function errorLines(error: ErrorText, width: number, paint: Paint): Lines {
  if (error.diff) {
    return error.diff.map((line) => {
      if (line.in === 'both') return paint.dim(`  ${line.text}`);
      return line.in === 'expected' ? paint.green(`+ ${line.text}`) : paint.red(`- ${line.text}`);
    });
  }
  if (error.expected !== undefined && error.actual !== undefined) {
    return [
      ...wrapped(paint.green(error.expected), width, 'expected  '),
      ...wrapped(paint.red(error.actual), width, 'was       '),
    ];
  }
  const named = error.type === undefined || error.type === 'Error' ? '' : `${error.type}: `;
  return error.message
    .split('\n')
    .flatMap((line, index) => wrapped(index === 0 ? named + line : line, width));
}

function runProblem(problem: RunProblem, width: number, paint: Paint): Lines {
  const mark = markOf('failed', paint);
  switch (problem.kind) {
    case 'parse-error':
      return [
        `${mark} ${problem.place.uri}:${problem.place.line ?? 1} cannot be read`,
        ...indented(
          problem.message.split('\n').flatMap((line) => wrapped(line, width - 2)),
          2,
        ),
      ];
    case 'hook':
      return [
        `${mark} hook ${problem.hook.name ?? problem.hook.kind}: ${problem.state}`,
        ...indented(problem.error ? errorLines(problem.error, width - 2, paint) : [], 2),
      ];
    case 'undefined-parameter-type':
      return wrapped(
        `nobody defines the parameter type {${problem.name}} of "${problem.expression}"`,
        width,
        `${mark} `,
      );
    case 'exception':
      return [`${mark} the run broke down`, ...indented(errorLines(problem.error, width - 2, paint), 2)];
  }
}

function placeOf(place: { readonly uri: string; readonly line?: number } | undefined): string {
  return place ? `${place.uri}:${place.line ?? 1}` : '';
}

/** One sentence for the whole run: "485 examples are true, 1 is not. 103 rules, 5 katas, 1.9 s." */
function verdictOf(model: Model, paint: Paint): string {
  const { counts, folders, run } = model;
  const ranIn = (part: { readonly counts: Counts }) => part.counts.total > part.counts['not-run'];
  const rules = folders.flatMap(({ features }) => features.flatMap(({ groups }) => groups)).filter(ranIn);
  const bad = states.filter((state) => !isGreen(state) && counts[state] > 0);
  const green = `${counted(counts.passed, 'example is', 'examples are')} true`;
  const rest = bad.map((state) => {
    const [one, many] =
      state === 'failed' ? (['fails', 'fail'] as const) : ([`is ${state}`, `are ${state}`] as const);
    return painted(counted(counts[state], one, many), state, paint);
  });
  const verdict = [bad.length === 0 && counts.passed > 0 ? paint.green(green) : green, ...rest].join(', ');
  const ruleCount = counted(rules.filter(({ kind }) => kind === 'rule').length, 'rule', 'rules');
  const size = [
    `${ruleCount} in ${counted(folders.filter(ranIn).length, 'folder', 'folders')}`,
    ...(run.durationMs === undefined ? [] : [`${(run.durationMs / 1000).toFixed(1)} s`]),
  ];
  return `${verdict}. ${size.join(', ')}.`;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
