import { writeFileSync, writeSync } from 'node:fs';
import type { Envelope } from '@cucumber/messages';
import { type FoldOptions, startFold } from './fold/fold';
import type { Model } from './model';

/** What cucumber-js gives a formatter: its options, and where to write. */
export interface FormatterContext<Options> {
  readonly on: (kind: 'message', handler: (envelope: Envelope) => void) => void;
  readonly options: Options;
  /** Standard output, which may be a terminal, or a file. */
  readonly stream: NodeJS.WritableStream & {
    readonly isTTY?: boolean;
    readonly columns?: number;
    readonly writableLength?: number;
  };
  readonly write: (text: string) => void;
  /** The folder of the file written to; absent for standard output. */
  readonly directory?: string;
}

/** A formatter as cucumber-js takes it. */
export interface Formatter<Options> {
  readonly type: 'formatter';
  /** Under which key of cucumber's `formatOptions` its options stand. */
  readonly optionsKey: string;
  readonly formatter: (context: FormatterContext<Options>) => () => void;
}

/** What makes a document of a run. */
export interface Rendering<Options> {
  readonly optionsKey: string;
  /** What the documentation is told besides the messages. */
  readonly foldOptions?: (options: Options) => FoldOptions;
  /** The whole document, or its pieces in order: then a large one never stands in memory at once. */
  readonly render: (model: Model, context: FormatterContext<Options>) => string | Iterable<string>;
}

/** A cucumber formatter that folds a run as it goes, and writes its document when it is over. */
export function formatterOf<Options>(rendering: Rendering<Options>): Formatter<Options> {
  return {
    type: 'formatter',
    optionsKey: rendering.optionsKey,
    formatter(context) {
      const fold = startFold(rendering.foldOptions?.(context.options));
      context.on('message', fold.add);
      return onceAtTheEnd(context, (write) => {
        const document = rendering.render(fold.model(), context);
        for (const piece of typeof document === 'string' ? [document] : document) write(piece);
      });
    },
  };
}

type Write = (text: string) => void;

/**
 * Writes once: when cucumber tells the formatter that the run is over, or right before it ends the stream, or
 * when the process ends, whichever comes first. After a parse error, cucumber-js 12 ends its streams first, and
 * what formatters write after that is lost; after a hook before all examples that fails, it leaves at once.
 */
function onceAtTheEnd(
  { stream, write, directory }: FormatterContext<unknown>,
  document: (write: Write) => void,
): () => void {
  const writeAtOnce = writerTo(stream);
  let written = false;
  const finish = (writeTo: Write) => {
    if (written) return;
    written = true;
    process.off('exit', leave);
    document(writeTo);
  };
  const leave = () => {
    if (writeAtOnce) finish(writeAtOnce);
  };
  process.on('exit', leave);
  const end = stream.end.bind(stream) as (...rest: unknown[]) => NodeJS.WritableStream;
  stream.end = (...rest: unknown[]) => {
    finish(write);
    return end(...rest);
  };
  // A file takes the pieces one by one, so that they never wait in memory together.
  return () =>
    finish(directory !== undefined && stream.writableLength === 0 ? (writeAtOnce ?? write) : write);
}

/** Writes at once where the stream is a file or the like. */
function writerTo(stream: NodeJS.WritableStream): Write | undefined {
  const { fd } = stream as { readonly fd?: unknown };
  return typeof fd === 'number' ? (text) => writeWhole(fd, text) : undefined;
}

/** A pipe may take a part at a time; a file takes all at once. */
function writeWhole(fd: number, text: string): void {
  const written = writeSync(fd, text);
  if (written < Buffer.byteLength(text)) writeFileSync(fd, Buffer.from(text).subarray(written));
}
