import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { format, resolveConfig } from 'prettier';
import type { KataName } from '../../../step-definitions/support/faces';
import { reference } from '../../../step-definitions/support/implementations';
import { faceOf } from '../face/face';
import { kataNames } from '../katas';
import { projectFolder } from '../project';
import { exchangesOn, type Request } from './exchange';
import { pageFile, protocolPage } from './page';

const file = path.join(projectFolder, pageFile);
const page = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');

async function answerTo({ kata, call, arguments: values }: Request): Promise<object> {
  try {
    return { id: 1, result: await reference.call(kata as KataName, call, values, () => undefined) };
  } catch (error) {
    return { id: 1, error: (error as Error).message };
  }
}

describe('the page about the protocol', () => {
  it('is what the faces say today: `npm run docs:protocol` writes it anew', async () => {
    const settings = await resolveConfig(file);
    const today = await format(protocolPage(exchangesOn(page)), { ...settings, parser: 'markdown' });
    assert.deepEqual(page.split('\n'), today.split('\n'));
  });

  it('shows for every call an exchange that the rules of this project would have', async () => {
    const shown = new Set<string>();
    for (const { request, answer } of exchangesOn(page)) {
      const asked = JSON.parse(request) as Request;
      shown.add(`${asked.kata}: ${asked.call}`);
      assert.deepEqual(JSON.parse(answer), await answerTo(asked), request);
    }
    const calls = kataNames().flatMap((kata) => faceOf(kata).verbs.map(({ name }) => `${kata}: ${name}`));
    assert.deepEqual([...shown].sort(), calls.sort());
  });

  it('explains the lines with a call and answers that are true', async () => {
    const [request = '', result = '', refusal = '', pending = ''] = [
      ...page.matchAll(/^\| `(\{"id".*?\})` +\|/gm),
    ].map(([, line]) => line);
    assert.deepEqual(await answerTo(JSON.parse(request) as Request), JSON.parse(result));
    const tooFew = { kata: 'yatzy', call: 'score', arguments: [[1, 1, 2, 3], 'chance'], id: 1 };
    assert.deepEqual(await answerTo(tooFew), JSON.parse(refusal));
    assert.deepEqual(JSON.parse(pending), { id: 1, pending: true });
  });
});
