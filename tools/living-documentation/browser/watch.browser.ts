import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { visit } from './visit';

describe('a visit sees', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'visit-'));
  after(() => rmSync(folder, { recursive: true }));

  for (const [what, body, complaint] of [
    ['an error of a script', '<script>throw new Error("oh")</script>', /error: Error: oh/],
    ['what is written to the console', '<script>console.error("oh")</script>', /console: oh/],
    ['a picture from elsewhere', '<img src="https://example.org/x.png">', /request: https:\/\/example\.org/],
    ['a file beside it', '<img src="beside.png">', /request: file:/],
    ['what a policy stops', '<script>eval("1")</script>', /Content Security Policy/],
    ['a dialog', '<script>alert("oh")</script>', /dialog: oh/],
    ['another window', '<script>open("about:blank")</script>', /another window/],
  ] as const) {
    it(what, async () => {
      const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'unsafe-inline'">`;
      const file = path.join(folder, 'page.html');
      writeFileSync(file, `<!doctype html><title>x</title>${policy}<body>${body}</body>`);
      await assert.rejects(
        visit(file, {}, async () => undefined),
        (error: assert.AssertionError) => {
          assert.match(String(error.actual), complaint);
          return true;
        },
      );
    });
  }
});
