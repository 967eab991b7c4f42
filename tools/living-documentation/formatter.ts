import { writeSync } from 'node:fs';
import type { CucumberFormatter, FormatterContext } from './cucumber-formatter';
import { startFold } from './model';
import { pageOf } from './page';
import { type DocumentationOptions, settingsIn } from './settings';

/** Pieces of the page are gathered to about so many characters before they are written. */
const enough = 1 << 16;

/** The formatter that turns a run of cucumber-js into the page. It folds messages as they come and keeps none. */
export const livingDocumentation: CucumberFormatter<DocumentationOptions> = {
  type: 'formatter',
  optionsKey: 'livingDocumentation',
  formatter({ on, write, stream, options }) {
    const settings = settingsIn(process.cwd(), options);
    const fold = startFold(settings.fold);
    on('message', (envelope) => fold.add(envelope));
    return beforeItIsTooLate(stream, write, (print) => {
      let text = '';
      for (const piece of pageOf(fold.model(), settings.page)) {
        text += piece;
        if (text.length < enough) continue;
        print(text);
        text = '';
      }
      print(text);
    });
  },
};

type Print = (text: string) => void;

/**
 * Writes once, when the run is over. Cucumber does not always say so: a feature file that cannot be read makes
 * it close the file first, and a hook before all examples that fails makes it leave at once.
 * @returns what Cucumber is to call after a run that takes its course
 */
function beforeItIsTooLate(
  stream: FormatterContext<unknown>['stream'],
  write: Print,
  writeTo: (print: Print) => void,
): () => void {
  let written = false;
  const once = (print: Print) => {
    if (written) return;
    written = true;
    process.off('exit', atExit);
    writeTo(print);
  };
  const atExit = () => {
    const { fd } = stream as { fd?: unknown };
    if (typeof fd === 'number') once((text) => writeSync(fd, text));
  };
  process.on('exit', atExit);
  const end = stream.end.bind(stream) as (...args: readonly unknown[]) => typeof stream;
  stream.end = (...args: readonly unknown[]) => {
    once(write);
    return end(...args);
  };
  return () => once(write);
}
