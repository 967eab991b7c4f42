import { type Rule, type Scenario, StepKeywordType } from '@cucumber/messages';
import { examplesOf, playedStepsOf } from './feature-file';
import type { Fault, HouseRule } from './house-rule';
import { columnsOf, isOutline, valuesOf } from './tables';

const mostSteps = 5;

/** Rules of the house about examples and their steps. */
export const wording: readonly HouseRule[] = [
  {
    name: 'example-keyword',
    reason:
      'Example is one case, Scenario Outline a list of reasons; one word for each keeps features alike.',
    inExample: exampleKeyword,
  },
  {
    name: 'example-named-once',
    reason:
      'Each example is there for a reason of its own; two with one name are one too many or badly named.',
    inRule: exampleNamedOnce,
  },
  {
    name: 'few-steps',
    reason: 'A course of play is one step with a table; more than five steps are a script.',
    inExample: fewSteps,
  },
  {
    name: 'one-when',
    reason:
      'One example shows one thing that happens; with two nobody knows which one the outcome belongs to.',
    inExample: oneWhen,
  },
  {
    name: 'steps-in-order',
    reason: 'Given, When, Then: what was, what happens, what comes of it.',
    inExample: stepsInOrder,
  },
  {
    name: 'something-expected',
    reason: 'An example that expects nothing cannot fail.',
    inExample: somethingExpected,
  },
  {
    name: 'should',
    reason: 'Cucumber ignores keywords when it matches: "should" keeps outcomes apart from what was given.',
    inExample: should,
  },
  {
    name: 'plain-values',
    reason:
      'Single values stand without quotes, because a parameter type reads them; only whole texts are quoted.',
    inExample: plainValues,
  },
];

function exampleKeyword(example: Scenario): readonly Fault[] {
  const { keyword, name, location } = example;
  const wanted = isOutline(example) ? 'Scenario Outline' : 'Example';
  if (keyword !== wanted) {
    return [{ line: location.line, message: `${keyword} "${name}": the keyword here is ${wanted}` }];
  }
  if (wanted === 'Example' && name.trim() === '') {
    return [{ line: location.line, message: 'an Example without a name: say in a few words what it shows' }];
  }
  return [];
}

function exampleNamedOnce(rule: Rule): readonly Fault[] {
  const lines = new Map<string, number>();
  return namesOf(rule).flatMap(({ name, line }) => {
    const first = lines.get(name);
    if (first === undefined) lines.set(name, line);
    return first === undefined
      ? []
      : [{ line, message: `"${name}" is there already, in line ${first}: say what is different here` }];
  });
}

function namesOf(rule: Rule): readonly { name: string; line: number }[] {
  return examplesOf(rule).flatMap((example) =>
    isOutline(example)
      ? valuesOf(example, 'why').map(({ value, location }) => ({ name: value, line: location.line }))
      : [{ name: example.name, line: example.location.line }],
  );
}

function fewSteps({ steps, location }: Scenario): readonly Fault[] {
  if (steps.length <= mostSteps) return [];
  const message = `${steps.length} steps, ${mostSteps} at most: tell the course of play in one step with a table`;
  return [{ line: location.line, message }];
}

function oneWhen(example: Scenario): readonly Fault[] {
  return playedStepsOf(example)
    .filter(({ part }) => part === StepKeywordType.ACTION)
    .slice(1)
    .map(({ step }) => ({
      line: step.location.line,
      message: `"${step.text}" is a second When: make it a Given, a row of a table or an example of its own`,
    }));
}

function stepsInOrder(example: Scenario): readonly Fault[] {
  const order = [StepKeywordType.CONTEXT, StepKeywordType.ACTION, StepKeywordType.OUTCOME];
  let latest = 0;
  return playedStepsOf(example).flatMap(({ step, part }) => {
    const place = order.indexOf(part);
    const line = step.location.line;
    if (place < 0)
      return [{ line, message: `"${step.keyword}${step.text}" has no part: write Given, When or Then` }];
    if (place < latest)
      return [{ line, message: `"${step.text}" comes too late: Given, then When, then Then` }];
    latest = place;
    return [];
  });
}

function somethingExpected(example: Scenario): readonly Fault[] {
  if (playedStepsOf(example).some(({ part }) => part === StepKeywordType.OUTCOME)) return [];
  const message = `${example.keyword} "${example.name}" expects nothing: end it with a Then`;
  return [{ line: example.location.line, message }];
}

function should(example: Scenario): readonly Fault[] {
  return playedStepsOf(example)
    .filter(({ step, part }) => part === StepKeywordType.OUTCOME && !/\bshould\b/.test(step.text))
    .map(({ step }) => ({
      line: step.location.line,
      message: `"${step.text}" is an outcome without "should": say what should be`,
    }));
}

function plainValues(example: Scenario): readonly Fault[] {
  return example.steps.flatMap(({ text, location }) =>
    quotedIn(text)
      .filter((value) => isSingleValue(value, example))
      .map((value) => ({
        line: location.line,
        message: `"${value}" is a single value: write ${value} without quotes and let a parameter type read it`,
      })),
  );
}

/** The texts in quotes, without the quotes inside them: a quote opens after a blank and closes anywhere else. */
function quotedIn(text: string): readonly string[] {
  const opened: number[] = [];
  const found: string[] = [];
  for (const { index } of text.matchAll(/"|(?<=^|\s)'(?=[^']+'(?:$|[\s.,:;]))|(?<=\S)'(?=$|[\s.,:;])/g)) {
    if (index === 0 || /[\s(]/.test(text.charAt(index - 1))) {
      opened.push(index);
    } else {
      const start = opened.pop();
      if (start !== undefined && opened.length === 0) found.push(text.slice(start + 1, index));
    }
  }
  return found;
}

/** A text of several words, or a column that has such texts, is no single value; nor is an empty text. */
function isSingleValue(value: string, example: Scenario): boolean {
  const column = /^<([^<>]+)>$/.exec(value)?.[1];
  const values =
    column !== undefined && columnsOf(example).includes(column)
      ? valuesOf(example, column).map((cell) => cell.value)
      : [value];
  return values.some((each) => each !== '') && values.every((each) => !/\s/.test(each.trim()));
}
