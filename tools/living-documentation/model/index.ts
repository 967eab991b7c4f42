/** The documentation model: what formatters render, and how messages are folded into it. */
export * from './model';
export { type Fold, type FoldOptions, startFold } from './fold/fold';
export type { FolderNotes, Presentation } from './fold/folders';
export { implementationType } from './fold/run';
export { BrokenMessage, foldMessages, readmeNotes, readModel } from './read';
export { termsIn } from './text/glossary';
export { drawingIn, type Head, headIn, headOf } from './text/svg';
export { fill, filledStep, nameOf, partsOf } from './text/outline';
export { examplesIn, pathOf, type Placed, tagsOf, termsFor } from './walk';
export { type Formatter, type FormatterContext, formatterOf, type Rendering } from './formatter';
