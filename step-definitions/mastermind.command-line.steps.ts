import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import { type CommandResult, runKata } from './support/command-line';
import { textOf } from './support/project-files';
import type { KataWorld } from './support/world';

interface PlayScenario extends KataWorld {
  command: CommandResult;
  svg: string;
}

type Words = readonly string[];

When('I type into {kataCommand}:', async function (this: PlayScenario, words: Words, lines: string) {
  this.command = await runKata(words, { input: `${lines}\n` });
});

When(
  'I type, with line ends of Windows, into {kataCommand}:',
  async function (this: PlayScenario, words: Words, lines: string) {
    this.command = await runKata(words, { input: `${lines.replaceAll('\n', '\r\n')}\r\n` });
  },
);

Then('the report should be of {string}:', function (this: PlayScenario, title: string, table: DataTable) {
  const [first, ...rows] = this.command.output.trimEnd().split('\n');
  expect(first).to.equal(title);
  // The seconds in the last column are those of the machine.
  const cells = rows.map((row) => row.trim().split(/\s+/).slice(0, -1).join(' | '));
  expect(cells.join('\n')).to.equal(
    table
      .raw()
      .map((row) => row.join(' | '))
      .join('\n'),
  );
});

Then(
  '{word} should be a histogram that says {message}',
  function (this: PlayScenario, file: string, words: string) {
    this.svg = textOf(file);
    this.show(this.svg);
    expect(/<desc>(.*)<\/desc>/.exec(this.svg)?.[1]).to.equal(words);
  },
);

Then(
  '{word} should have been stopped after some of {int} games',
  function (this: PlayScenario, strategy: string, games: number) {
    const [, name, played, wished] =
      /^Stopped: (\S+) had played (\d+) of (\d+) games\.$/m.exec(this.command.output) ?? [];
    expect([name, wished]).to.deep.equal([strategy, String(games)]);
    expect(Number(played)).to.be.within(1, games - 1);
  },
);

Then('its bars should have these heights:', function (this: PlayScenario, table: DataTable) {
  expect(barsIn(this.svg).join('\n')).to.equal(table.rows().flat().join('\n'));
});

/** The heights of the bars that stand on one line, rounded, for each line from the top. */
function barsIn(svg: string): readonly string[] {
  const lines = new Map<number, number[]>();
  for (const [, y, height] of svg.matchAll(
    /<rect x="[^"]*" y="([^"]*)" width="[^"]*" height="([^"]*)" fill="#1f4e8c"/g,
  )) {
    const base = Math.round(Number(y) + Number(height));
    lines.set(base, [...(lines.get(base) ?? []), Math.round(Number(height))]);
  }
  return [...lines.values()].map((heights) => heights.join(' '));
}
