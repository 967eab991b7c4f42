import ts from 'typescript';

/** A call in a step file that an editor has to understand. */
export interface GlueCall {
  readonly kind: 'step definition' | 'parameter type';
  /** Counted from 1. */
  readonly line: number;
  /** The step's text or the type's name, where it is written in place. */
  readonly name?: string;
  /** Why no editor can read the call, where none can. */
  readonly fault?: string;
}

const readers: Readonly<Record<string, (argument: ts.Expression | undefined) => Omit<GlueCall, 'line'>>> = {
  Given: stepDefinition,
  When: stepDefinition,
  Then: stepDefinition,
  defineParameterType: parameterType,
};

/** Finds the step definitions and parameter types of a step file, in the order of their lines. */
export function glueCallsOf(path: string, text: string): readonly GlueCall[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const calls: GlueCall[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      const call = readers[node.expression.text]?.(node.arguments[0]);
      if (call !== undefined) calls.push({ ...call, line });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}

function stepDefinition(argument: ts.Expression | undefined): Omit<GlueCall, 'line'> {
  const kind = 'step definition';
  if (argument !== undefined && ts.isStringLiteralLike(argument)) return { kind, name: argument.text };
  if (argument !== undefined && ts.isRegularExpressionLiteral(argument)) return { kind, name: argument.text };
  return { kind, fault: 'an editor cannot read a text that is put together: write it in one piece' };
}

function parameterType(argument: ts.Expression | undefined): Omit<GlueCall, 'line'> {
  const kind = 'parameter type';
  const name = propertyOf(argument, 'name');
  const regexp = propertyOf(argument, 'regexp');
  if (name === undefined || !ts.isStringLiteral(name)) {
    return { kind, fault: "an editor needs the name in place: write name: '…'" };
  }
  const patterns = regexp !== undefined && ts.isArrayLiteralExpression(regexp) ? regexp.elements : [regexp];
  const isInPlace = (each: ts.Expression | undefined) =>
    each !== undefined && (ts.isRegularExpressionLiteral(each) || ts.isStringLiteral(each));
  if (!patterns.every(isInPlace)) {
    return { kind, name: name.text, fault: 'an editor needs the pattern in place: write regexp: /…/' };
  }
  return { kind, name: name.text };
}

function propertyOf(argument: ts.Expression | undefined, name: string): ts.Expression | undefined {
  if (argument === undefined || !ts.isObjectLiteralExpression(argument)) return undefined;
  const property = argument.properties.find(
    (each) => each.name !== undefined && ts.isIdentifier(each.name) && each.name.text === name,
  );
  return property !== undefined && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}
