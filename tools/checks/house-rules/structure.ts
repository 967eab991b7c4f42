import path from 'node:path';
import type { Rule } from '@cucumber/messages';
import { counted } from '../report';
import { type FeatureFile, examplesOf, isTranscribed, linesOf, rulesOf } from './feature-file';
import type { Fault, HouseRule } from './house-rule';

const mostLines = 150;
const widestLine = 120;

/** Rules of the house about files, descriptions, rules and tags. */
export const structure: readonly HouseRule[] = [
  {
    name: 'file-name',
    reason: 'A newcomer finds an area of the rules by the name of its file.',
    inFile: fileName,
  },
  {
    name: 'file-length',
    reason: `One file is one area of the rules; more than ${mostLines} lines are two areas.`,
    inFile: fileLength,
  },
  {
    name: 'feature-description',
    reason: 'A reader first needs the notation and the source, and no more.',
    inFile: featureDescription,
  },
  {
    name: 'line-width',
    reason: 'A description is read beside the code and in the report; formatters do not break its lines.',
    inFile: lineWidth,
  },
  {
    name: 'example-in-rule',
    reason: 'An example without a rule does not say what it is an example of.',
    inFile: exampleInRule,
  },
  {
    name: 'rule-sentence',
    reason: 'A rule is a whole sentence that could be false; a heading cannot be.',
    inRule: ruleSentence,
  },
  {
    name: 'rule-named-once',
    reason: 'Two rules of one name cannot be told apart in the report.',
    transcribedToo: true,
    inFile: ruleNamedOnce,
  },
  {
    name: 'rule-source',
    reason: 'Whoever doubts a rule must see where it comes from: quoted, or decided for a reason.',
    inRule: ruleSource,
  },
  {
    name: 'rule-proven',
    reason: 'A rule without an example is proven by nothing and still looks green.',
    transcribedToo: true,
    inRule: ruleProven,
  },
  {
    name: 'known-tag',
    reason: 'A tag that the glossary does not explain means something to its author only.',
    transcribedToo: true,
    inFile: knownTag,
  },
  {
    name: 'no-commented-out-lines',
    reason: 'A commented-out line is proven by nothing; the history keeps what was there.',
    transcribedToo: true,
    inFile: noCommentedOutLines,
  },
];

function fileName({ path: file, feature }: FeatureFile): readonly Fault[] {
  const name = path.posix.basename(file);
  if (/^[a-z0-9]+(-[a-z0-9]+)*\.feature$/.test(name)) return [];
  return [
    { line: feature.location.line, message: `${name} is not in kebab-case: write it like two-pairs.feature` },
  ];
}

function fileLength({ lines }: FeatureFile): readonly Fault[] {
  if (lines.length <= mostLines) return [];
  return [
    {
      line: mostLines + 1,
      message: `${lines.length} lines, ${mostLines} at most: split the file by area of the rules`,
    },
  ];
}

function featureDescription(file: FeatureFile): readonly Fault[] {
  const lines = linesOf(file.feature);
  const { line } = file.feature.location;
  // Where a document brings its own opening words, they stand too, beside our line on the source.
  const most = rulesOf(file).every(isTranscribed) ? 6 : 3;
  if (lines.length < 1 || lines.length > most) {
    const message = `a description of ${counted(lines.length, 'line')}: write one to ${most} on the notation and the source`;
    return [{ line, message }];
  }
  if (!lines.some((text) => text.includes('Source:'))) {
    return [{ line, message: 'the description names no source: write "Source: …" with the document' }];
  }
  return [];
}

function lineWidth({ feature, lines, ...file }: FeatureFile): readonly Fault[] {
  const described = [feature, ...rulesOf({ feature, lines, ...file })].flatMap(({ description }) =>
    description.split(/\r?\n/).map((line) => line.trim()),
  );
  return lines.flatMap((text, index) => {
    if (text.length <= widestLine || !described.includes(text.trim())) return [];
    return [{ line: index + 1, message: `${text.length} characters, ${widestLine} at most: break the line` }];
  });
}

function exampleInRule({ feature }: FeatureFile): readonly Fault[] {
  return examplesOf(feature).map(({ keyword, name, location }) => ({
    line: location.line,
    message: `${keyword} "${name}" stands outside every rule: put it under the Rule that it is an example of`,
  }));
}

function ruleSentence({ name, location }: Rule): readonly Fault[] {
  const fault = (what: string) => [
    { line: location.line, message: `Rule "${name}" ${what}: write a whole sentence that could be false` },
  ];
  if (name.trim().split(/\s+/).length < 3) return fault('is too short to say anything');
  if (/^\p{Ll}/u.test(name)) return fault('begins with a small letter');
  if (/[.:;,]$/.test(name)) return fault(`ends in "${name.slice(-1)}"`);
  return [];
}

function ruleNamedOnce(file: FeatureFile): readonly Fault[] {
  const rules = rulesOf(file);
  return rules.flatMap(({ name, location }, index) => {
    const first = rules.findIndex((rule) => rule.name === name);
    if (first === index) return [];
    const message = `Rule "${name}" is there already, in line ${rules[first]?.location.line}: join the two or rename one`;
    return [{ line: location.line, message }];
  });
}

function ruleSource(rule: Rule): readonly Fault[] {
  if (linesOf(rule).some((line) => line.startsWith('>') || line.startsWith('Decided:'))) return [];
  const message = `Rule "${rule.name}" says nothing of its source: quote it in a line that begins with ">", or where it is silent write "Decided: " and the reason`;
  return [{ line: rule.location.line, message }];
}

function ruleProven(rule: Rule): readonly Fault[] {
  if (examplesOf(rule).length > 0) return [];
  return [
    { line: rule.location.line, message: `Rule "${rule.name}" has no example: give one that would fail` },
  ];
}

function knownTag({ feature, tags, ...file }: FeatureFile): readonly Fault[] {
  const rules = rulesOf({ feature, tags, ...file });
  const examples = [feature, ...rules].flatMap(examplesOf);
  const used = [feature, ...rules, ...examples, ...examples.flatMap(({ examples: tables }) => tables)];
  const faults = used
    .flatMap((node) => node.tags)
    .filter(({ name }) => !tags.has(name))
    .map(({ name, location }) => ({
      line: location.line,
      message: `${name} is not in features/glossary.md: take a tag from there (${[...tags].join(', ')}) or explain this one there`,
    }));
  const misplaced = used.filter((node) => !rules.some((rule) => rule === node)).flatMap((node) => node.tags);
  return [
    ...faults,
    ...misplaced
      .filter(({ name }) => name === '@transcribed')
      .map(({ location }) => ({
        line: location.line,
        message: '@transcribed belongs on a Rule: put it there',
      })),
  ];
}

function noCommentedOutLines({ comments }: FeatureFile): readonly Fault[] {
  return comments
    .filter(({ text }) =>
      /^\s*#\s*(\||@|"""|(Given|When|Then|And|But|\*) |(Feature|Rule|Example|Examples|Scenario|Scenario Outline|Background):)/.test(
        text,
      ),
    )
    .map(({ text, location }) => ({
      line: location.line,
      message: `"${text.trim()}" is commented out: bring it back or delete it`,
    }));
}
