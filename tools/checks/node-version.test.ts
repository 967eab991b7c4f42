import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, it } from 'node:test';

const { complaint } = require('./node-version') as {
  complaint: (version: string, range: string) => string | undefined;
};

const range = '^20.19.0 || ^22.13.0 || >=24';

describe('the check of the Node version', () => {
  for (const version of ['20.19.0', '20.20.2', '22.13.0', '22.23.3', '24.0.0', '25.1.0']) {
    it(`lets ${version} pass`, () => {
      assert.equal(complaint(version, range), undefined);
    });
  }
  for (const version of ['18.20.8', '20.18.3', '21.7.0', '22.12.0', '23.11.0', '0.12.18']) {
    it(`turns ${version} away`, () => {
      assert.equal(
        complaint(version, range),
        `This project needs Node 20 (from 20.19.0 on), 22 (from 22.13.0 on) or 24 and later; this is Node ${version}. Install a newer one: https://nodejs.org`,
      );
    });
  }

  it('reads a range of one part', () => {
    assert.match(complaint('18.0.0', '>=20') ?? '', /needs Node 20 and later;/);
  });
  it('says which part of a range it cannot read', () => {
    assert.throws(() => complaint('20.0.0', '>=18 <21'), /cannot read ">=18 <21"/);
  });

  it('ends a program on an old Node after one line', () => {
    const pretend = "Object.defineProperty(process.versions, 'node', { value: '18.20.8' });";
    const program = `${pretend} require('./node-version'); console.log('goes on')`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', program], {
      cwd: path.resolve(__dirname),
      encoding: 'utf8',
    });
    assert.deepEqual([status, stdout, stderr.split('\n').length], [1, '', 2]);
    assert.match(stderr, /^This project needs Node .+; this is Node 18\.20\.8\./);
  });
});
