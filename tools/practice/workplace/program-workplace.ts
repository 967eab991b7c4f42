import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { faceOf } from '../face/face';
import type { Kata } from '../katas';
import { languages } from '../languages';
import { namedFromHere } from '../project';
import { type Bench, noteOn, projectSteps, type Workplace, writeOnce } from './workplace';

/** Rules in any language, behind a command that speaks the protocol. */
export function commandWorkplace(command: string, { root }: Bench): Workplace {
  // What a command names and what lies in the folder for practice is likely to change.
  const named = command.split(/\s+/).map((word) => word.replace(/^["']|["']$/g, ''));
  return {
    name: command,
    choice: { implementation: command },
    steps: projectSteps,
    stepsChange: false,
    folder: root,
    isChecked: false,
    watched: [root, ...named.filter((word) => existsSync(word))],
    notes: [],
  };
}

/** Rules in a language that has an adapter: `practice/<kata>/<language>/`. */
export function languageWorkplace(kata: Kata, bench: Bench, name: string): Workplace {
  const language = languages[name];
  if (language === undefined) throw new Error(`There is no adapter for ${name}.`);
  const folder = path.join(bench.folder, name);
  const rules = path.join(folder, language.fileName(kata));
  const adapter = path.join(folder, language.adapter);
  const isNew = writeOnce(rules, () => language.stubs(kata, faceOf(kata.name)));
  writeOnce(adapter, () =>
    readFileSync(path.join(__dirname, '..', 'languages', name, language.adapter), 'utf8'),
  );
  const files = {
    folder: namedFromHere(folder),
    rules: namedFromHere(rules),
    adapter: namedFromHere(adapter),
  };
  const build = language.build?.(files);
  return {
    ...commandWorkplace(commandOf(language.run(files)), bench),
    name: namedFromHere(rules),
    ...(build && { build: commandOf(build) }),
    watched: [folder],
    notes: noteOn(rules, isNew, 'the functions to write.'),
  };
}

function commandOf(words: readonly string[]): string {
  return words.map((word) => (/[\s&()^]/.test(word) ? `"${word}"` : word)).join(' ');
}
