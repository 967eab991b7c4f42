import path from 'node:path';
import ts from 'typescript';
import { projectFolder } from '../project';
import { type Docstring, docstringOf } from './docstring';
import { type Kind, kindOf } from './kind';

/** What a kata's face consists of, as its TypeScript says. */
export interface Face {
  readonly kata: string;
  readonly verbs: readonly Verb[];
  /** The types that its verbs take and give, and those that these consist of; each after the one that needs it first. */
  readonly types: readonly NamedType[];
}

/** A function of a face. */
export interface Verb {
  readonly name: string;
  /** `<Colour>`, or nothing. */
  readonly typeParameters: string;
  readonly parameters: readonly Parameter[];
  readonly returns: string;
  /** What JSON has for what it returns. */
  readonly returnsKind: Kind;
  readonly doc: Docstring;
}

export interface Parameter {
  readonly name: string;
  /** As TypeScript writes it. */
  readonly type: string;
  /** What JSON has for it. */
  readonly kind: Kind;
  /** What it is where a caller says nothing, as TypeScript writes it. */
  readonly initializer?: string;
}

/** A type with a name. */
export interface NamedType {
  readonly name: string;
  /** Whether the face exports it, so that somebody else can import it. */
  readonly isExported: boolean;
  /** What it is: `readonly Eyes[]`, or the members of an interface in braces. */
  readonly definition: string;
  readonly doc: Docstring;
}

/** Reads the face of a kata from its source. */
export function faceOf(kata: string): Face {
  const file = path.join(projectFolder, 'src', kata, 'index.ts');
  const program = ts.createProgram([file], compilerOptions());
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!symbol) throw new Error(`${file} exports nothing.`);
  const exported = checker.getExportsOfModule(symbol).map((each) => resolved(each, checker));
  const functions = exported.flatMap(({ valueDeclaration: each }) =>
    each && ts.isFunctionDeclaration(each) ? [each] : [],
  );
  const types = new Map<ts.Symbol, NamedType>();
  for (const declaration of functions) collectTypes(declaration, { checker, exported, types });
  return {
    kata,
    verbs: functions.map((declaration) => verbOf(declaration, checker)),
    types: [...types.values()],
  };
}

/** The compiler's settings of the project. */
export function compilerOptions(): ts.CompilerOptions {
  const file = path.join(projectFolder, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, projectFolder);
  return { ...options, types: ['node'] };
}

function verbOf(declaration: ts.FunctionDeclaration, checker: ts.TypeChecker): Verb {
  const { name, typeParameters = [], parameters, type } = declaration;
  const generics = typeParameters.map((each) => each.getText()).join(', ');
  return {
    name: name?.text ?? '',
    typeParameters: generics === '' ? '' : `<${generics}>`,
    parameters: parameters.map((parameter) => parameterOf(parameter, checker)),
    returns: type?.getText() ?? 'void',
    returnsKind: type ? kindOf(checker.getTypeAtLocation(type), checker) : 'anything',
    doc: docstringOf(declaration),
  };
}

/** A parameter that is taken apart where it is declared goes by the name of its type. */
function parameterOf(parameter: ts.ParameterDeclaration, checker: ts.TypeChecker): Parameter {
  const { name, type, initializer } = parameter;
  const written = type?.getText() ?? 'unknown';
  const ofType = written.charAt(0).toLowerCase() + written.slice(1);
  return {
    name: ts.isIdentifier(name) ? name.text : ofType,
    type: written,
    kind: type ? kindOf(checker.getTypeAtLocation(type), checker) : 'anything',
    ...(initializer && { initializer: initializer.getText() }),
  };
}

interface Search {
  readonly checker: ts.TypeChecker;
  readonly exported: readonly ts.Symbol[];
  readonly types: Map<ts.Symbol, NamedType>;
}

function collectTypes(node: ts.Node, search: Search): void {
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
  const { NoTruncation } = ts.TypeFormatFlags;
  return checker.typeToString(checker.getTypeAtLocation(type), undefined, NoTruncation).replaceAll('"', "'");
}

function resolved(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
