import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { Compiler } from './compiler/compiler';
import { kataNames } from './katas';
import { languages } from './languages';
import { projectFolder } from './project';
import { judge, notGreen } from './testing/judge';

const fixtures = path.join(projectFolder, 'fixtures');

describe('tangled rules', () => {
  for (const kata of kataNames()) {
    it(`of ${kata} are right: every example is green`, async () => {
      assert.deepEqual(notGreen(await judge(kata, path.join(fixtures, kata, 'tangled.ts'))), []);
    });
  }

  it('compile without a complaint', () => {
    assert.equal(new Compiler(fixtures).check(false).text, '');
  });
});

const [python = ''] = languages.python?.run({ folder: '', rules: '', adapter: '' }) ?? [];
const hasPython = spawnSync(python, ['--version']).status === 0;
// Nothing is to be left beside the fixtures.
process.env.PYTHONDONTWRITEBYTECODE = '1';

describe('rules in Python', { skip: hasPython ? false : `${python} is not installed` }, () => {
  const adapter = path.join(__dirname, 'languages', 'python', 'kata_adapter.py');

  for (const kata of kataNames()) {
    const file = path.join(fixtures, kata, 'python', `${kata.replaceAll('-', '_')}.py`);
    if (!existsSync(file)) continue;
    it(`of ${kata} are right: every example is green over the protocol`, async () => {
      assert.deepEqual(notGreen(await judge(kata, `${python} "${adapter}" "${file}"`)), []);
    });
  }

  it('with five equal dice for a full house fail exactly the examples about that', async () => {
    const file = path.join(fixtures, 'yatzy', 'python', 'yatzy_mistaken.py');
    assert.deepEqual(notGreen(await judge('yatzy', `${python} "${adapter}" "${file}"`)), [
      'Full house › On "full house" the player scores the sum of all the dice if they are two of a kind and three of a kind › For example, when placed on "full house"',
      'Full house › "full house" scores two dice of one number together with three of another › five equal dice are no full house',
    ]);
  });
});
