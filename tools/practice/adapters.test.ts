import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import type { Implementation } from '../../step-definitions/support/implementations';
import { programImplementation } from '../../step-definitions/support/program-implementation';
import { faceOf } from './face/face';
import { kataNamed } from './katas';
import { languages } from './languages';
import type { Files, Language } from './languages/language';

/** Rules that try what an adapter has to cope with, in each language. */
const rules: Readonly<Record<string, { readonly file: string; readonly code: string }>> = {
  python: {
    file: 'trial.py',
    code: `
def given_back(value):
    print("looking")
    return value

def left_out(first, second=None):
    return [first, second]

def refused(value):
    raise ValueError(f"A die shows 1 to 6, not {value}: Würfel")

def unwritten(value):
    raise NotImplementedError

def broken(value):
    return [][0]
`,
  },
  javascript: {
    file: 'trial.mjs',
    code: `
import { NotWritten, RuleViolation } from './kata-adapter.mjs';
export function givenBack(value) { console.log('looking'); return value; }
export const leftOut = async (first, second = null) => [first, second];
export function refused(value) { throw new RuleViolation('A die shows 1 to 6, not ' + value + ': Würfel'); }
export function unwritten() { throw new NotWritten('unwritten'); }
export function broken() { return [].at(0).foo; }
`,
  },
  java: {
    file: 'Trial.java',
    code: `
import java.util.Arrays;
import java.util.List;

public class Trial {
    public static Object givenBack(Object value) { System.out.println("looking"); return value; }
    public static List<?> leftOut(Object first, Object second) { return Arrays.asList(first, second); }
    public static int refused(int value) {
        throw new KataAdapter.RuleViolation("A die shows 1 to 6, not " + value + ": Würfel");
    }
    public static String unwritten(Object value) { throw new KataAdapter.NotWritten(); }
    public static String broken(Object value) { return List.of("").get(1); }
}
`,
  },
};

const values = [
  null,
  true,
  false,
  0,
  -7,
  2.5,
  123456789012345,
  'Würfel "1"\\\n\u0007',
  [],
  [1, [2, 'x']],
  {},
  { players: ['Ann'], go: { dice: [1, 6], held: [null] } },
] as const;

const face = faceOf('yatzy');
const folder = mkdtempSync(path.join(tmpdir(), 'adapters-'));
after(() => rmSync(folder, { recursive: true }));

function filesFor(name: string, { adapter }: Language): Files {
  const home = path.join(folder, name);
  const { file, code } = rules[name] ?? { file: 'none', code: '' };
  mkdirSync(home);
  writeFileSync(path.join(home, file), code);
  copyFileSync(path.join(__dirname, 'languages', name, adapter), path.join(home, adapter));
  return { folder: home, rules: path.join(home, file), adapter: path.join(home, adapter) };
}

function isMissing(language: Language): string | false {
  const none = { folder: '', rules: '', adapter: '' };
  const [program = ''] = language.build?.(none) ?? language.run(none);
  return spawnSync(program, ['--version']).status === 0 ? false : `${program} is not installed`;
}

function ask(implementation: Implementation, verb: string, ...given: unknown[]): Promise<unknown> {
  return implementation.call('yatzy', verb, given, (text) => assert.equal(text, 'printed:\nlooking'));
}

for (const [name, language] of Object.entries(languages)) {
  describe(`the adapter for ${name}`, { skip: isMissing(language) }, () => {
    it('carries values, refusals, what is not written, and what is printed', async () => {
      const files = filesFor(name, language);
      const [compiler, ...words] = language.build?.(files) ?? [];
      if (compiler !== undefined) assert.equal(spawnSync(compiler, words, { encoding: 'utf8' }).stderr, '');
      const implementation = programImplementation(
        language
          .run(files)
          .map((word) => `"${word}"`)
          .join(' '),
        60,
      );
      for (const value of values) assert.deepEqual(await ask(implementation, 'givenBack', value), value);
      assert.deepEqual(await ask(implementation, 'leftOut', 1), [1, null]);
      await assert.rejects(ask(implementation, 'refused', 7), {
        name: 'RuleViolation',
        message: 'A die shows 1 to 6, not 7: Würfel',
      });
      await assert.rejects(ask(implementation, 'unwritten', 7), { name: 'NotWritten' });
      await assert.rejects(ask(implementation, 'noSuchCall', 7), { name: 'NotWritten' });
      await assert.rejects(
        ask(implementation, 'broken', 7),
        /ended with exit code 1\n[^]*standard error:\n[^]*[Tt]rial/,
      );
      await implementation.close?.();
    });

    it('comes with functions to fill in, each with what it has to do', () => {
      const stubs = language.stubs(kataNamed('yatzy'), face);
      assert.match(stubs, /Places the roll on a category of the card of the player whose go it is/);
      assert.match(stubs, /points, 0 where the roll does not fit the category/);
      const heads = {
        python: 'def throw_dice(game, eyes):',
        javascript: 'export function throwDice(game, eyes) {',
        java: 'public static Map<?, ?> throwDice(Map<?, ?> game, List<?> eyes) {',
      };
      assert.ok(stubs.includes(heads[name as keyof typeof heads]), stubs);
    });
  });
}
