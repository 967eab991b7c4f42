import type { Scenario, Term } from '../model';
import { gallery } from './attachments';
import { notesOn, problemsOf, shownIn } from './attempt';
import { descriptionOf } from './description';
import { markup, type Html } from './html';
import { heading, mark, tagData, tagList } from './marks';
import { frames } from './pictures';
import type { FolderSheet } from './sheet';
import { commentsOf, stepList } from './steps';

/** A plain scenario: its steps with their doc strings and tables, its pictures, and what is not green. */
export function scenarioOf(sheet: FolderSheet, scenario: Scenario, level: 4 | 5, seen: Set<Term>): Html {
  const { example, steps, keyword, name, tags } = scenario;
  const backgroundSteps = Math.max(0, example.stepStates.length - steps.length);
  const own = example.problems.filter(({ step }) => step !== undefined && step >= backgroundSteps);
  const others = example.problems.filter((problem) => !own.includes(problem));
  const list = stepList(sheet, steps, seen, {
    states: example.stepStates.slice(backgroundSteps),
    below: (index) => {
      const here = own.filter(({ step }) => step === index + backgroundSteps);
      return here.length > 0 && problemsOf(sheet, example, here, { step: false, said: example.state });
    },
  });
  const title = markup`${mark(example.state)} <span class="keyword">${keyword}</span> <span class="name">${heading(sheet, name, seen)}</span>`;
  return markup`<section class="example ${example.state}" id="${scenario.id}"${tagData(tags)}>
${level === 4 ? markup`<h4>${title}</h4>` : markup`<h5>${title}</h5>`}${tagList(sheet, tags)}
${descriptionOf(sheet, scenario.description, seen)}${commentsOf(scenario)}
<div class="course">${list}${gallery(sheet, shownIn(sheet, example), frames.example)}</div>${notesOn(sheet, example, others)}</section>
`;
}
