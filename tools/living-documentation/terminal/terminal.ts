import pc from 'picocolors';
import type { CucumberFormatter, FormatterContext } from '../cucumber-formatter';
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
const terminal: CucumberFormatter<TerminalOptions> = {
  type: 'formatter',
  optionsKey: 'terminal',
  formatter({ on, options: { order, pages = [], quiet = isSet(process.env.CI) } = {}, stream, write }) {
    const fold = startFold({ notesFor: readmeNotes('.'), ...(order && { order }) });
    const progress = startProgress(process.stderr);
    on('message', (envelope) => {
      fold.add(envelope);
      progress.add(envelope);
    });
    return () => {
      progress.end();
      const model = fold.model();
      const isColoured = pc.isColorSupported && (stream.isTTY === true || isSet(process.env.FORCE_COLOR));
      const paint = pc.createColors(isColoured);
      const width = widthOf(stream);
      const page = { paint, contents: model.contents };
      const text: Lines = [
        ...(quiet ? [] : documentLines(model, width, page)),
        ...summaryLines(model, width, paint, pages),
      ];
      write(`${text.join('\n')}\n`);
    };
  },
};

/** Wide enough to read, and not so wide that a line is lost on the way back. */
function widthOf(stream: FormatterContext<TerminalOptions>['stream']): number {
  const given = stream.columns ?? Number(process.env.COLUMNS ?? 100);
  return Number.isInteger(given) ? Math.min(Math.max(given, 40), 120) : 100;
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== 'false' && value !== '0';
}

export default terminal;
