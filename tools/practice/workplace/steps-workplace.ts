import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Kata } from '../katas';
import { namedFromHere, projectFolder, slashed } from '../project';
import { typescriptWorkplace } from './typescript-workplace';
import { type Bench, noteOn, type Workplace, writeOnce } from './workplace';

/** The features alone: the person writes the step definitions too, with the World of the project. */
export function stepsWorkplace(kata: Kata, bench: Bench): Workplace {
  const { folder, up } = bench;
  const file = path.join(folder, `${kata.name}.steps.ts`);
  const isNew = writeOnce(file, () => beginningOf(kata, up));
  // What the steps call is the person's, too.
  const rules = typescriptWorkplace(kata, bench, undefined);
  return {
    ...rules,
    name: namedFromHere(file),
    // The hooks make the World and treat what is not written as pending; they define no step.
    steps: ['step-definitions/support/hooks.ts', `${slashed(folder)}/**/*.steps.ts`],
    stepsChange: true,
    notes: [...rules.notes, ...noteOn(file, isNew, 'the place for your step definitions.')],
  };
}

function beginningOf({ name, title }: Kata, up: string): string {
  const given = ['notation', 'drawing'].filter((each) =>
    existsSync(path.join(projectFolder, 'src', name, `${each}.ts`)),
  );
  return [
    `// ${title}: your step definitions, for features/${name}.`,
    '//',
    `//     npx kata practice ${name} --steps --watch`,
    '//',
    '// This file is never overwritten. Each run shows definitions to copy for the next example. What reads, writes and',
    `// draws positions is given: ${given.map((each) => `src/${name}/${each}.ts`).join(', ')}. In a step, \`this.show(…)\``,
    '// puts a drawing into the report, `this.attempt(…)` does what the rules may refuse, and `this.result()` and',
    `// \`this.rejection()\` tell what came of it; \`this.kata('${name}')\` reaches the rules in index.ts beside this file.`,
    "import { defineParameterType, Given, Then, When } from '@cucumber/cucumber';",
    "import { expect } from 'chai';",
    `import type { KataWorld } from '${up}/step-definitions/support/world';`,
    '',
  ].join('\n');
}
