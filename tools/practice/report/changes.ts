import type { Example } from '../run/example';
import { coloured, counted, cut, type Sheet } from './paint';

/** Names of examples that a line has room for. */
const mostNames = 3;

/** What became of examples since the run before: what is green now, what is red now, what is not green any more. */
export function changeLines(
  before: readonly Example[],
  now: readonly Example[],
  sheet: Sheet,
): readonly string[] {
  const was = new Map(before.map(({ key, standing }) => [key, standing]));
  const changed = now.filter(({ key, standing }) => was.has(key) && was.get(key) !== standing);
  const became = (standing: Example['standing']) => changed.filter((each) => each.standing === standing);
  return [
    ...line('newly green', became('green'), sheet),
    ...line('newly red', became('red'), sheet),
    ...line('to do again', became('to do'), sheet),
  ];
}

function line(what: string, examples: readonly Example[], sheet: Sheet): readonly string[] {
  const [first] = examples;
  if (first === undefined) return [];
  const names = examples.slice(0, mostNames).map(({ name }) => name);
  const more = examples.length - names.length;
  const list = [...names, ...(more > 0 ? [`and ${counted(more, 'other', 'others')}`] : [])].join(', ');
  const head = `${first.standing === 'green' ? '+' : '-'} ${examples.length} ${what}: `;
  return [coloured(head, first.standing, sheet.paint) + cut(list, sheet.width - head.length)];
}
