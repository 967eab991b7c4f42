import path from 'node:path';
import { formatterOf } from './model';
import { pageOf } from './page';
import { type DocumentationOptions, settingsIn } from './settings';

/** The formatter that turns a run of cucumber-js into the page. It folds messages as they come and keeps none. */
export const livingDocumentation = formatterOf<DocumentationOptions>({
  optionsKey: 'livingDocumentation',
  foldOptions: (options) => settingsIn(process.cwd(), options).fold,
  render(model, { options, directory }) {
    const { page } = settingsIn(process.cwd(), options);
    return pageOf(
      model,
      directory === undefined ? page : { sources: wayTo(process.cwd(), directory), ...page },
    );
  },
});

/** From a page in one folder to the files of another, as an address. */
function wayTo(folder: string, from: string): string {
  return path.relative(from, folder).split(path.sep).map(encodeURIComponent).join('/') || '.';
}
