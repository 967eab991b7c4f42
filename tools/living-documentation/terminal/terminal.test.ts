import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { describe, it } from 'node:test';
import { stagedRun, type Stage } from '../model/testing/staged-run';
import terminal, { type TerminalOptions } from './terminal';

const twoPairs = `Feature: Two pairs
  A roll is five dice.

  Rule: Two pairs count
    > Two pairs, says the document.

    Scenario Outline: <why>
      When <roll> is placed
      Then it scores <score>

      Examples:
        | why         | roll  | score |
        | a fifth die | 11233 | 8     |
        | equal dice  | 33331 | 0     |
`;

const drawn = `Feature: Boards
  Example: a board
    When the board is drawn
    Then it is drawn
`;

const board =
  '<svg xmlns="http://www.w3.org/2000/svg"><title>b</title><metadata>X &lt; O\u001b[31m\n | </metadata></svg>';

interface Setting {
  readonly width?: number;
  readonly options?: TerminalOptions;
}

/** What the formatter writes for a run; without colours, since no terminal reads it. */
function textOf(files: Record<string, string>, stage: Stage = {}, { width, options }: Setting = {}) {
  let text = '';
  const handlers: ((envelope: never) => void)[] = [];
  const end = terminal.formatter({
    on: (_, handler) => handlers.push(handler),
    options: { quiet: false, ...options },
    stream: Object.assign(new PassThrough(), width === undefined ? {} : { columns: width }),
    write: (written) => (text += written),
  });
  for (const envelope of stagedRun(files, stage)) for (const handle of handlers) handle(envelope as never);
  end();
  return text;
}

const failing: Stage = {
  step: (step) =>
    step === 'it scores 0'
      ? {
          status: 'FAILED',
          message: 'AssertionError: expected 12 to equal 0\n    + expected - actual\n\n    -12\n    +0\n',
        }
      : undefined,
};

describe('a run as text', () => {
  it('shows an outline as its table, with a mark a row', () => {
    const text = textOf({ 'features/yatzy/two-pairs.feature': twoPairs });
    assert.match(
      text,
      /✓ Two pairs count\n.*“Two pairs, says the document\.”\n\n +When <roll> is placed\n +Then it scores <score>\n\n +why +roll +score\n +✓ a fifth die +11233 +8\n +✓ equal dice +33331 +0\n/,
    );
    assert.match(text, /\n2 examples are true\. 1 rule in 1 folder, [\d.]+ s\.\n$/);
  });

  it('says in the row, and once more at the end, what a failing example was instead', () => {
    const text = textOf({ 'features/yatzy/two-pairs.feature': twoPairs }, failing);
    assert.match(text, /✗ equal dice +33331 +0 +was 12\n/);
    assert.match(text, /✗ Yatzy › Two pairs count › equal dice\n +features\/yatzy\/two-pairs\.feature:14\n/);
    assert.match(text, /Then it scores 0\n +expected +0\n +was +12\n/);
    assert.match(text, /\n1 example is true, 1 fails\. /);
  });

  it('breaks a table into lines where the terminal is narrow', () => {
    const wide = twoPairs.replaceAll('a fifth die', 'a fifth die that does not count at all');
    const text = textOf({ 'features/yatzy/two-pairs.feature': wide }, failing, { width: 40 });
    assert.match(text, /✓ a fifth die that does not count\n +at all\n +roll 11233 +score 8\n/);
    assert.match(text, /✗ equal dice\n +roll 33331 +score 0\n +was 12\n/);
    const longest = Math.max(
      ...text
        .split('\n')
        .filter((line) => !line.includes('features/'))
        .map(({ length }) => length),
    );
    assert.ok(longest <= 40, `the longest line has ${longest} characters`);
  });

  it("puts a picture's text drawing beside the steps, with nothing that controls a terminal", () => {
    const attach = [{ body: board, mediaType: 'image/svg+xml' }];
    const text = textOf(
      { 'features/a/b.feature': drawn },
      { step: (step) => (step === 'it is drawn' ? { attach } : undefined) },
    );
    assert.match(text, /When the board is drawn +X < O \[31m\n +Then it is drawn +\|\n/);
  });

  it('tells the kinds of not green apart', () => {
    for (const [status, mark] of [
      ['PENDING', '…'],
      ['SKIPPED', '-'],
      ['UNDEFINED', '\\?'],
      ['AMBIGUOUS', '≠'],
    ] as const) {
      const text = textOf({ 'features/a/b.feature': drawn }, { step: () => ({ status }) });
      assert.match(text, new RegExp(`${mark} a board\n`));
      assert.match(text, new RegExp(`0 examples are true, 1 is ${status.toLowerCase()}\\.`));
    }
  });

  it('says what a pending example logged', () => {
    const attach = [{ body: 'a: draw is not written yet', mediaType: 'text/x.cucumber.log+plain' }];
    const text = textOf({ 'features/a/b.feature': drawn }, { step: () => ({ status: 'PENDING', attach }) });
    assert.match(text, /… A › a board\n.*\n +When the board is drawn\n +a: draw is not written yet\n/);
  });

  it('says where a feature file cannot be read', () => {
    const text = textOf({
      'features/a/b.feature': 'Feature: a\n  Example: b\n    nonsense\n    Given c\n    nonsense\n',
    });
    assert.match(text, /✗ features\/a\/b\.feature:5 cannot be read\n/);
  });

  it('comes also where Cucumber ends its output without telling, after a file that it cannot read', () => {
    let text = '';
    const stream = new PassThrough();
    terminal.formatter({
      on: () => undefined,
      options: { quiet: true },
      stream,
      write: (written) => (text += written),
    });
    stream.end();
    assert.match(text, /0 examples are true/);
  });

  it('is quiet where it is asked to be: what is not green, and the summary', () => {
    const text = textOf({ 'features/yatzy/two-pairs.feature': twoPairs }, failing, {
      options: { quiet: true },
    });
    assert.doesNotMatch(text, /a fifth die/);
    assert.match(text, /✗ Yatzy › Two pairs count › equal dice\n/);
  });

  it('ends by naming the pages', () => {
    const pages = ['reports/living-documentation.html', 'reports/cucumber.html'];
    const text = textOf({ 'features/a/b.feature': drawn }, {}, { options: { pages } });
    assert.match(text, /\nRead on: reports\/living-documentation\.html\n +reports\/cucumber\.html\n$/);
  });
});
