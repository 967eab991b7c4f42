import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { describe, it } from 'node:test';
import { projectFolder } from './project';

describe('a folder that is of no use', () => {
  const unwritable = ['package.json', ...(process.platform === 'linux' ? ['/proc/nobody'] : [])];
  for (const folder of unwritable) {
    it(`is refused in one line where nothing can be written: ${folder}`, () => {
      const words = ['bin/kata.js', 'practice', 'tic-tac-toe', '--folder', folder];
      const { status, stdout, stderr } = spawnSync(process.execPath, words, {
        cwd: projectFolder,
        encoding: 'utf8',
        timeout: 30_000,
      });
      assert.deepEqual([status, stdout], [2, '']);
      assert.match(stderr, /^kata: ".*" cannot be written \(E\w+\): choose another --folder\. See: .*\n$/);
    });
  }

  it('is refused where step definitions could not load Cucumber', () => {
    const words = ['bin/kata.js', 'practice', 'tic-tac-toe', '--steps', '--folder', tmpdir()];
    const { status, stderr } = spawnSync(process.execPath, words, { cwd: projectFolder, encoding: 'utf8' });
    assert.equal(status, 2);
    assert.match(stderr, /^kata: with --steps the folder lies in the project/);
  });
});
