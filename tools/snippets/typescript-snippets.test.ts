import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { TypeScriptSnippets } from './typescript-snippets';

const root = path.resolve(__dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'snippets-'));

const feature = `Feature: Placing
  Rule: Something is placed
    Example: placing
      Given Ann's board\\2:
        | a |
      When 1,1,2,3,3 is placed on pair
      And 2 dice are thrown 3 times
      Then it should read "two pairs" as:
        """
        text
        """
`;
const types = `
const { defineParameterType } = require('@cucumber/cucumber');
defineParameterType({ name: 'roll', regexp: /[1-6](?:,[1-6])+/ });
defineParameterType({ name: 'yatzyCategory', regexp: /pair|yatzy/ });
`;

/** What Cucumber prints and reports about steps that nobody defined, with our snippets. */
function suggested(): { console: string; report: readonly string[] } {
  const settings = {
    require: ['types.js'],
    format: ['pretty', 'message:messages.ndjson'],
    formatOptions: { snippetSyntax: pathToFileURL(path.join(__dirname, 'index.js')).href },
  };
  mkdirSync(path.join(folder, 'features'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  writeFileSync(path.join(folder, 'features/placing.feature'), feature);
  writeFileSync(path.join(folder, 'types.js'), types);
  writeFileSync(
    path.join(folder, 'cucumber.js'),
    `module.exports = { default: ${JSON.stringify(settings)} };`,
  );
  const cucumber = path.join(root, 'node_modules/@cucumber/cucumber/bin/cucumber.js');
  const console = execFileSync(process.execPath, [cucumber, '--dry-run'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  const messages = readFileSync(path.join(folder, 'messages.ndjson'), 'utf8').trim().split('\n');
  return {
    console,
    report: messages.flatMap((line) => {
      const { suggestion } = JSON.parse(line) as { suggestion?: { snippets: { code: string }[] } };
      return suggestion?.snippets[0]?.code ?? [];
    }),
  };
}

after(() => {
  rmSync(folder, { recursive: true });
});

describe('the suggestion for a step that nobody defined', () => {
  const expected = [
    `Given('Ann\\'s board\\\\{int}:', async function (this: KataWorld, count: number, table: DataTable) {
  // Keep on \`this\` what is given.
  return 'pending';
});`,
    `When('{roll} is placed on {yatzyCategory}', async function (this: KataWorld, roll: Roll, yatzyCategory: YatzyCategory) {
  // await this.attempt(() => this.kata('…').…);
  return 'pending';
});`,
    `When('{int} dice are thrown {int} times', async function (this: KataWorld, count: number, count2: number) {
  // await this.attempt(() => this.kata('…').…);
  return 'pending';
});`,
    `Then('it should read {string} as:', async function (this: KataWorld, text: string, text2: string) {
  // expect(this.result()).to.…;
  return 'pending';
});`,
  ];

  it('is TypeScript in the style of the project, in the report and on the console', () => {
    const { console, report } = suggested();
    assert.deepEqual(report, expected);
    for (const snippet of expected) {
      for (const line of snippet.split('\n'))
        assert.ok(console.includes(line), `missing on the console: ${line}`);
    }
  });

  it('compiles', () => {
    for (const snippet of expected) {
      const { diagnostics = [] } = ts.transpileModule(snippet, { reportDiagnostics: true });
      assert.deepEqual(
        diagnostics.map(({ messageText }) => messageText),
        [],
      );
    }
  });

  it('takes what has no name as text', () => {
    const step = {
      functionName: 'Given',
      stepParameterNames: [],
      generatedExpressions: [{ source: '{}', parameterTypes: [{ name: undefined }] }],
    };
    assert.match(new TypeScriptSnippets().build(step), /\(this: KataWorld, text: string\)/);
  });
});
