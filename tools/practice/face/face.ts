import path from 'node:path';
import ts from 'typescript';
import { kataNames } from '../katas';
import { projectFolder } from '../project';
import { type Docstring, docstringOf } from './docstring';
import { type Kind, kindOf } from './kind';
import { collectTypes, type NamedType, resolved } from './named-types';

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

/** All faces at once: most of the work is what they have in common. */
let faces: ts.Program | undefined;

/** Reads the face of a kata from its source. */
export function faceOf(kata: string): Face {
  const file = fileOf(kata);
  faces ??= ts.createProgram(kataNames().map(fileOf), compilerOptions());
  const checker = faces.getTypeChecker();
  const source = faces.getSourceFile(file);
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

function fileOf(kata: string): string {
  return path.join(projectFolder, 'src', kata, 'index.ts');
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
