import { type DataTable, Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { CommandResult } from './support/command-line';
import { textOf } from './support/project-files';
import type { KataWorld } from './support/world';

interface LudoCommandScenario extends KataWorld {
  command: CommandResult;
  svg: string;
}

Then('kata ludo should warn {message}', function (this: LudoCommandScenario, warning: string) {
  expect(this.command.complaint.trimEnd()).to.equal(warning);
  expect(this.command.exitCode).to.equal(0);
});

Then(
  '{word} should be a heat map that says {message}',
  function (this: LudoCommandScenario, file: string, words: string) {
    this.svg = textOf(file);
    this.show(this.svg);
    expect(/<desc>(.*)<\/desc>/.exec(this.svg)?.[1]).to.equal(words);
  },
);

Then('its squares should have these colours:', function (this: LudoCommandScenario, table: DataTable) {
  for (const { share = '', square, number } of table.hashes()) {
    expect(coloursOf(share, this.svg), share).to.deep.equal([square, number]);
  }
});

/** The colours of a square with a number, and of the number. */
function coloursOf(share: string, svg: string): readonly unknown[] {
  const square = /<rect [^>]*fill="([^"]*)"[^>]*><\/rect>\s*<text [^>]*fill="([^"]*)"[^>]*>([^<]*)<\/text>/g;
  const [, fill, ink] = [...svg.matchAll(square)].find(([, , , text]) => text === share) ?? [];
  return [fill, ink];
}
