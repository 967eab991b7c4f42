import type { CucumberFormatter } from './cucumber-formatter';
import { startFold } from './model';
import { pageOf } from './page';
import { type DocumentationOptions, settingsIn } from './settings';

/** Pieces of the page are gathered to about so many characters before they are written. */
const enough = 1 << 16;

/** The formatter that turns a run of cucumber-js into the page. It folds messages as they come and keeps none. */
export const livingDocumentation: CucumberFormatter<DocumentationOptions> = {
  type: 'formatter',
  optionsKey: 'livingDocumentation',
  formatter({ on, write, options }) {
    const { fold: foldOptions, page } = settingsIn(process.cwd(), options);
    const fold = startFold(foldOptions);
    on('message', (envelope) => fold.add(envelope));
    return () => {
      let text = '';
      for (const piece of pageOf(fold.model(), page)) {
        text += piece;
        if (text.length < enough) continue;
        write(text);
        text = '';
      }
      write(text);
    };
  },
};
