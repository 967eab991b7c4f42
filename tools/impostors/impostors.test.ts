import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { katas } from '../katas';
import { type Case, faultOf } from './case';
import { casesOf } from './confrontation';
import { LineUp } from './line-up';
import { pageOf } from './page';
import { headOf, impostorsOf } from './suspects';

const suspect: Case = {
  kata: 'yatzy',
  file: 'fixtures/yatzy/impostors/a.ts',
  mistake: 'Sixes & ones are <one>.',
  seen: '',
  heldBy: ['features/yatzy/pair.feature'],
  role: 'implementation',
  caughtBy: {
    uri: 'features/yatzy/pair.feature',
    line: 7,
    rule: 'A pair is two dice',
    example: 'two sixes',
    step: 'it should score 12 points',
    message: 'AssertionError: expected 2 to equal 12',
  },
};

describe('impostors', () => {
  it('are named by the comment at the head of their file', () => {
    const source = '/**\n * One mistake,\n * in two lines.\n *\n * Seen somewhere.\n */\nexport {};\n';
    assert.deepEqual(headOf(source), ['One mistake, in two lines.', 'Seen somewhere.']);
    assert.deepEqual(headOf(source.replaceAll('\n', '\r\n')), [
      'One mistake, in two lines.',
      'Seen somewhere.',
    ]);
    assert.deepEqual(headOf('export {};\n'), ['', '']);
  });

  it('name features that say what the rules are', () => {
    const [kata] = katas();
    assert.ok(kata);
    assert.ok(impostorsOf(kata).length > 0);
    assert.throws(
      () => impostorsOf({ ...kata, ruleFeatures: [] }),
      /has no rule with examples that people read/,
    );
  });

  it('are at fault where no example fails, and where they break down', () => {
    assert.equal(faultOf(suspect), undefined);
    assert.match(
      faultOf({ ...suspect, caughtBy: null }) ?? '',
      /no feature that its comment names caught it/,
    );
    const broken = { ...suspect.caughtBy, message: 'TypeError: x is not a function' } as Case['caughtBy'];
    assert.match(faultOf({ ...suspect, caughtBy: broken }) ?? '', /breaks down in .*pair\.feature:7/);
  });

  it('stand on a page with their mistake and the example, both escaped', () => {
    const page = pageOf([{ name: 'yatzy', title: 'Yatzy', ruleFeatures: [] }], [suspect]);
    assert.match(page, /Yatzy: 1 of 1 caught/);
    assert.match(page, /Sixes &amp; ones are &lt;one&gt;\./);
    assert.match(page, /pair\.feature:7/);
  });
});

describe('examples', () => {
  const lineUp = new LineUp();

  for (const kata of katas()) {
    it(`catch every impostor of ${kata.name}`, async () => {
      const cases = await casesOf(lineUp, kata);
      assert.ok(cases.length >= 8, 'A kata has eight impostors at least.');
      assert.deepEqual(
        cases.flatMap((each) => faultOf(each) ?? []),
        [],
      );
    });
  }
});
