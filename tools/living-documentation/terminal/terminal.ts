import type { CucumberFormatter } from '../cucumber-formatter';
import { type Presentation, readmeNotes, startFold } from '../model';
import { startProgress } from './progress';
import { isSet, textOf, type TextOptions } from './text';

/** What `formatOptions.terminal` in the settings of Cucumber may say. */
export interface TerminalOptions extends TextOptions {
  /** Whether to print only what is not green, and the summary; by default where the variable `CI` is set. */
  readonly quiet?: boolean;
  /** Folders of features in the order in which they are shown. */
  readonly order?: Presentation['order'];
}

/** A formatter for Cucumber that prints a run as documentation: the same content as the page, as text. */
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
      write(textOf(fold.model(), stream, { quiet, pages }));
    };
  },
};

export default terminal;
