import type { Judgement } from './judgement';

/** Says in lines for a terminal what became of the changes of one target; those that survive come first. */
export function verdictOn(name: string, list: string, judgement: Judgement): readonly string[] {
  const { changes, killed, broken, equivalent, survivors, stale } = judgement;
  return [
    ...survivors.flatMap(({ file, line, was, becomes, reached }) => [
      `${file}:${line}: ${reached ? 'no example notices when' : 'no example runs'}`,
      `    ${was}`,
      '  becomes',
      `    ${becomes}`,
    ]),
    ...stale.flatMap(({ file, was, becomes }) => [
      `${list}: "${was}" in ${file} no longer survives as "${becomes}": take it from the list`,
    ]),
    `${name}: ${changes} changes, ${killed + broken} noticed (${broken} of them by breaking down), ` +
      `${equivalent} that change nothing, ${survivors.length} not noticed.`,
  ];
}
