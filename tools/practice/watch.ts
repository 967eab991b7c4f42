import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Milliseconds between two looks at the files. */
const pause = 100;
const ignored = new Set(['node_modules', 'classes', '__pycache__', 'target', 'build']);

/**
 * Waits until a file has changed, has come or has gone.
 *
 * Looking at a few files ten times a second costs next to nothing, and works with every editor and file system.
 */
export async function nextChange(places: readonly string[], seen: string): Promise<string> {
  for (;;) {
    const now = stampOf(places);
    if (now !== seen) return now;
    await new Promise((done) => setTimeout(done, pause));
  }
}

/** How the files in some folders look: equal as long as nothing has changed. */
function stampOf(places: readonly string[]): string {
  return places.flatMap(filesIn).join('\n');
}

function filesIn(place: string): readonly string[] {
  const about = statSync(place, { throwIfNoEntry: false });
  if (about === undefined) return [];
  if (!about.isDirectory()) return [`${place} ${about.mtimeMs} ${about.size}`];
  return readdirSync(place)
    .filter((name) => !ignored.has(name) && !name.startsWith('.') && !name.endsWith('~'))
    .flatMap((name) => filesIn(path.join(place, name)));
}
