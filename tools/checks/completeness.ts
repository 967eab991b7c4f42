/** Checks that specs leave nothing out: each face function, each message of the rules, each example of the documents. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { katas, projectFolder } from '../katas';
import { type DocumentExamples, missingFrom } from './completeness/documents';
import { messagesIn } from './completeness/messages';
import { stepTextsIn } from './completeness/step-texts';
import { conclude, counted, type Finding } from './report';

const examplesFile = 'fixtures/documents/examples.json';

function textOf(file: string): string {
  return readFileSync(path.join(projectFolder, file), 'utf8');
}

function filesIn(folder: string, isWanted: (name: string) => boolean): readonly string[] {
  const names = readdirSync(path.join(projectFolder, folder)).filter(isWanted).sort();
  return names.map((name) => `${folder}/${name}`);
}

function featuresOf(kata: string): readonly string[] {
  return filesIn(`features/${kata}`, (name) => name.endsWith('.feature'));
}

/** Functions of a face that no step definition calls; that every definition is used, the guard of a run sees to. */
function unusedFunctions(kata: string): readonly Finding[] {
  const face = require(path.join(projectFolder, 'src', kata)) as Readonly<Record<string, unknown>>;
  const steps = [
    ...filesIn('step-definitions', (name) => name.startsWith(`${kata}.`)),
    ...filesIn('step-definitions/support/every-case', (name) => name.endsWith('.ts')),
  ].map(textOf);
  return Object.keys(face)
    .filter((name) => typeof face[name] === 'function')
    .filter((name) => !steps.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
    .map((name) => ({
      path: `src/${kata}/index.ts`,
      line: 1,
      message: `no step calls ${name}: show it in a feature`,
    }));
}

function unquotedMessages(kata: string): readonly Finding[] {
  const texts = featuresOf(kata).flatMap((file) => stepTextsIn(file, textOf(file)));
  return filesIn(`src/${kata}`, (name) => name.endsWith('.ts')).flatMap((file) =>
    messagesIn(file, textOf(file))
      .filter(({ pattern }) => !texts.some((text) => pattern.test(text)))
      .map(({ line, text }) => ({
        path: file,
        line,
        message: `no feature quotes "${text}": refuse it in an example`,
      })),
  );
}

const documents = JSON.parse(textOf(examplesFile)) as readonly DocumentExamples[];
const names = katas().map(({ name }) => name);

conclude(
  [
    ...names.flatMap(unusedFunctions),
    ...names.flatMap(unquotedMessages),
    ...documents.flatMap((each) =>
      missingFrom(each, featuresOf(each.kata).map(textOf)).map((example) => ({
        path: examplesFile,
        line: 1,
        message: `no transcribed rule of ${each.kata} has this example of document ${each.document}: ${example}`,
      })),
    ),
  ],
  `Completeness: every function and message of ${counted(names.length, 'kata')}, and ${counted(
    documents.flatMap(({ examples }) => examples).length,
    'example',
  )} of the documents, are in the features.`,
);
