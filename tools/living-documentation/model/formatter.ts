import type { Envelope } from '@cucumber/messages';
import { type FoldOptions, startFold } from './fold/fold';
import type { Model } from './model';

/** What cucumber-js gives a formatter: its options, and where to write. */
export interface FormatterContext<Options> {
  readonly on: (kind: 'message', handler: (envelope: Envelope) => void) => void;
  readonly options: Options;
  readonly stream: NodeJS.WritableStream;
  readonly write: (text: string) => void;
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
      return onceAtTheEnd(context.stream, () => {
        const document = rendering.render(fold.model(), context);
        for (const piece of typeof document === 'string' ? [document] : document) context.write(piece);
      });
    },
  };
}

/**
 * Writes either when cucumber tells the formatter that the run is over, or right before it ends the stream,
 * whichever comes first: after a parse error, cucumber-js 12 ends its streams first, and what formatters
 * write after that is lost.
 */
function onceAtTheEnd(stream: NodeJS.WritableStream, write: () => void): () => void {
  let written = false;
  const finish = () => {
    if (written) return;
    written = true;
    write();
  };
  const end = stream.end.bind(stream) as (...rest: unknown[]) => NodeJS.WritableStream;
  stream.end = (...rest: unknown[]) => {
    finish();
    return end(...rest);
  };
  return finish;
}
