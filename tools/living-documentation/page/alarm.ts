import {
  type Example,
  examplesIn,
  type Model,
  type Placed,
  pathOf,
  type RunProblem,
  type State,
} from '../model';
import { markup, type Html, type Inside, nothing } from './html';
import { languageOnly } from './language';
import { smallMark } from './marks';
import { errorOf, nameOf } from './problems';
import { reasonOf } from './reason';
import { placeOf, type Sheet } from './sheet';
import { count, countIn, stateWords } from './words';

/** So many finds are told at once, and so many examples of each; the others are a click away. */
const atOnce = 12;
const namesAtOnce = 5;

/** What is wrong, above all else: the run's own problems, then examples, the worst first. */
export function alarmOf(sheet: Sheet, model: Model): Html {
  const { run, counts } = model;
  const toned = (tone: 'bad' | 'waiting') => [
    ...examplesIn(model.folders, ({ state }) => stateWords[state].tone === tone),
  ];
  const [bad, waiting] = [toned('bad'), toned('waiting')];
  const broken = run.problems.length > 0 || run.progress !== 'finished';
  return markup`${broken && markup`<section class="alarm bad" aria-label="Problems of the run"><h2>${headlineOf(model)}</h2>${run.problems.map((problem) => runProblem(sheet, problem))}</section>`}
${listOf('bad', bad, counts)}${listOf('waiting', waiting, counts)}`;
}

/** What happened to the run, and what came of it. */
function headlineOf({ run, counts }: Model): string {
  const cause = causes.find(([kind]) => run.problems.some((problem) => problem.kind === kind))?.[1];
  const ran = counts.total - counts['not-run'];
  const none = counts.total > 0 ? `none of ${count(counts.total, 'example')} was run` : 'nothing was run';
  if (run.progress === 'not-started') return `${cause ?? 'The run did not start'}; ${none}`;
  if (run.progress === 'unfinished')
    return `${cause ?? 'The run broke off'}; ${ran === 0 ? none : 'the run did not end'}`;
  return cause ?? 'The run had problems';
}

const causes: readonly (readonly [RunProblem['kind'], string])[] = [
  ['parse-error', 'A feature file cannot be read'],
  ['undefined-parameter-type', 'A parameter type is not defined'],
  ['hook', 'A hook of the whole run failed'],
  ['exception', 'The runner broke down'],
];

function runProblem(sheet: Sheet, problem: RunProblem): Html {
  switch (problem.kind) {
    case 'parse-error': {
      const { place, message, excerpt } = problem;
      const lines = excerpt.map(
        ({ line, text }) => markup`<span${line === place.line && markup` class="here"`}><i>${line}</i>${text}
</span>`,
      );
      return markup`<div class="problem bad"><p class="what">${placeOf(sheet, place.uri, place.line)}</p><pre class="message">\n${message}</pre>${
        excerpt.length > 0 && markup`<pre class="excerpt">\n${lines}</pre>`
      }</div>`;
    }
    case 'hook': {
      const { state, hook, error } = problem;
      return markup`<div class="problem ${stateWords[state].tone}"><p class="what">${smallMark(state)} <span class="step">${nameOf(hook)}</span> ${hook.place && placeOf(sheet, hook.place.uri, hook.place.line)}</p>${error && errorOf(error)}</div>`;
    }
    case 'undefined-parameter-type':
      return markup`<div class="problem bad"><p class="what">The step definition <code>${problem.expression}</code> uses the parameter type <code>{${problem.name}}</code>, which is not defined.</p></div>`;
    case 'exception':
      return markup`<div class="problem bad">${errorOf(problem.error)}</div>`;
  }
}

function listOf(tone: 'bad' | 'waiting', examples: readonly Placed[], counts: Model['counts']): Html {
  if (examples.length === 0) return nothing;
  const ran = counts.total - counts['not-run'];
  const states = [...new Set(examples.map(({ example }) => example.state))].sort(
    (one, other) => rankOf(one) - rankOf(other),
  );
  const heads = states.map((state) =>
    countIn(state, examples.filter(({ example }) => example.state === state).length),
  );
  const [first = '', ...rest] = heads;
  const headline = `${first.replace(/^([\d,]+) /, `$1 ${first.startsWith('1 ') ? 'example' : 'examples'} of ${ran.toLocaleString('en')} `)}${rest.map((head) => `, ${head}`).join('')}`;
  const finds = findsIn(
    [...examples].sort((one, other) => rankOf(one.example.state) - rankOf(other.example.state)),
  );
  return markup`<section class="alarm ${tone}" aria-label="${tone === 'bad' ? 'What fails' : 'What is not proven yet'}"><h2>${headline}</h2>
<ul>${finds.slice(0, atOnce).map(item)}${restOf(finds.slice(atOnce))}</ul></section>
`;
}

/** Examples of one feature that are not green for one reason. */
type Find = readonly [Placed, ...Placed[]];

/** Puts together what follows each other and is the same: ten rows of one cause are one thing to know. */
function findsIn(examples: readonly Placed[]): readonly Find[] {
  const finds: [Placed, ...Placed[]][] = [];
  const keyOf = ({ feature, example }: Placed) =>
    JSON.stringify([feature.id, example.state, saidOf(example) ?? example.id]);
  for (const placed of examples) {
    const last = finds.at(-1);
    if (last && keyOf(last[0]) === keyOf(placed)) last.push(placed);
    else finds.push([placed]);
  }
  return finds;
}

function saidOf({ problems: [problem], state }: Example): string | undefined {
  return problem && (reasonOf(problem) || state);
}

function item(find: Find): Html {
  const [placed] = find;
  const { state, folder, feature, uri } = pathOf(placed);
  const reason = placed.example.problems[0] && reasonOf(placed.example.problems[0]);
  const more = find.length - namesAtOnce;
  return markup`<li${languageOnly(placed.feature)}>${smallMark(state)} ${find.slice(0, namesAtOnce).map(name)}${more > 0 && markup` and ${count(more, 'more', 'more')}`} <span class="path"><bdi>${folder}</bdi> › <bdi>${feature || uri}</bdi></span>${reason !== undefined && reason !== '' && markup` <span class="reason">${reason}</span>`}</li>`;
}

function name(placed: Placed, index: number): Html {
  const { id, name: written, line } = pathOf(placed);
  return markup`${index > 0 && ', '}<a href="#${id}"><bdi>${written || `${placed.owner.keyword} ${line}`}</bdi></a>`;
}

/** How many there are that are not told at once, and where. */
function restOf(finds: readonly Find[]): Inside {
  if (finds.length === 0) return nothing;
  const byFeature = new Map<Placed['feature'], Placed[]>();
  for (const placed of finds.flat())
    byFeature.set(placed.feature, [...(byFeature.get(placed.feature) ?? []), placed]);
  const all = finds.reduce((sum, { length }) => sum + length, 0);
  const places = [...byFeature].map(
    ([feature, [first, ...others]], index) =>
      first &&
      markup`${index > 0 && ', '}<a href="#${first.example.id}"><bdi${languageOnly(feature)}>${feature.name || feature.uri}</bdi></a>${others.length > 0 && ` (${others.length + 1})`}`,
  );
  return markup`<li class="rest">and ${count(all, 'more', 'more')}: ${places}</li>`;
}

function rankOf(state: State): number {
  return Object.keys(stateWords).indexOf(state);
}
