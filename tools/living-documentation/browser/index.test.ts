import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, it } from 'node:test';

const start = (chromium: string, ...words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(__dirname, 'index.js'), ...words],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', CHROMIUM_PATH: chromium },
    },
  );
  return { status, said: stdout + stderr };
};

describe('the tests in a browser, without one', () => {
  it('are skipped, and say how to get one', () => {
    const { status, said } = start('none');
    assert.equal(status, 0);
    assert.match(said, /apt-get install chromium[^]*# skipped/);
  });
  it('fail where one is required', () => {
    const { status, said } = start('none', '--required');
    assert.equal(status, 1);
    assert.match(said, /apt-get install chromium[^]*# failed: a browser is required/);
  });
  it('fail where one is named that is not there', () => {
    const { status, said } = start('/gone/chromium');
    assert.equal(status, 1);
    assert.match(said, /CHROMIUM_PATH names a file that is not there: \/gone\/chromium/);
  });
});
