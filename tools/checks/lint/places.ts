/** Where a file lives in the house, as far as import directions care. */
export interface Place {
  readonly area: Area;
  /** The kata or tool a file belongs to, where it belongs to one. */
  readonly owner?: string;
  /** For a file that others may reach: which of a kata's four doors it is, or a tool's only one, `index`. */
  readonly door?: Door;
}

export type Area = 'kata' | 'shared' | 'cli' | 'steps' | 'step support' | 'tools' | 'fixtures' | 'top level';

const doors = ['index', 'notation', 'drawing', 'players'] as const;
export type Door = (typeof doors)[number];

/**
 * Says where a file lives.
 *
 * @param path from the project's root, with slashes; an extension or a final `/index` may be missing
 */
export function placeOf(path: string): Place {
  const [top = '', second = '', ...rest] = path.replace(/\.[cm]?[jt]s$/, '').split('/');
  if (top === 'src' && second === 'cli') return { area: 'cli' };
  if (top === 'src' && second === 'shared') return { area: 'shared' };
  if (top === 'src' && second !== '') return { area: 'kata', owner: second, ...doorOf(rest) };
  if (top === 'step-definitions' && second === 'support') return { area: 'step support' };
  // yatzy.steps.ts belongs to Yatzy, whatever stands between the dots.
  if (top === 'step-definitions') return { area: 'steps', owner: second.replace(/\..*$/, '') };
  if (top === 'tools') return { area: 'tools', owner: second, ...doorOf(rest) };
  if (top === 'fixtures') return { area: 'fixtures', owner: second };
  return { area: 'top level' };
}

function doorOf(path: readonly string[]): { door?: Door } {
  const inside = path.join('/').replace(/\/?index$/, '') || 'index';
  const door = doors.find((each) => each === inside);
  return door === undefined ? {} : { door };
}
