import { type Attachment, type Attempt, type Example, isGreen, type Problem } from '../model';
import { otherAttachments, pictureOf, picturesIn } from './attachments';
import { markup, type Html, type Inside, nothing } from './html';
import { frames } from './pictures';
import { problemOf, type ProblemNotes } from './problems';
import type { Sheet } from './sheet';
import { duration, stateWords } from './words';

/** The pictures of an example that stand with its problems when it has any: what should be, and what is. */
export function comparedIn(sheet: Sheet, { state, attachments }: Attempt): readonly Attachment[] {
  if (state === 'passed') return [];
  return picturesIn(sheet, attachments).filter(({ role }) => role === 'expected' || role === 'actual');
}

/** The pictures that show an example, whether it is green or not. */
export function shownIn(sheet: Sheet, attempt: Attempt): readonly Attachment[] {
  const pictures = picturesIn(sheet, attempt.attachments);
  const compared = comparedIn(sheet, attempt);
  return compared.length === 0 ? pictures : pictures.filter((attachment) => !compared.includes(attachment));
}

/** What is not green in an example; the pictures of what should be and what is stand with the first. */
export function problemsOf(
  sheet: Sheet,
  attempt: Attempt,
  problems: readonly Problem[] = attempt.problems,
  notes: ProblemNotes = {},
): Html {
  const told = problems.map((problem) => {
    const pictures = problem === attempt.problems[0] ? picturesOf(sheet, attempt) : {};
    return problemOf(sheet, problem, { ...notes, pictures });
  });
  return markup`${told}`;
}

/** The pictures of both sides, several of one side below each other. */
function picturesOf(sheet: Sheet, attempt: Attempt): NonNullable<ProblemNotes['pictures']> {
  const compared = comparedIn(sheet, attempt);
  const side = (role: 'expected' | 'actual') => {
    const here = compared.filter((attachment) => attachment.role === role);
    return here.length === 0
      ? {}
      : { [role]: markup`${here.map((attachment) => pictureOf(sheet, attachment, frames.example))}` };
  };
  return { ...side('expected'), ...side('actual') };
}

/** What an example that is not green, but has no step or hook to blame, is about. */
export function unexplained({ state, problems, stepStates }: Attempt): Html {
  if (problems.length > 0 || isGreen(state)) return nothing;
  return markup`<div class="problem ${stateWords[state].tone}"><p class="what">${
    stepStates.length === 0 ? 'It has no steps, so nothing was proven.' : 'The messages do not say why.'
  }</p></div>`;
}

/** That an example was tried before, and what happened then. */
export function earlierAttempts(sheet: Sheet, { earlierAttempts: earlier, state }: Example): Inside {
  if (earlier.length === 0) return nothing;
  const said = `${state === 'passed' ? 'Passed' : 'Still not green'} at attempt ${earlier.length + 1}`;
  const attempts = earlier.map(
    (attempt, index) =>
      markup`<li><p>Attempt ${index + 1}, ${duration(attempt.durationMs)}</p>${problemsOf(sheet, attempt)}${unexplained(attempt)}</li>`,
  );
  return markup`<details class="retried"><summary>↻ ${said}</summary><ol>${attempts}</ol></details>`;
}

/** Everything to be said of an example below its steps or its row. */
export function notesOn(
  sheet: Sheet,
  example: Example,
  problems: readonly Problem[] = example.problems,
): readonly Html[] {
  const row = 'cells' in example ? example.line : undefined;
  const notes = [
    problemsOf(sheet, example, problems, { said: example.state, ...(row !== undefined && { row }) }),
    unexplained(example),
    markup`${earlierAttempts(sheet, example)}`,
    otherAttachments(sheet, example.attachments),
  ];
  return notes.filter(({ text }) => text !== '');
}
