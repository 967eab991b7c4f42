import path from 'node:path';
import type { Rule } from 'eslint';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const emptyWords = /(^|-)(utils?|helpers?|managers?)(-|\.|$)/;

/** An ESLint rule: files are named in kebab-case for what they hold, and a heap is no name. */
export const fileNames: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const name = path.basename(context.filename);
    return {
      Program(node) {
        if (!kebabCase.test(name)) {
          context.report({ node, message: `${name} is not in kebab-case: write it like dice-file.ts.` });
        }
        if (emptyWords.test(name)) {
          context.report({ node, message: `${name} says nothing: name the file for the idea it holds.` });
        }
      },
    };
  },
};
