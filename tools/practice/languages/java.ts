import type { Parameter, Verb } from '../face/face';
import type { Kind } from '../face/kind';
import type { Kata } from '../katas';
import { filled, type Language, whereLeftOut, wordsOf } from './language';

/** A number may be none where a spec tries what is not allowed, so it comes as an object. */
const types: Readonly<Record<Kind, string>> = {
  text: 'String',
  number: 'Object',
  truth: 'boolean',
  list: 'List<?>',
  object: 'Map<?, ?>',
  anything: 'Object',
};

/** Java 11 or later. */
export const java: Language = {
  fileName: (kata) => `${className(kata)}.java`,
  stubs: (kata, face) => `${heading(kata)}\n${face.verbs.map(stub).join('\n\n')}\n}\n`,
  adapter: 'KataAdapter.java',
  build: ({ folder, adapter, rules }) => [
    'javac',
    '-encoding',
    'UTF-8',
    '-d',
    `${folder}/classes`,
    adapter,
    rules,
  ],
  run: ({ folder, rules }) => [
    'java',
    '-XX:TieredStopAtLevel=1',
    '-cp',
    `${folder}/classes`,
    'KataAdapter',
    rules.replace(/^.*[\\/]|\.java$/g, ''),
  ],
};

function heading(kata: Kata): string {
  return `import java.util.List;
import java.util.Map;

/**
 * ${kata.title}: your rules. The specs call these methods and nothing else.
 *
 * <pre>npx kata practice ${kata.name} --language java --watch</pre>
 *
 * This file is never overwritten; without it, the next run begins with a new one. A method refuses with
 * {@code throw new KataAdapter.RuleViolation(message)}. Values are Integer, Double, String, Boolean, null, List and Map. A
 * game in progress comes back as you gave it, so where another method tells what is to be seen of it, it may look as you
 * like. docs/practice-protocol.md says what the values consist of.
 */
public class ${className(kata)} {`;
}

function stub({ name, parameters, doc, returnsKind }: Verb): string {
  const see = doc.see === '' ? [] : ['', ...filled(`See ${doc.see}.`)];
  const tags = [
    ...parameters.flatMap((each) =>
      tag(`@param ${each.name}`, [doc.parameters[each.name] ?? '', ...whereLeftOut(each)].join('; ')),
    ),
    ...tag('@return', doc.returns),
    ...tag('@throws KataAdapter.RuleViolation', doc.throws.replace(/^RuleViolation /, '')),
  ];
  const text = [...filled(doc.summary), ...see, ...(tags.length === 0 ? [] : ['', ...tags])];
  return [
    '    /**',
    ...text.map((line) => (line === '' ? '     *' : `     * ${inJavadoc(line)}`)),
    '     */',
    `    public static ${types[returnsKind]} ${name}(${parameters.map(parameter).join(', ')}) {`,
    '        throw new KataAdapter.NotWritten();',
    '    }',
  ].join('\n');
}

function tag(name: string, text: string): readonly string[] {
  return text === '' ? [] : filled(`${name} ${text}`);
}

function parameter({ name, kind }: Parameter): string {
  return `${types[kind]} ${name}`;
}

function inJavadoc(line: string): string {
  return line.replace(/`([^`]*)`/g, '{@code $1}');
}

function className(kata: Kata): string {
  return wordsOf(kata)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
