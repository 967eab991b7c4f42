import ts from 'typescript';
import { type Docstring, docstringOf } from './docstring';

/** A type with a name. */
export interface NamedType {
  readonly name: string;
  /** Whether the face exports it, so that somebody else can import it. */
  readonly isExported: boolean;
  /** What it is: `readonly Eyes[]`, or the members of an interface in braces. */
  readonly definition: string;
  readonly doc: Docstring;
}

/** What types are looked for in, and those found so far. */
export interface Search {
  readonly checker: ts.TypeChecker;
  readonly exported: readonly ts.Symbol[];
  readonly types: Map<ts.Symbol, NamedType>;
}

/** Finds the types that a declaration mentions, and those that these consist of. */
export function collectTypes(node: ts.Node, search: Search): void {
  if (ts.isBlock(node)) return;
  if (ts.isTypeReferenceNode(node)) addType(node.typeName, search);
  node.forEachChild((child) => collectTypes(child, search));
}

function addType(name: ts.EntityName, search: Search): void {
  const { checker, exported, types } = search;
  const found = checker.getSymbolAtLocation(name);
  if (!found) return;
  const symbol = resolved(found, checker);
  const declaration = symbol.declarations?.find(
    (each) => ts.isTypeAliasDeclaration(each) || ts.isInterfaceDeclaration(each),
  );
  const isOurs = declaration && !declaration.getSourceFile().fileName.includes('node_modules');
  if (!isOurs || types.has(symbol)) return;
  types.set(symbol, {
    name: symbol.name,
    isExported: exported.includes(symbol),
    definition: definitionOf(declaration, checker),
    doc: docstringOf(declaration),
  });
  collectTypes(declaration, search);
}

function definitionOf(declaration: ts.Declaration, checker: ts.TypeChecker): string {
  if (ts.isInterfaceDeclaration(declaration)) {
    const members = declaration.members.map((member) => member.getFullText().replace(/^\n+/, ''));
    return `{\n${members.join('\n')}\n}`;
  }
  const { type } = declaration as ts.TypeAliasDeclaration;
  // A type that is derived from a value of the source says nothing without that value.
  if (!/\btypeof\b/.test(type.getText())) return type.getText();
  const listed = elementsOf(type, checker);
  if (listed !== undefined) return listed.join(' | ');
  const { NoTruncation } = ts.TypeFormatFlags;
  return checker.typeToString(checker.getTypeAtLocation(type), undefined, NoTruncation).replaceAll('"', "'");
}

/** What `(typeof list)[number]` stands for: the elements, in the order of the list. */
function elementsOf(type: ts.TypeNode, checker: ts.TypeChecker): readonly string[] | undefined {
  if (!ts.isIndexedAccessTypeNode(type)) return undefined;
  const object = ts.isParenthesizedTypeNode(type.objectType) ? type.objectType.type : type.objectType;
  if (!ts.isTypeQueryNode(object)) return undefined;
  const found = checker.getSymbolAtLocation(object.exprName);
  const declaration = found && resolved(found, checker).valueDeclaration;
  if (!declaration || !ts.isVariableDeclaration(declaration)) return undefined;
  const { initializer } = declaration;
  const list = initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer;
  return list && ts.isArrayLiteralExpression(list) ? list.elements.map((each) => each.getText()) : undefined;
}

/** What a symbol stands for that was imported or exported under another roof. */
export function resolved(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
