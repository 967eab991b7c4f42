import { type Face, faceOf, type Parameter, type Verb } from '../face/face';
import type { NamedType } from '../face/named-types';
import { type Kata, kataNamed, kataNames } from '../katas';
import type { Exchange, Request } from './exchange';
import { preamble } from './preamble';

/** Where the page lies, within the project. */
export const pageFile = 'docs/practice-protocol.md';

/**
 * The page about the protocol: what is said once, then every call of every kata as its face declares it.
 *
 * @param samples exchanges to show with the calls that they are about
 */
export function protocolPage(samples: readonly Exchange[]): string {
  const katas = kataNames().map((name) => kataSection(kataNamed(name), faceOf(name), samples));
  return [preamble, ...katas].join('\n\n') + '\n';
}

function kataSection(kata: Kata, face: Face, samples: readonly Exchange[]): string {
  const calls = face.verbs.map((verb) => callSection(verb, samplesFor(kata.name, verb.name, samples)));
  return [
    `## ${kata.title}`,
    `\`"kata": "${kata.name}"\`. What each call must do is told by the examples of [features/${kata.name}](../features/${kata.name}/README.md).`,
    ...calls,
    '### Its values',
    ['```ts', face.types.map(typeText).join('\n\n'), '```'].join('\n'),
  ].join('\n\n');
}

function callSection(verb: Verb, samples: readonly Exchange[]): string {
  const { doc, parameters, returns } = verb;
  const rows = [
    ...parameters.map((each) => row(`\`${each.name}\``, each.type, aboutParameter(each, verb))),
    row('result', returns, doc.returns),
  ];
  return [
    `### \`${verb.name}\``,
    `${doc.summary}${doc.throws === '' ? '' : ` Refused ${doc.throws.replace(/^RuleViolation /, '')}.`}`,
    ['| argument | value | about |', '| --- | --- | --- |', ...rows].join('\n'),
    ...samples.map(({ request, answer }) => ['```jsonl', request, answer, '```'].join('\n')),
  ].join('\n\n');
}

function row(name: string, type: string, about: string): string {
  return `| ${name} | \`${withoutReadonly(type).replaceAll('|', '\\|')}\` | ${about.replaceAll('|', '\\|')} |`;
}

function aboutParameter({ name, initializer }: Parameter, { doc }: Verb): string {
  const leftOut = initializer === undefined ? [] : [`may be missing, which means \`${initializer}\``];
  return [doc.parameters[name] ?? '', ...leftOut].filter(Boolean).join('; ');
}

function typeText({ name, definition, doc }: NamedType): string {
  const about = doc.text === '' ? [] : [doc.text];
  const isInterface = definition.startsWith('{');
  const written = isInterface ? `interface ${name} ${definition}` : `type ${name} = ${definition};`;
  return [...about, withoutReadonly(written)].join('\n');
}

/** Nothing that is sent can be changed by anybody, so nothing is said about it. */
function withoutReadonly(type: string): string {
  return type
    .replace(/\breadonly /g, '')
    .replace(/\bReadonly<((?:[^<>]|<[^<>]*(?:<[^<>]*>[^<>]*)?>)*)>/g, '$1');
}

function samplesFor(kata: string, call: string, samples: readonly Exchange[]): readonly Exchange[] {
  return samples.filter(({ request }) => {
    const about = JSON.parse(request) as Request;
    return about.kata === kata && about.call === call;
  });
}
