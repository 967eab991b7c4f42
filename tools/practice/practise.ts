import path from 'node:path';
import type { Kata } from './katas';
import type { Options } from './options';
import { Practice } from './practice';
import { projectFolder } from './project';
import { nextChange } from './watch';
import { commandWorkplace, languageWorkplace } from './workplace/program-workplace';
import { stepsWorkplace } from './workplace/steps-workplace';
import { typescriptWorkplace } from './workplace/typescript-workplace';
import { benchFor, type Workplace } from './workplace/workplace';

const clearScreen = '\u001b[2J\u001b[3J\u001b[H';

/** Lets somebody practise a kata, once or until they have enough. */
export async function practise(kata: Kata, options: Options): Promise<void> {
  const workplace = workplaceFor(kata, options);
  for (const note of workplace.notes) process.stdout.write(`${note}\n`);
  const practice = new Practice(kata, workplace, options);
  if (options.watch) return keepPractising(practice, workplace, kata);
  const { text, isWrong } = await practice.round();
  process.stdout.write(text);
  if (isWrong) process.exitCode = 1;
}

function workplaceFor(kata: Kata, { command, folder, language, steps, start }: Options): Workplace {
  const bench = benchFor(kata, folder);
  if (command !== undefined) return commandWorkplace(command, bench);
  if (language !== undefined) return languageWorkplace(kata, bench, language);
  return steps ? stepsWorkplace(kata, bench) : typescriptWorkplace(kata, bench, start);
}

async function keepPractising(practice: Practice, { watched }: Workplace, { name }: Kata): Promise<never> {
  const places = [...watched, path.join(projectFolder, 'features', name)];
  let seen = '';
  for (;;) {
    seen = await nextChange(places, seen);
    const { text } = await practice.round();
    if (process.stdout.isTTY) process.stdout.write(clearScreen);
    process.stdout.write(`${text}\nWaiting for changes. Ctrl-C ends.\n`);
  }
}
