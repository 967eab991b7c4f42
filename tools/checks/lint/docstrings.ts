import type { Rule } from 'eslint';

/** An ESLint rule: every exported function and class opens with a docstring. */
export const docstrings: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    return {
      'ExportNamedDeclaration > :matches(FunctionDeclaration, ClassDeclaration)'(
        node: Rule.Node & { id: { name: string }; parent: Rule.Node },
      ) {
        const before = context.sourceCode.getCommentsBefore(node.parent).at(-1);
        if (before?.type === 'Block' && before.value.startsWith('*')) return;
        context.report({
          node,
          message: `${node.id.name} is exported without a docstring: say in one sentence what it does, then units, ranges and @throws.`,
        });
      },
    };
  },
};
