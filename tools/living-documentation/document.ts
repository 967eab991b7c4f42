import { closeSync, createReadStream, existsSync, mkdirSync, openSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { BrokenMessage, foldMessages, type Model } from './model';
import { type Project, projectAt } from './project';
import { pageOf } from './page';
import { textOf } from './terminal/text';

/** What a person may ask for beside the messages. */
interface Wishes {
  readonly output?: string;
  readonly title?: string;
  readonly glossary?: string;
  readonly text?: true;
}

const examples = `
Examples:
  npx kata document reports/cucumber.ndjson
  npx kata document reports/cucumber.ndjson --output site/index.html --title "Our rules"
  npx cucumber-js --format message | npx kata document -
  npx kata document reports/cucumber.ndjson --text

Every Cucumber can write messages:
  cucumber-js     --format message:some.ndjson
  Cucumber-Ruby   --format message --out some.ndjson
  Cucumber-JVM    --plugin message:some.ndjson

If the feature files lie where you stand, the page links to them, and takes its title from the README,
its cards from the READMEs beside the features, and its explanations from features/glossary.md.
`;

/**
 * Adds the verb `document`, which turns the messages of a run, by whatever Cucumber, into the page or into text.
 *
 * What is wrong with its words or files is told by `command.error`, in one line.
 */
export function addDocument(kata: Command): void {
  const verb = kata
    .command('document')
    .description('turn the messages of any cucumber run into a page to read')
    .argument('<messages>', 'a file of cucumber messages, one JSON object a line; - is standard input')
    .option('-o, --output <file>', 'where to write; - is standard output (default: named for the messages)')
    .option('--title <title>', 'heading of the page')
    .option('--glossary <file>', 'glossary in Markdown whose words the page explains')
    .option('--text', 'print the documentation as text')
    .addHelpText('after', examples);
  verb.action(async (messages: string, wishes: Wishes) => {
    try {
      await document(messages, wishes);
    } catch (error) {
      verb.error(reasonOf(error));
    }
  });
}

async function document(messages: string, wishes: Wishes): Promise<void> {
  const output = wishes.output ?? (wishes.text ? '-' : defaultOutput(messages));
  if (output !== '-' && path.resolve(output) === path.resolve(messages))
    throw new Unusable(`${output} holds the messages; the documentation needs another name`);
  const { glossary } = wishes;
  if (glossary !== undefined && !existsSync(glossary)) throw new Unusable(`there is no glossary ${glossary}`);
  const project = projectAt(process.cwd(), wishes);
  const model = project.told(await read(messages, project));
  const pieces = wishes.text ? [textOf(model, process.stdout)] : pageOf(model, project.page(model, output));
  if (output === '-') for (const piece of pieces) process.stdout.write(piece);
  else {
    const bytes = write(output, pieces);
    process.stdout.write(`Wrote ${output} (${sizeOf(bytes)}): ${verdictOf(model)}\n`);
  }
}

/** In the folder where the person stands, and never over a stock report that lies beside the messages. */
function defaultOutput(messages: string): string {
  const { name } = path.parse(messages);
  return messages === '-' ? 'documentation.html' : `${name}-documentation.html`;
}

async function read(messages: string, { fold }: Project): Promise<Model> {
  const name = messages === '-' ? 'standard input' : messages;
  if (messages !== '-') {
    if (!existsSync(messages)) throw new Unusable(`there is no file ${messages}`);
    if (statSync(messages).isDirectory())
      throw new Unusable(`${messages} is a folder; a file of cucumber messages is needed`);
  }
  const model = await foldMessages(messages === '-' ? process.stdin : createReadStream(messages), fold, name);
  const { run, folders } = model;
  if (run.progress === 'not-started' && !run.cucumber && run.problems.length === 0 && folders.length === 0)
    throw new Unusable(`${name} holds no messages of a cucumber run`);
  return model;
}

/** Writes a file piece by piece, in folders that need not be there yet; returns its size in bytes. */
function write(output: string, pieces: Iterable<string>): number {
  if (existsSync(output) && statSync(output).isDirectory())
    throw new Unusable(`${output} is a folder; name the file to be written`);
  mkdirSync(path.dirname(output), { recursive: true });
  const file = openSync(output, 'w');
  try {
    let bytes = 0;
    for (const piece of pieces) bytes += writeSync(file, piece);
    return bytes;
  } finally {
    closeSync(file);
  }
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

function verdictOf({ counts, run }: Model): string {
  const all = `${counts.total} example${counts.total === 1 ? '' : 's'}`;
  const rest = counts.total - counts.passed;
  const trouble =
    run.problems.length > 0 || run.progress !== 'finished' ? '; the run itself had problems' : '';
  return `${all}, ${rest === 0 ? 'all green' : `${rest} not green`}${trouble}.`;
}

/** Words or files that cannot be used, in words for the person. */
class Unusable extends Error {
  override readonly name = 'Unusable';
}

/** One line for the person; a fault of ours goes on as it is. */
function reasonOf(error: unknown): string {
  if (error instanceof Unusable || error instanceof BrokenMessage) return error.message;
  if (error instanceof Error && 'code' in error && 'syscall' in error) return error.message;
  throw error;
}
