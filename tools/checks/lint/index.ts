import type { ESLint } from 'eslint';
import { docstrings } from './docstrings';
import { fileNames } from './file-names';
import { importDirections } from './import-directions';
import { namedFiles } from './named-files';

/** The house's own rules as an ESLint plugin, for eslint.config.js. */
export const house: ESLint.Plugin = {
  rules: {
    'import-directions': importDirections,
    'file-names': fileNames,
    'named-files': namedFiles,
    docstrings,
  },
};
