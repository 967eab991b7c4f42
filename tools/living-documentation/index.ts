/** Documentation that runs: cucumber's messages as a page that people want to read. */
export { livingDocumentation } from './formatter';
export { BrokenMessage, foldMessages, type Model, readModel, startFold } from './model';
export { type Link, pageOf, type PageOptions } from './page';
export { type DocumentationOptions, settingsIn } from './settings';
