import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { notesIn } from './readme';
import { digest, distinctKeys, slug } from './slug';
import { headIn, headOf } from './svg';

describe('a slug', () => {
  for (const [name, expected] of [
    ['Two pairs', 'two-pairs'],
    ['"two pairs" scores <score>!', 'two-pairs-scores-score'],
    ['Würfelglück', 'würfelglück'],
    ['三人 でも', '三人-でも'],
    ['ﬁve', 'five'],
    ['!?', ''],
    ['a/b#c%d', 'a-b-c-d'],
  ] as const) {
    it(`of ${name}`, () => assert.equal(slug(name), expected));
  }
  it('of a long name is cut between words and stays different from others', () => {
    const start = 'the player scores the sum of the two highest matching dice';
    const one = slug(`${start} and nothing else`);
    assert.match(one, /^the-player-scores-the-sum-of-the-two-highest-matching-dice-[0-9a-f]{4}$/);
    assert.notEqual(one, slug(`${start} and nothing more`));
  });
  it('of a long word is cut inside it', () => assert.match(slug('ö'.repeat(200)), /^ö{30}-[0-9a-f]{4}$/));
});

describe('a digest', () => {
  it('has the length asked for and is always the same', () => {
    assert.equal(digest('a', 10), digest('a', 10));
    assert.match(digest('a', 10), /^[0-9a-f]{10}$/);
    assert.notEqual(digest('a', 10), digest('b', 10));
  });
});

describe('keys', () => {
  const keys = (...items: readonly string[]) =>
    distinctKeys(
      items.map((text) => ({ text })),
      ({ text }) => text.slice(0, 1),
      ({ text }) => text.slice(0, 2),
    );
  it('are as short as they can be', () => assert.deepEqual(keys('ax', 'bx'), ['a', 'b']));
  it('grow for all that clash, in whatever order they come', () => {
    assert.deepEqual(keys('ax', 'ay', 'bx'), ['ax', 'ay', 'b']);
    assert.deepEqual(keys('bx', 'ay', 'ax'), ['b', 'ay', 'ax']);
  });
  it('are numbered for equals only', () =>
    assert.deepEqual(keys('axe', 'ax', 'axis', 'b'), ['ax', 'ax-2', 'ax-3', 'b']));
  it('never meet a key of another length', () => {
    const parts = ['x-y', 'x', 'x'].map((name, index) => ({ name, file: 'zyz'.charAt(index) }));
    const all = distinctKeys(
      parts,
      ({ name }) => name,
      ({ name, file }) => `${name}-${file}`,
    );
    assert.deepEqual(all, ['x-y', 'x-y-2', 'x-z']);
  });
});

describe('the head of a drawing', () => {
  const shapes = '<circle cx="1" cy="2" r="3"/>'.repeat(100);
  const drawing = { kind: 'svg', mediaType: 'image/svg+xml', bytes: 1 } as const;
  const base64 = (text: string) => Buffer.from(text).toString('base64');

  it('has its tag, its title and its description', () =>
    assert.deepEqual(
      headOf(
        '<?xml version="1.0"?><svg xmlns="x">\n<title id="t">Two &lt;pairs&gt;\n &#x2014; &#8212;</title>\n<desc>1,1,2,2,3</desc><rect/></svg>',
      ),
      { tag: '<svg xmlns="x">', title: 'Two <pairs> — —', description: '1,1,2,2,3' },
    ));
  it('has no words of a shape in it', () =>
    assert.deepEqual(headOf('<svg><g><title>die</title></g></svg>'), { tag: '<svg>' }));
  it('keeps what is no known entity', () =>
    assert.equal(
      headOf('<svg><title>&nope; &#x110000; &#ab;</title></svg>').title,
      '&nope; &#x110000; &#ab;',
    ));
  for (const [why, { attributes = '', before = '', title = 'Two pairs — 3,3' }] of [
    ['is short', {}],
    ['has a long tag', { attributes: 'a="b" '.repeat(400) }],
    ['has a long title', { title: 'y'.repeat(2000) }],
    ['has long words before its title', { before: `<desc>${'y'.repeat(2000)}</desc>` }],
    ['begins with a long comment', { before: `<!--${'<g>'.repeat(400)}-->` }],
    ['begins with many comments', { before: '<!---->'.repeat(200) }],
  ] as const satisfies readonly (readonly [string, Partial<Record<string, string>>])[]) {
    it(`is the same as text and as base64 where it ${why}`, () => {
      const tag = `<svg ${attributes}width="7">`;
      const text = `${tag}${before}<title>${title}</title>${shapes}</svg>`;
      for (const content of [{ text }, { base64: base64(text) }]) {
        const head = headIn({ ...drawing, ...content });
        assert.deepEqual([head.tag, head.title], [tag, title]);
      }
    });
  }
  it('is nothing of what is no drawing', () =>
    assert.deepEqual(headIn({ ...drawing, kind: 'image', base64: base64(`<svg>${shapes}`) }), { tag: '' }));
});

describe('a README', () => {
  it('names its folder, says what it is about in a sentence, and more', () =>
    assert.deepEqual(
      notesIn('# Yatzy\n\nScore a roll.\n\nA go is\nthree throws.\n\n- A list.\n\n## More\n\nNot this.\n'),
      {
        title: 'Yatzy',
        sentence: 'Score a roll.',
        about: 'A go is\nthree throws.\n\n- A list.',
      },
    ));
  it('may say in which order its features are read', () =>
    assert.deepEqual(
      notesIn(
        '# Yatzy\n\nIn order:\n\n1. [Two pairs](two-pairs.feature)\n2. [Pair](pair.feature) and [this](x.md)\n',
      ).order,
      ['two-pairs.feature', 'pair.feature'],
    ));
  it('may lack all of it', () => assert.deepEqual(notesIn(''), { about: '' }));
});
