import type { Face, Parameter, Verb } from '../face/face';
import type { Kata } from '../katas';

/**
 * The file in which somebody writes the rules of a kata in TypeScript: each function with its docstring, none written.
 *
 * @param up the way from its folder to the project, as an import has it
 */
export function typescriptStubs(kata: Kata, face: Face, up: string): string {
  const used = typesUsed(face);
  const imports =
    used.length === 0 ? [] : [`import type { ${used.join(', ')} } from '${up}/src/${face.kata}';`];
  return [
    `// ${kata.title}: your rules. The specs call these functions and nothing else.`,
    '//',
    `//     npx kata practice ${kata.name} --watch`,
    '//',
    '// This file is never overwritten; without it, the next run begins with a new one. A function refuses with',
    '// `throw new RuleViolation(message)`. Values are plain data. A game in progress comes back as you gave it, so where',
    '// another function tells what is to be seen of it, it may be of a type of your own.',
    `import { RuleViolation } from '${up}/src/shared/rule-violation';`,
    ...imports,
    `import { NotWritten } from '${up}/step-definitions/support/not-written';`,
    ...face.verbs.flatMap((verb) => ['', stub(verb)]),
    '',
  ].join('\n');
}

/** The signature of a function as TypeScript writes it. */
export function signatureOf({ name, typeParameters, parameters, returns }: Verb): string {
  return `${name}${typeParameters}(${parameters.map(parameter).join(', ')}): ${returns}`;
}

function stub(verb: Verb): string {
  return [
    verb.doc.text,
    `export function ${signatureOf(verb)} {`,
    `  throw new NotWritten('${verb.name}');`,
    '}',
  ].join('\n');
}

function parameter({ name, type, initializer }: Parameter): string {
  return `${name}: ${type}${initializer === undefined ? '' : ` = ${initializer}`}`;
}

function typesUsed({ verbs, types }: Face): readonly string[] {
  const written = verbs.map(signatureOf).join('\n');
  return types
    .filter(({ name, isExported }) => isExported && new RegExp(`\\b${name}\\b`).test(written))
    .map(({ name }) => name)
    .sort();
}
