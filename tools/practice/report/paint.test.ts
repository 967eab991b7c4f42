import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import pc from 'picocolors';
import { type Sheet, wrapped } from './paint';

const sheet: Sheet = { paint: pc.createColors(false), width: 24, height: 24 };
const { red } = pc.createColors(true);

describe('a text that is too long for a line', () => {
  it('is broken at a blank, which is not shown', () => {
    assert.deepEqual(wrapped('It is no folder, no file and no command.', sheet), [
      'It is no folder, no file',
      'and no command.',
    ]);
    assert.deepEqual(wrapped('It is no folder and no file.', sheet, '✗ '), [
      '✗ It is no folder and no',
      '  file.',
    ]);
  });

  it('is broken so in colour, too', () => {
    assert.deepEqual(wrapped(red('It is no folder, no file and no command.'), sheet), [
      red('It is no folder, no file'),
      red('and no command.'),
    ]);
  });

  it('keeps the blanks that it begins with', () => {
    assert.deepEqual(wrapped('  X | X | X', sheet), ['  X | X | X']);
  });
});
