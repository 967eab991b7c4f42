import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Rule } from 'eslint';
import { directions, outsiders } from './directions';
import { placeOf } from './places';

/** The parts of an import, export or require that tell what it reaches; every form of them fits. */
interface Importing {
  readonly importKind?: 'type' | 'value';
  readonly exportKind?: 'type' | 'value';
  readonly specifiers?: readonly { readonly importKind?: string; readonly exportKind?: string }[];
}

/**
 * An ESLint rule: every import follows the directions of the house.
 *
 * Paths are judged as they are written, so a wrong import is named even where the file does not exist.
 */
export const importDirections: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const here = slashed(path.relative(context.cwd, context.filename));
    const from = placeOf(here);

    function check(node: Rule.Node, source: unknown, typeOnly: boolean): void {
      const message = faultOf(source, typeOnly);
      if (message !== undefined) context.report({ node, message });
    }

    function faultOf(source: unknown, typeOnly: boolean): string | undefined {
      if (typeof source !== 'string') {
        return isAmong(from.area, outsiders.computed)
          ? undefined
          : `${here} may not import what only shows when it runs: write the path as a text.`;
      }
      if (isBuiltin(source)) {
        return isAmong(from.area, outsiders.node)
          ? undefined
          : `${here} may not import ${source}: files, clocks and processes belong in src/cli, tools and the step support.`;
      }
      if (!source.startsWith('.') && !path.isAbsolute(source)) {
        return isAmong(from.area, outsiders.packages)
          ? undefined
          : `${here} may not import the package ${source}: the rules of a kata need nothing but src/shared.`;
      }
      const there = slashed(path.relative(context.cwd, path.resolve(path.dirname(context.filename), source)));
      const { law, allows } = directions[from.area];
      return allows({ from, to: placeOf(there), typeOnly })
        ? undefined
        : `${here} may not import ${there}: ${law}.`;
    }

    return {
      ImportDeclaration: (node) => check(node, node.source.value, isTypeOnly(node)),
      ExportNamedDeclaration: (node) => node.source && check(node, node.source.value, isTypeOnly(node)),
      ExportAllDeclaration: (node) => check(node, node.source.value, isTypeOnly(node)),
      ImportExpression: (node) => check(node, textOf(node.source), false),
      'CallExpression[callee.name="require"]': (node: Rule.Node & { arguments: unknown[] }) =>
        check(node, textOf(node.arguments[0]), false),
      TSExternalModuleReference: (node: Rule.Node & { expression: unknown }) =>
        check(node, textOf(node.expression), false),
      TSImportType: (node: Rule.Node & { source: unknown }) => check(node, textOf(node.source), true),
    };
  },
};

function isAmong<T>(value: T, list: readonly T[]): boolean {
  return list.includes(value);
}

function isTypeOnly(node: unknown): boolean {
  const { importKind, exportKind, specifiers = [] } = node as Importing;
  if (importKind === 'type' || exportKind === 'type') return true;
  return (
    specifiers.length > 0 &&
    specifiers.every((each) => each.importKind === 'type' || each.exportKind === 'type')
  );
}

function textOf(expression: unknown): unknown {
  return (expression as { value?: unknown } | undefined)?.value;
}

function slashed(file: string): string {
  return file.split(path.sep).join('/');
}
