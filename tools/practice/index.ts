import path from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { alternatives, quoted } from '../../src/shared/quoting';
import { kataNamed, kataNames } from './katas';
import { languages } from './languages';
import { type Options, starts } from './options';
import type * as practising from './practise';
import { projectFolder } from './project';

/** Adds the verb `practice`: the specs of a kata judge the rules that somebody else writes. */
export function addPractice(kata: Command): void {
  const verb = kata
    .command('practice')
    .description('do a kata yourself: its specs judge your own rules')
    .argument('<kata>', 'one of those that `kata list` names')
    .option('-w, --watch', 'run again whenever you save')
    .option('-n, --next', 'run up to the first example that is not green')
    .option('--every-case', 'run the enumerations, too')
    .addOption(new Option('--start <code>', 'what your file begins with').choices(starts))
    .addOption(new Option('--steps', 'write the step definitions, too').conflicts('start'))
    .addOption(
      new Option('-l, --language <name>', 'write in another language')
        .choices(Object.keys(languages))
        .conflicts(['start', 'steps']),
    )
    .addOption(
      new Option('-c, --command <command>', 'judge a program that speaks the protocol').conflicts([
        'start',
        'steps',
        'language',
      ]),
    )
    .option('-f, --folder <folder>', 'where your files lie, if not in practice')
    .option('--timeout <seconds>', 'for each call of your rules, up to 100', secondsIn)
    .addHelpText('after', examples);
  verb.action(async (name: string, options: Options) => {
    const names = kataNames();
    if (!names.includes(name)) {
      verb.error(`error: there is no kata ${quoted(name)}: it is ${alternatives(names)}`);
    }
    const { steps, folder } = options;
    if (steps && folder !== undefined && isOutside(folder)) {
      verb.error('error: with --steps the folder lies in the project, where Cucumber is found');
    }
    // What runs specs takes a while to load, and most commands need nothing of it.
    const { practise } = require('./practise') as typeof practising;
    try {
      await practise(kataNamed(name), options);
    } catch (error) {
      const { code, path: file, syscall } = error as NodeJS.ErrnoException;
      if (file === undefined || (syscall !== 'mkdir' && syscall !== 'open')) throw error;
      verb.error(`error: ${quoted(file)} cannot be written (${String(code)}): choose another --folder`);
    }
  });
}

const examples = `
Examples:
  npx kata practice tic-tac-toe --watch           TypeScript, from nothing to green
  npx kata practice yatzy --start tangled         right, but poor: tidy it up
  npx kata practice yatzy --language python       Python, with an adapter
  npx kata practice yatzy -c "ruby yatzy.rb"      anything that speaks docs/practice-protocol.md`;

function isOutside(folder: string): boolean {
  const inside = path.relative(projectFolder, folder);
  return inside.startsWith('..') || path.isAbsolute(inside);
}

function secondsIn(text: string): number {
  const seconds = Number(text);
  if (seconds > 0 && seconds <= 100) return seconds;
  throw new InvalidArgumentError('It is a number of seconds above 0 and up to 100');
}
