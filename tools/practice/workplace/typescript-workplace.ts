import { readFileSync } from 'node:fs';
import path from 'node:path';
import { faceOf } from '../face/face';
import type { Kata } from '../katas';
import type { Start } from '../options';
import { namedFromHere, projectFolder } from '../project';
import { typescriptStubs } from '../start/typescript';
import { noteOn, practiceFolder, projectSteps, type Workplace, writeOnce } from './workplace';

/** Rules in TypeScript, in this process: `practice/<kata>/index.ts`. */
export function typescriptWorkplace(kata: Kata, start: Start | undefined): Workplace {
  const folder = practiceFolder(kata.name);
  const file = path.join(folder, 'index.ts');
  const isNew = writeOnce(file, () =>
    start === 'tangled' ? tangled(kata) : typescriptStubs(kata, faceOf(kata.name)),
  );
  writeSettings();
  const left = `${namedFromHere(file)} is there already and was left as it is: move it away to start anew.`;
  return {
    name: namedFromHere(file),
    choice: { implementation: path.join(projectFolder, 'practice') },
    steps: projectSteps,
    stepsChange: false,
    checked: folder,
    watched: [folder],
    notes: [
      ...noteOn(
        file,
        isNew,
        start === 'tangled' ? 'right, but poor. Tidy it up, and stay green.' : 'the functions to write.',
      ),
      ...(!isNew && start !== undefined ? [left] : []),
    ],
  };
}

/** Editors take the project's settings for what is written here, which is not part of the project. */
export function writeSettings(): void {
  const settings = { extends: '../tsconfig.json', include: ['**/*.ts'] };
  writeOnce(
    path.join(projectFolder, 'practice', 'tsconfig.json'),
    () => `${JSON.stringify(settings, null, 2)}\n`,
  );
}

function tangled(kata: Kata): string {
  return readFileSync(path.join(projectFolder, 'fixtures', kata.name, 'tangled.ts'), 'utf8');
}
