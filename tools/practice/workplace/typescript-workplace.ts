import { readFileSync } from 'node:fs';
import path from 'node:path';
import { faceOf } from '../face/face';
import type { Kata } from '../katas';
import type { Start } from '../options';
import { namedFromHere, projectFolder, slashed } from '../project';
import { typescriptStubs } from '../start/typescript';
import { type Bench, noteOn, projectSteps, type Workplace, writeOnce } from './workplace';

/** Rules in TypeScript, in this process: `practice/<kata>/index.ts`. */
export function typescriptWorkplace(kata: Kata, bench: Bench, start: Start | undefined): Workplace {
  const { root, folder, up } = bench;
  const file = path.join(folder, 'index.ts');
  const isTangled = start === 'tangled';
  const isNew = writeOnce(file, () =>
    isTangled ? tangled(kata, up) : typescriptStubs(kata, faceOf(kata.name), up),
  );
  writeSettings(bench);
  const what = isTangled ? 'right, but poor. Tidy it up, and stay green.' : 'the functions to write.';
  const left = `${namedFromHere(file)} is there already and was left as it is: move it away to start anew.`;
  return {
    name: namedFromHere(file),
    choice: { implementation: root },
    steps: projectSteps,
    stepsChange: false,
    folder,
    isChecked: true,
    watched: [folder],
    notes: [...noteOn(file, isNew, what), ...(!isNew && start !== undefined ? [left] : [])],
  };
}

/** Editors take the project's settings for what is written here, which is not part of the project. */
export function writeSettings({ root }: Bench): void {
  const settings = {
    extends: slashed(path.join(path.relative(root, projectFolder), 'tsconfig.json')),
    include: ['**/*.ts'],
  };
  writeOnce(path.join(root, 'tsconfig.json'), () => `${JSON.stringify(settings, null, 2)}\n`);
}

function tangled(kata: Kata, up: string): string {
  const code = readFileSync(path.join(projectFolder, 'fixtures', kata.name, 'tangled.ts'), 'utf8');
  return code.replaceAll("from '../../src/", `from '${up}/src/`);
}
