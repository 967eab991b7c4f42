import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Implementation } from './implementations';
import { inTime, listening, Patience, settled } from './limits';
import { NotWritten } from './not-written';

type Face = Partial<Record<string, (...given: readonly unknown[]) => unknown>>;
type Loaded = { readonly face: Face } | { readonly fault: unknown };

const load = createRequire(__filename);
const indexes = ['index.ts', 'index.js', 'index.cjs'];
/** Seconds that a file may take to load: the compiler may have to warm up. */
const loadingTime = 30;

/**
 * Rules in TypeScript or JavaScript, in this process: one file, or a folder that holds `<kata>/index.ts`.
 *
 * They are loaded anew for each implementation that is made, so that a process that stays sees what was changed. A file
 * that cannot be loaded fails every call with its own error; where there is none, nothing is written yet.
 *
 * @param timeout seconds that a call may take
 */
export function moduleImplementation(
  place: string,
  { folder, timeout }: { readonly folder: boolean; readonly timeout: number },
): Implementation {
  const patience = new Patience();
  const loaded = new Map<string, Loaded>();
  forget(path.resolve(folder ? place : path.dirname(place)));

  function faceIn(file: string): Face {
    const face = loaded.get(file) ?? inTime(loadingTime, `loading ${file}`, () => loadedFrom(file));
    loaded.set(file, face);
    if ('fault' in face) throw face.fault;
    return face.face;
  }

  return {
    name: path.relative('.', place) || '.',
    async call(kata, verb, values, tell) {
      const file = folder ? fileIn(path.resolve(place, kata)) : path.resolve(place);
      const run = file === undefined ? undefined : faceIn(file)[verb];
      const what = `${kata}: ${verb}`;
      if (typeof run !== 'function') throw new NotWritten(what);
      return patience.with(() => {
        const result = listening(tell, () => inTime(timeout, what, () => run(...values)));
        return settled(timeout, what, result);
      });
    },
  };
}

function fileIn(folder: string): string | undefined {
  return indexes.map((name) => path.join(folder, name)).find((file) => existsSync(file));
}

function loadedFrom(file: string): Loaded {
  try {
    return { face: load(file) as Face };
  } catch (fault) {
    return { fault: readable(fault) };
  }
}

/** What the compiler found, without the inside of the compiler that it shows below. */
function readable(fault: unknown): unknown {
  const [found, inside] = fault instanceof Error ? fault.message.split('\n\nCaused by:') : [];
  if (found === undefined || inside === undefined) return fault;
  const error = new SyntaxError(found.trimEnd());
  error.stack = `${error.name}: ${error.message}`;
  return error;
}

function forget(folder: string): void {
  for (const file of Object.keys(load.cache)) {
    const inside = path.relative(folder, file);
    const isOutside = inside.startsWith('..') || path.isAbsolute(inside) || inside.includes('node_modules');
    if (!isOutside) Reflect.deleteProperty(load.cache, file);
  }
}
