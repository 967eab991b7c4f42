import { Command, CommanderError } from 'commander';
import { addLudo } from './ludo';
import { addMatch, addPlay, addReport } from './mastermind';
import { Misuse, misuseCode } from './misuse';
import { kataPages, projectVersion } from './project';

/** Adds a verb to the command. */
export type AddVerb = (kata: Command) => void;

/** The command `kata` with its own verbs and those that tools bring along. */
export function program(verbsOfTools: readonly AddVerb[] = []): Command {
  const kata = new Command('kata')
    .usage('<verb> [options]')
    .description('Five katas as executable specs. The specs themselves run with: npm run cucumber')
    .version(projectVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'explain a command')
    .helpCommand('help [verb]', 'explain a verb')
    .addHelpText('after', () => `\nKatas:\n${listOfKatas()}`)
    .configureOutput({ outputError: (text, write) => write(inOneLine(text)) })
    .exitOverride();
  kata.command('list').description('list the katas').action(printList);
  for (const addVerb of [addPlay, addReport, addMatch, addLudo]) addVerb(kata);
  for (const addVerb of verbsOfTools) addVerb(kata);
  for (const verb of kata.commands) verb.copyInheritedSettings(kata);
  return kata;
}

/**
 * Runs the command that a person typed.
 *
 * @param words the words after `kata`
 * @param verbsOfTools what the workshop adds; the rooms of `src` do not know it
 * @returns the exit code: 0, or 2 for a misuse, which is explained in one line on standard error
 */
export async function run(words: readonly string[], verbsOfTools: readonly AddVerb[] = []): Promise<number> {
  const kata = program(verbsOfTools);
  if (words.length === 0) {
    kata.outputHelp();
    return 0;
  }
  try {
    await kata.parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : misuseCode;
    if (!isForThePerson(error)) throw error;
    process.stderr.write(`kata: ${error.message}\n`);
    return misuseCode;
  }
}

function inOneLine(text: string): string {
  const what = text
    .replace(/^error: /, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');
  return `kata: ${what}. See: npx kata --help\n`;
}

function isForThePerson(error: unknown): error is Error {
  return error instanceof Misuse || (error instanceof Error && error.name === 'RuleViolation');
}

function printList(): void {
  process.stdout.write(listOfKatas());
}

function listOfKatas(): string {
  const katas = kataPages();
  const width = Math.max(...katas.map(({ name }) => name.length));
  return katas.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}\n`).join('');
}
