import type { Parameter, Verb } from '../face/face';
import type { Kind } from '../face/kind';
import type { Kata } from '../katas';
import { filled, type Language, whereLeftOut, wordsOf } from './language';

const types: Readonly<Record<Kind, string>> = {
  text: 'a string',
  number: 'a number',
  truth: 'True or False',
  list: 'a list',
  object: 'a dictionary',
  anything: '',
};

/** Python 3.8 or later. */
export const python: Language = {
  fileName: (kata) => `${wordsOf(kata).join('_')}.py`,
  stubs: (kata, { verbs }) => [heading(kata), ...verbs.map(stub)].join('\n\n\n') + '\n',
  adapter: 'kata_adapter.py',
  run: ({ adapter, rules }) => [process.platform === 'win32' ? 'python' : 'python3', adapter, rules],
};

function heading({ title, name }: Kata): string {
  return `"""${title}: your rules. The specs call these functions and nothing else.

    npx kata practice ${name} --language python --watch

This file is never overwritten; without it, the next run begins with a new one. A function refuses with
\`raise ValueError(message)\`. Values are numbers, strings, True and False, None, lists and dictionaries. A game in progress
comes back as you gave it, so where another function tells what is to be seen of it, it may look as you like.
docs/practice-protocol.md says what the values consist of.
"""`;
}

function stub({ name, parameters, doc, returnsKind }: Verb): string {
  const returned = [types[returnsKind], doc.returns].filter(Boolean).join('; ');
  const parts = [
    ...parameters.map((parameter) => about(parameter, doc.parameters[parameter.name] ?? '')),
    ...(returned === '' ? [] : [`Returns ${returned}.`]),
    ...(doc.throws === '' ? [] : [`Raises ${doc.throws.replace('RuleViolation', 'ValueError')}.`]),
    ...(doc.see === '' ? [] : [`See ${doc.see}.`]),
  ];
  const [first = '', ...others] = [...filled(doc.summary), '', ...parts.flatMap(hanging)];
  const given = parameters.map(
    (each) => snakeCase(each.name) + (each.initializer === undefined ? '' : '=None'),
  );
  return [
    `def ${snakeCase(name)}(${given.join(', ')}):`,
    `    """${first}`,
    ...others.map((line) => (line === '' ? '' : `    ${line}`)),
    '    """',
    '    raise NotImplementedError',
  ].join('\n');
}

function about(parameter: Parameter, said: string): string {
  const parts = [types[parameter.kind], said, ...whereLeftOut(parameter)].filter(Boolean);
  return `${snakeCase(parameter.name)}: ${parts.join('; ')}`.replace(/\bnull\b/g, 'None');
}

function hanging(text: string): readonly string[] {
  return filled(text, 96).map((line, index) => (index === 0 ? line : `    ${line}`));
}

function snakeCase(name: string): string {
  return name.replace(/(?<!^)[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
