import { type Formatter, formatterOf, type Presentation, readmeNotes } from '../model';
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
const terminal: Formatter<TerminalOptions | undefined> = {
  type: 'formatter',
  optionsKey: 'terminal',
  formatter(context) {
    const { order, pages = [], quiet = isSet(process.env.CI) } = context.options ?? {};
    const progress = startProgress(process.stderr);
    context.on('message', progress.add);
    const documentation = formatterOf<TerminalOptions | undefined>({
      optionsKey: 'terminal',
      foldOptions: () => ({ notesFor: readmeNotes('.'), ...(order && { order }) }),
      render(model, { stream }) {
        progress.end();
        return textOf(model, stream, { quiet, pages });
      },
    });
    return documentation.formatter(context);
  },
};

export default terminal;
