import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Awaited } from './awaited';

const named = (name: string) => ({ name });

/** What each of the ids gives, one after the other. */
function taken(announced: readonly string[], asked: readonly string[]): readonly (string | undefined)[] {
  const awaited = new Awaited<{ readonly name: string }>();
  for (const id of announced) awaited.add(id, named(id));
  return asked.map((id) => awaited.take(id)?.name);
}

describe('what is awaited', () => {
  for (const [why, asked, given] of [
    ['is found in its order', 'abc', 'abc'],
    ['is found in any other order', 'cabd', 'cabd'],
    ['may be left out', 'bd', 'bd'],
    ['is found where something is asked for that was not announced', 'axbydc', 'a-b-dc'],
    ['is given once', 'aaccbb', 'a-c-b-'],
  ] as const) {
    it(why, () =>
      assert.equal(
        taken([...'abcd'], [...asked])
          .map((id) => id ?? '-')
          .join(''),
        given,
      ),
    );
  }
  it('may be announced again, and more of it after all was given', () => {
    const awaited = new Awaited<{ readonly name: string }>();
    awaited.add('a', named('first'));
    assert.equal(awaited.take('a')?.name, 'first');
    awaited.add('a', named('again'));
    awaited.add('b', named('more'));
    assert.deepEqual([awaited.take('b')?.name, awaited.take('a')?.name], ['more', 'again']);
  });
});
