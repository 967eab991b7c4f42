import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const root = path.resolve(__dirname, '../../..');
const withTypes = new ESLint({ cwd: root });
// The snippets stand in files that need not exist, which the rules that ask for types cannot do.
const withoutTypes = new ESLint({
  cwd: root,
  overrideConfig: {
    files: ['**/*.ts'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { parserOptions: { projectService: false } },
  },
});

async function faultsOf(file: string, code: string, eslint = withoutTypes): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: path.join(root, file) });
  assert.ok(result, `${file} is not linted at all`);
  return result.messages.map(({ ruleId, message }) => `${ruleId ?? 'not parsed'}: ${message}`);
}

async function directionFaultsOf(file: string, code: string): Promise<string[]> {
  return (await faultsOf(file, code)).filter((fault) => fault.startsWith('house/import-directions'));
}

type Row = readonly [file: string, code: string];

const allowed: Record<string, readonly Row[]> = {
  'a kata': [
    ['src/yatzy/score.ts', "import { dice } from './dice';"],
    ['src/yatzy/players/greedy.ts', "import { score } from '../index';"],
    ['src/yatzy/players/greedy.ts', "import { RuleViolation } from '../../shared/rule-violation';"],
    ['src/mastermind-generalised/matches.ts', "import { feedbackOn } from '../mastermind';"],
    ['src/mastermind-generalised/matches.ts', "import { feedbackOn } from '../mastermind/index';"],
  ],
  'src/shared': [['src/shared/picture.ts', "import { escaped } from './escaping';"]],
  'the command line': [
    ['src/cli/main.ts', "import { score } from '../yatzy'; import { readRoll } from '../yatzy/notation';"],
    ['src/cli/main.ts', "import { draw } from '../yatzy/drawing'; import { play } from '../yatzy/players';"],
    ['src/cli/main.ts', "import { readFileSync } from 'node:fs'; import { Command } from 'commander';"],
    ['src/cli/main.ts', "import { version } from '../../package.json';"],
  ],
  'a step file': [
    ['step-definitions/yatzy.steps.ts', "import type { Roll } from '../src/yatzy';"],
    ['step-definitions/yatzy.steps.ts', "import { type Roll, type Category } from '../src/yatzy/index';"],
    ['step-definitions/yatzy.steps.ts', "import type { Player } from '../src/yatzy/players';"],
    ['step-definitions/yatzy.steps.ts', "type Face = typeof import('../src/yatzy'); export type { Face };"],
    ['step-definitions/yatzy.steps.ts', "import { readRoll, type Roll } from '../src/yatzy/notation';"],
    ['step-definitions/yatzy.steps.ts', "import { draw } from '../src/yatzy/drawing';"],
    ['step-definitions/yatzy.steps.ts', "import { quoted } from '../src/shared/quoting';"],
    ['step-definitions/yatzy.steps.ts', "import { KataWorld } from './support/world';"],
    ['step-definitions/yatzy.steps.ts', "import { expect } from 'chai';"],
  ],
  'the step support': [
    ['step-definitions/support/loader.ts', "import * as yatzy from '../../src/yatzy';"],
    ['step-definitions/support/loader.ts', "import * as players from '../../src/yatzy/players';"],
    ['step-definitions/support/loader.ts', 'export const load = (file: string) => import(file) as unknown;'],
  ],
  'a tool': [
    ['tools/bench/run.ts', "import { score } from '../../src/yatzy'; import path from 'node:path';"],
    ['tools/bench/run.ts', "import { model } from '../documentation'; import { clock } from './clock';"],
    ['tools/bench/run.ts', "import { faceOf } from '../../step-definitions/support/implementations';"],
  ],
  'what stands at the top': [
    ['bin/kata.js', "require('../tools/checks/node-version'); require('../src/cli/main');"],
    ['cucumber.js', "require('./tools/checks/node-version'); require('node:fs');"],
  ],
  'a fixture': [['fixtures/yatzy/impostor.ts', "export * from '../../src/yatzy';"]],
};

const refused: Record<string, readonly Row[]> = {
  'a kata that uses another kata': [
    ['src/yatzy/score.ts', "import { throwDie } from '../ludo';"],
    ['src/mastermind/board.ts', "import { matches } from '../mastermind-generalised';"],
    ['src/mastermind-generalised/matches.ts', "import { readCode } from '../mastermind/notation';"],
    ['src/mastermind-generalised/matches.ts', "import { decide } from '../mastermind/decide';"],
    ['src/yatzy/score.ts', "import type { Die } from '../ludo';"],
    ['src/yatzy/score.ts', "export * from '../ludo';"],
    ['src/yatzy/score.ts', "export { throwDie } from '../ludo';"],
    ['src/yatzy/score.ts', "export const die = (await import('../ludo')).die;"],
    ['src/yatzy/score.ts', "export type Die = import('../ludo').Die;"],
    ['src/yatzy/score.ts', "import ludo = require('../ludo'); export { ludo };"],
    ['src/yatzy/score.ts', "import { throwDie } from '../../src/yatzy/../ludo/index';"],
  ],
  'a kata that uses the world around it': [
    ['src/yatzy/score.ts', "import { readFileSync } from 'node:fs';"],
    ['src/yatzy/score.ts', "import path from 'path';"],
    ['src/yatzy/score.ts', "import { sum } from 'lodash';"],
    ['src/yatzy/score.ts', "import { main } from '../cli/main';"],
    ['src/yatzy/score.ts', "import { check } from '../../tools/checks/features';"],
    ['src/yatzy/score.ts', "import { KataWorld } from '../../step-definitions/support/world';"],
    ['src/yatzy/score.ts', 'export const load = (file: string) => import(file) as unknown;'],
  ],
  'src/shared that knows a game, or Node': [
    ['src/shared/picture.ts', "import type { Board } from '../tic-tac-toe';"],
    ['src/shared/picture.ts', "import { readFileSync } from 'node:fs';"],
    ['src/shared/picture.ts', "import { main } from '../cli/main';"],
  ],
  'a step file that goes round the World': [
    ['step-definitions/yatzy.steps.ts', "import { score } from '../src/yatzy';"],
    ['step-definitions/yatzy.steps.ts', "import { type Roll, score } from '../src/yatzy';"],
    ['step-definitions/yatzy.steps.ts', "import { greedy } from '../src/yatzy/players';"],
    ['step-definitions/yatzy.steps.ts', "import '../src/yatzy';"],
    ['step-definitions/yatzy.steps.ts', "export const face = require('../src/yatzy');"],
    ['step-definitions/yatzy.steps.ts', "export const face = await import('../src/yatzy');"],
    ['step-definitions/yatzy.steps.ts', 'export const load = (file: string) => import(file) as unknown;'],
    ['step-definitions/yatzy.steps.ts', 'export const load = (name: string) => require(`../src/${name}`);'],
  ],
  'a step file that looks inside, elsewhere or out': [
    ['step-definitions/yatzy.steps.ts', "import type { Roll } from '../src/yatzy/dice';"],
    ['step-definitions/yatzy.steps.ts', "import { draw } from '../src/ludo/drawing';"],
    ['step-definitions/yatzy.steps.ts', "import type { Die } from '../src/ludo';"],
    ['step-definitions/yatzy.steps.ts', "import './ludo.steps';"],
    ['step-definitions/yatzy.steps.ts', "import { readFileSync } from 'node:fs';"],
    ['step-definitions/yatzy.steps.ts', "import { main } from '../src/cli/main';"],
    ['step-definitions/yatzy.steps.ts', "import { check } from '../tools/checks/features';"],
  ],
  'anybody who reaches past the doors of a kata': [
    ['src/cli/main.ts', "import { total } from '../yatzy/totals';"],
    ['src/cli/main.ts', "import { greedy } from '../yatzy/players/greedy';"],
    ['tools/bench/run.ts', "import { total } from '../../src/yatzy/totals';"],
    ['step-definitions/support/loader.ts', "import { total } from '../../src/yatzy/totals';"],
    ['step-definitions/support/loader.ts', "import { draw } from '../../src/yatzy/drawing';"],
    ['fixtures/yatzy/impostor.ts', "import { total } from '../../src/yatzy/totals';"],
  ],
  'a command that goes round src/cli': [['bin/kata.js', "require('../src/yatzy');"]],
  'anybody who imports src/cli, a tool or a step file': [
    ['tools/bench/run.ts', "import { main } from '../../src/cli/main';"],
    ['step-definitions/support/loader.ts', "import { main } from '../../src/cli/main';"],
    ['step-definitions/support/loader.ts', "import { check } from '../../tools/checks/features';"],
    ['src/cli/main.ts', "import { check } from '../../tools/checks/features';"],
    ['src/cli/main.ts', "import { KataWorld } from '../../step-definitions/support/world';"],
    ['src/cli/main.js', "require('../../tools/checks/features');"],
    ['tools/bench/run.ts', "import { clock } from '../checks/clock';"],
    ['step-definitions/support/loader.ts', "import '../yatzy.steps';"],
  ],
};

describe('import directions', () => {
  for (const [who, rows] of Object.entries(allowed)) {
    for (const [file, code] of rows) {
      it(`let ${who} do this: ${file}: ${code}`, async () => {
        assert.deepEqual(await directionFaultsOf(file, code), []);
      });
    }
  }
  for (const [who, rows] of Object.entries(refused)) {
    for (const [file, code] of rows) {
      it(`stop ${who}: ${file}: ${code}`, async () => {
        const faults = await directionFaultsOf(file, code);
        assert.equal(faults.length, 1, faults.join('\n'));
        assert.match(faults.join(), new RegExp(`: ${file} may not import .+[:]`));
      });
    }
  }
});

describe('the rules of the linter', () => {
  const rows: readonly (readonly [rule: string, ...Row])[] = [
    ['no-restricted-properties', 'src/yatzy/dice.ts', 'export const eye = Math.random();'],
    ['no-restricted-properties', 'src/shared/dice.ts', 'const { random } = Math; export { random };'],
    ['no-restricted-properties', 'step-definitions/yatzy.steps.ts', "export const eye = Math['random']();"],
    ['no-restricted-globals', 'src/yatzy/dice.ts', 'export const now = new Date();'],
    ['no-restricted-globals', 'src/yatzy/dice.ts', 'export const seed = globalThis.Math;'],
    ['no-restricted-globals', 'src/yatzy/dice.ts', 'export const seed = process.argv;'],
    ['no-restricted-globals', 'step-definitions/yatzy.steps.ts', "console.log('here');"],
    ['no-restricted-exports', 'src/yatzy/dice.ts', 'export default 6;'],
    ['no-restricted-exports', 'src/yatzy/dice.ts', "export { default } from './eyes';"],
    ['no-restricted-syntax', 'src/yatzy/dice.ts', 'export = 6;'],
    ['no-restricted-syntax', 'src/yatzy/dice.ts', 'export interface IDice { eyes: number }'],
    ['no-restricted-syntax', 'src/yatzy/dice.ts', 'export enum Eyes { one = 1 }'],
    ['house/docstrings', 'src/yatzy/dice.ts', 'export function roll(): number { return 6; }'],
    ['house/docstrings', 'src/yatzy/dice.ts', '// rolls\nexport function roll(): number { return 6; }'],
    ['house/file-names', 'src/yatzy/diceFile.ts', 'export const eyes = 6;'],
    ['house/file-names', 'src/yatzy/Dice.ts', 'export const eyes = 6;'],
    ['house/file-names', 'src/yatzy/dice-utils.ts', 'export const eyes = 6;'],
    ['house/file-names', 'tools/bench/helpers.ts', 'export const eyes = 6;'],
    ['house/file-names', 'src/shared/game-manager.ts', 'export const eyes = 6;'],
    [
      'house/named-files',
      'src/yatzy/dice.ts',
      '/** @see features/yatzy/pears.feature */\nexport const eyes = 6;',
    ],
    [
      'house/named-files',
      'src/yatzy/dice.ts',
      '/** @see features/yatzy and docs/pears.md */\nexport const eyes = 6;',
    ],
    [
      'house/named-files',
      'src/yatzy/dice.ts',
      '// Held by features/yatzy/pears.feature.\nexport const eyes = 6;',
    ],
    ['max-lines', 'src/yatzy/dice.ts', '\n'.repeat(166)],
    ['max-lines', 'step-definitions/yatzy.steps.ts', '\n'.repeat(111)],
    ['no-warning-comments', 'src/yatzy/dice.ts', '/* c8 ignore next */\nexport const eyes = 6;'],
    ['@typescript-eslint/no-explicit-any', 'src/yatzy/dice.ts', 'export const eyes: any = 6;'],
    ['@typescript-eslint/no-unused-vars', 'src/yatzy/dice.ts', 'const eyes = 6;'],
    ['@typescript-eslint/ban-ts-comment', 'src/yatzy/dice.ts', '// @ts-ignore\nexport const eyes = 6;'],
    [
      '@typescript-eslint/consistent-type-imports',
      'src/yatzy/dice.ts',
      "import { Eyes } from './eyes'; export const one = 1 as Eyes;",
    ],
  ];
  for (const [rule, file, code] of rows) {
    it(`report ${rule} in ${file}: ${code.trim().slice(0, 60)}`, async () => {
      const faults = await faultsOf(file, code);
      assert.ok(
        faults.some((fault) => fault.startsWith(`${rule}:`)),
        `expected ${rule}, got:\n${faults.join('\n')}`,
      );
    });
  }

  const fine: readonly Row[] = [
    ['src/cli/main.ts', 'console.log(Math.random(), new Date(), process.argv);'],
    ['tools/bench/run.ts', 'console.log(Math.random(), new Date(), process.argv);'],
    ['step-definitions/support/loader.ts', 'console.error(process.env.KATA);'],
    [
      'src/yatzy/dice.ts',
      '/** @see features/yatzy, after Bache, and features/yatzy/pair.feature. */\nexport const eyes = 6;',
    ],
    ['src/yatzy/dice-file.ts', '/** Throws. */\nexport function roll(): number { return 6; }'],
    ['step-definitions/yatzy.steps.ts', 'export function roll(): number { return 6; }'],
  ];
  for (const [file, code] of fine) {
    it(`find nothing in ${file}: ${code.replace('\n', ' ')}`, async () => {
      assert.deepEqual(await faultsOf(file, code), []);
    });
  }

  it('take no orders from comments', async () => {
    const faults = await faultsOf('src/yatzy/dice.ts', '/* eslint-disable */\nexport const eyes: any = 6;');
    assert.ok(faults.some((fault) => fault.startsWith('@typescript-eslint/no-explicit-any')));
  });

  it('report a promise that a step does not await', async () => {
    // Types need a file of the project; its text is replaced by the snippet.
    const code =
      'const ask = async (): Promise<number> => Promise.resolve(6);\nexport async function step(): Promise<void> { ask(); await ask(); }';
    const faults = await faultsOf('tools/checks/lint/places.ts', code, withTypes);
    assert.equal(
      faults.filter((fault) => fault.startsWith('@typescript-eslint/no-floating-promises')).length,
      1,
    );
  });
});
