import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { script } from './assets';

const client = path.join(__dirname, 'client');

describe('the script of the page', () => {
  it('is right by its types, with those of a browser', () => {
    const tsc = require.resolve('typescript/bin/tsc');
    const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', client], { encoding: 'utf8' });
    assert.equal(stdout, '');
    assert.equal(status, 0);
  });
  it('has all its modules', () => {
    const text = script();
    for (const file of readdirSync(client)) {
      const name = path.basename(file, '.ts');
      if (!file.endsWith('.ts')) continue;
      assert.ok(text.includes(`"./${name}":(require,exports)=>{`), `${name} is not in the script`);
    }
  });
  it('cannot end its element', () => assert.doesNotMatch(script(), /<\/script|<!--/i));
});
