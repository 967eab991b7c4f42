import type { Parameter, Verb } from '../face/face';
import type { Kata } from '../katas';
import { type Language, wordsOf } from './language';

/** JavaScript without types, in a process of its own. */
export const javascript: Language = {
  fileName: (kata) => `${wordsOf(kata).join('-')}.mjs`,
  stubs: (kata, { verbs }) => [heading(kata), ...verbs.map(stub)].join('\n\n') + '\n',
  adapter: 'kata-adapter.mjs',
  run: ({ adapter, rules }) => ['node', adapter, rules],
};

function heading({ title, name }: Kata): string {
  return [
    `// ${title}: your rules. The specs call these functions and nothing else.`,
    '//',
    `//     npx kata practice ${name} --language javascript --watch`,
    '//',
    '// This file is never overwritten; without it, the next run begins with a new one. A function refuses with',
    '// `throw new RuleViolation(message)`. Values are plain data. A game in progress comes back as you gave it, so where',
    '// another function tells what is to be seen of it, it may look as you like. docs/practice-protocol.md says what the',
    '// values consist of.',
    `import { NotWritten, RuleViolation } from './kata-adapter.mjs';`,
  ].join('\n');
}

function stub({ name, parameters, doc }: Verb): string {
  return [
    doc.text,
    `export function ${name}(${parameters.map(parameter).join(', ')}) {`,
    `  throw new NotWritten('${name}');`,
    '}',
  ].join('\n');
}

function parameter({ name, initializer }: Parameter): string {
  return initializer === undefined ? name : `${name} = ${initializer}`;
}
