import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Rule } from 'eslint';

/** A folder or file of features or docs after `@see`, or the feature that an impostor is held by. */
const named = /(?:@see|\band|Held by)\s+((?:features|docs)\/[\w./-]*\w)/g;

/** An ESLint rule: features and pages of docs that comments point to are there, however they are renamed. */
export const namedFiles: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments())
          for (const [, file = ''] of comment.value.matchAll(named))
            if (comment.loc && !existsSync(path.join(context.cwd, file)))
              context.report({
                loc: comment.loc,
                message: `${file} is not there: name it as it is called now.`,
              });
      },
    };
  },
};
