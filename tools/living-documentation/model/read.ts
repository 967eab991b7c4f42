import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import type { Envelope } from '@cucumber/messages';
import { type FoldOptions, startFold } from './fold/fold';
import type { FolderNotes } from './fold/folders';
import type { Model } from './model';
import { notesIn } from './text/readme';

/** Thrown where a line of a message file is not a message; its message names file and line. */
export class BrokenMessage extends Error {
  override readonly name = 'BrokenMessage';

  constructor(
    readonly file: string,
    readonly line: number,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(`${file}, line ${line}: ${reason}`, options);
  }
}

/**
 * Reads a file of messages, one JSON object a line, into a documentation. Blank lines and a byte order mark
 * are tolerated, kinds of messages it does not know are passed over.
 * @throws BrokenMessage for a line that is no message; the error of the file system where it cannot be read
 */
export async function readModel(file: string, options: FoldOptions = {}): Promise<Model> {
  return foldMessages(createReadStream(file), options, file);
}

/** Tells of each folder what the README.md in it says; nothing where there is none. Paths start at `root`. */
export function readmeNotes(root: string): (folder: string) => FolderNotes | undefined {
  return (folder) => {
    const file = path.resolve(root, folder, 'README.md');
    return existsSync(file) ? notesIn(readFileSync(file, 'utf8')) : undefined;
  };
}

/** Reads a stream of messages, as {@link readModel} does; `name` stands for the file in errors. */
export async function foldMessages(
  chunks: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>,
  options: FoldOptions = {},
  name = 'messages',
): Promise<Model> {
  const fold = startFold(options);
  let number = 0;
  for await (const line of linesIn(chunks)) {
    number += 1;
    if (line.trim() === '') continue;
    const envelope = envelopeOf(line, name, number);
    try {
      fold.add(envelope);
    } catch (cause) {
      const [kind = 'nothing'] = Object.keys(envelope);
      throw new BrokenMessage(name, number, `a message of kind ${kind} cannot be read: ${String(cause)}`, {
        cause,
      });
    }
  }
  return fold.model();
}

function envelopeOf(line: string, name: string, number: number): Envelope {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (cause) {
    throw new BrokenMessage(name, number, `not JSON: ${(cause as Error).message}`, { cause });
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new BrokenMessage(name, number, 'not a message: a JSON object is needed');
}

// Node's readline also breaks lines at U+2028, which JSON allows inside strings.
async function* linesIn(chunks: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>) {
  const decoder = new StringDecoder();
  let rest = '';
  let first = true;
  for await (const chunk of chunks) {
    rest += typeof chunk === 'string' ? chunk : decoder.write(Buffer.from(chunk));
    if (first && rest !== '') {
      rest = rest.replace(/^\uFEFF/, '');
      first = false;
    }
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
