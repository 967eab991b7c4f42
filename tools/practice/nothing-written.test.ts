import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { kataNames } from './katas';
import { namedInProject } from './project';
import type { Example } from './run/example';
import { judge } from './testing/judge';

const nothing = mkdtempSync(path.join(tmpdir(), 'nothing-'));
after(() => rmSync(nothing, { recursive: true }));

/** The faces that something in this process has loaded. */
function facesLoaded(): readonly string[] {
  return Object.keys(require.cache)
    .map(namedInProject)
    .filter((file) => /^src\/[^/]+\/index\.ts$/.test(file));
}

describe('where nothing is written', () => {
  for (const kata of kataNames()) {
    it(`no rule of ${kata} is green, because steps reach rules through the door alone`, async () => {
      const examples = await judge(kata, nothing);
      assert.ok(examples.length > 0);
      // What needs no rules reads what is written, which is given with the kata.
      const wrong = examples.filter(({ standing, needsRules }) => (standing === 'green') === needsRules);
      assert.deepEqual(wrong, []);
      const ruleOf = ({ uri, rule }: Example) => `${uri}: ${rule}`;
      const owed = new Set(examples.filter(({ needsRules }) => needsRules).map(ruleOf));
      const given = new Set(examples.map(ruleOf).filter((rule) => !owed.has(rule)));
      assert.deepEqual(
        [...given],
        [],
        'A rule that needs no rules is given: it belongs into a feature that the README does not number.',
      );
      assert.deepEqual(facesLoaded(), []);
    });
  }
});
