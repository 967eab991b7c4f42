import type { FormatterPlugin } from '@cucumber/cucumber/api';
import pc from 'picocolors';
import { type Presentation, readmeNotes, startFold } from '../model';
import { documentLines } from './document';
import type { Lines } from './layout';
import { summaryLines } from './summary';
import { startProgress } from './progress';

/** What `formatOptions.terminal` in the settings of Cucumber may say. */
export interface TerminalOptions {
  /** The pages that the last lines name, the most readable first. */
  readonly pages?: readonly string[];
  /** Whether to print only what is not green, and the summary; by default where the variable `CI` is set. */
  readonly quiet?: boolean;
  /** Folders of features in the order in which they are shown. */
  readonly order?: Presentation['order'];
}

/**
 * A formatter for Cucumber that prints a run as documentation: the same content as the page, as text.
 *
 * Colours follow `NO_COLOR`, `FORCE_COLOR` and whether a terminal is there; the width follows the terminal, or `COLUMNS`.
 */
const terminal: FormatterPlugin<TerminalOptions> = {
  type: 'formatter',
  optionsKey: 'terminal',
  formatter({ on, options = {}, stream, write }) {
    const fold = startFold({ notes: readmeNotes('.'), ...(options.order && { order: options.order }) });
    const progress = startProgress(process.stderr);
    on('message', (envelope) => {
      fold.add(envelope);
      progress.add(envelope);
    });
    return () => {
      progress.end();
      const model = fold.model();
      const paint = pc.createColors(
        pc.isColorSupported && (isTerminal(stream) || 'FORCE_COLOR' in process.env),
      );
      const width = widthOf(stream);
      const page = { paint, contents: model.contents };
      const quiet = options.quiet ?? isSet(process.env.CI);
      const text: Lines = [
        ...(quiet ? [] : documentLines(model, width, page)),
        ...summaryLines(model, width, paint, options.pages ?? []),
      ];
      write(`${text.join('\n')}\n`);
    };
  },
};

interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

function isTerminal(stream: Terminal | NodeJS.WritableStream): stream is Terminal {
  return 'isTTY' in stream && stream.isTTY === true;
}

function widthOf(stream: Terminal | NodeJS.WritableStream): number {
  const given = isTerminal(stream) ? stream.columns : Number(process.env.COLUMNS);
  return Math.min(Math.max(given || 100, 40), 120);
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== 'false' && value !== '0';
}

export default terminal;
