import { closeSync, createReadStream, existsSync, mkdirSync, openSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { BrokenMessage, foldMessages, type Model } from './model';
import { type Project, projectAt } from './project';
import { pageOf } from './page';
import { textOf } from './terminal/text';

/** What a person may ask for beside the messages. */
export interface Wishes {
  readonly output?: string;
  readonly title?: string;
  readonly glossary?: string;
  readonly text?: true;
}

/** Turns messages into a page or text, as the verb `document` does. */
export async function document(messages: string, wishes: Wishes): Promise<void> {
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
export function reasonOf(error: unknown): string {
  if (error instanceof Unusable || error instanceof BrokenMessage) return error.message;
  if (error instanceof Error && 'code' in error && 'syscall' in error) return error.message;
  throw error;
}
