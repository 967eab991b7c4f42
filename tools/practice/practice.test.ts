import assert from 'node:assert/strict';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { kataNamed } from './katas';
import { Practice } from './practice';
import { projectFolder } from './project';
import { stepsWorkplace } from './workplace/steps-workplace';
import { typescriptWorkplace } from './workplace/typescript-workplace';
import { benchFor } from './workplace/workplace';

// Inside the project, where a person's files find what they import.
const root = path.join(projectFolder, 'build', `practice-${process.pid}`);
after(() => rmSync(root, { recursive: true, force: true }));

const kata = kataNamed('tic-tac-toe');
const bench = benchFor(kata, root);
const file = path.join(bench.folder, 'index.ts');

const solution = `import { RuleViolation } from '${bench.up}/src/shared/rule-violation';
import type { Board, State } from '${bench.up}/src/tic-tac-toe';
`;

function written(body: string): void {
  writeFileSync(file, `${solution}export function stateOf(board: Board): State {\n${body}\n}\n`);
}

describe('practice in TypeScript', () => {
  const workplace = typescriptWorkplace(kata, bench, undefined);
  const practice = new Practice(kata, workplace, {});

  it('begins with a file that compiles, in which nothing is written', async () => {
    assert.match(workplace.notes.join(), /^Wrote build.*index\.ts: the functions to write\.$/);
    const stubs = readFileSync(file, 'utf8');
    assert.match(
      stubs,
      /\* @param board three strings, one for each row[^]*export function stateOf\(board: Board\): State \{/,
    );
    const { text, isWrong } = await practice.round();
    assert.equal(isWrong, false, text);
    assert.match(text, /^\nTo do\n {2}The state of a game\n {4}… Three marks of one player in a row/);
    assert.match(text, /\nNext {2}features\/tic-tac-toe\/state\.feature:\d+\n/);
    assert.match(text, / {6}When the board XXX\/OO\.\/\.\.\. is judged\n {10}stateOf is not written yet\n/);
    assert.match(text, /\n0 of \d+ examples are green, \d+ to do\. \d/);
  });

  it('is never overwritten', () => {
    written("return 'win';");
    const again = typescriptWorkplace(kata, bench, 'tangled');
    assert.match(again.notes.join(), /is there already and was left as it is/);
    assert.match(readFileSync(file, 'utf8'), /return 'win';/);
  });

  it('tells what changed, and shows the next example with expected and actual', async () => {
    const { text, isWrong } = await practice.round();
    assert.equal(isWrong, true);
    assert.match(
      text,
      /^\+ \d+ newly green: X fills the top row, X fills the middle row, .*\n- \d+ newly red: /,
    );
    assert.match(text, /✗ three marks round a corner\n\n/);
    assert.match(text, / {6}Then the state should be ongoing\n {10}expected {2}ongoing\n {10}was {7}win\n/);
    assert.match(text, / X \| X \|\n/);
  });

  it('shows a type error as the compiler does, and runs all the same', async () => {
    written("return 'won';");
    const { text, isWrong } = await practice.round();
    assert.equal(isWrong, true);
    assert.match(text, /^build.*index\.ts:4:1 - error TS2322: Type '"won"' is not assignable to type/);
    assert.match(text, /\n4 return 'won';\n/);
    assert.match(text, /was {7}won\n/);
  });

  it('shows a syntax error as the compiler does, and waits', async () => {
    written("return 'win'");
    writeFileSync(file, `${readFileSync(file, 'utf8')}export const = 1;\n`);
    const { text, isWrong } = await practice.round();
    assert.equal(isWrong, true);
    assert.match(
      text,
      /^build.*index\.ts:6:14 - error TS1134: Variable declaration expected\.[^]*export const = 1;/,
    );
    assert.match(text, /The specs wait until this compiles\.\n$/);
  });

  it('names the place of an error in the own file, and what was printed', async () => {
    written("  console.log('looking');\n  const rows: any = undefined;\n  return rows.length;");
    const { text } = await practice.round();
    assert.match(text, /TypeError: Cannot read properties of undefined \(reading 'length'\)\n/);
    assert.match(text, /at .*\(build.*index\.ts:6:\d+\)\n/);
    assert.match(text, /printed:\n +looking\n/);
  });

  it('stops at the next example where that is asked for', async () => {
    written("  return 'win';");
    const { text } = await new Practice(kata, workplace, { next: true }).round();
    assert.doesNotMatch(text, /To do/);
    assert.match(text, /\n\d+ examples are green up to the next one\. /);
  });

  it('ends green', async () => {
    copyFileSync(path.join(projectFolder, 'fixtures', kata.name, 'tangled.ts'), file);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('../../src', `${bench.up}/src`));
    const { text, isWrong } = await practice.round();
    assert.equal(isWrong, false, text);
    assert.match(text, /\nAll \d+ examples are green\. /);
    assert.doesNotMatch(text, /To do|Next/);
  });
});

describe('practice with the features alone', () => {
  it('shows definitions to copy, takes them, and loads them again when they change', async () => {
    const practice = new Practice(kata, stepsWorkplace(kata, bench), {});
    const first = await practice.round();
    assert.equal(first.isWrong, false, first.text);
    assert.match(first.text, /nobody has defined this step yet\n/);
    const [, snippet = ''] = /(When\('the board .*\n[^]*?\n\}\);)/.exec(first.text) ?? [];
    const steps = path.join(bench.folder, 'tic-tac-toe.steps.ts');
    writeFileSync(steps, `${readFileSync(steps, 'utf8')}\n${snippet}\n`);
    const second = await practice.round();
    assert.equal(second.isWrong, false, second.text);
    assert.doesNotMatch(second.text, /When\('the board XXX/);
    assert.match(second.text, /Then\('the state should be win'/);
  });
});
