import { Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { CommandResult } from './support/command-line';
import { textOf } from './support/project-files';
import type { KataWorld } from './support/world';

interface LudoCommandScenario extends KataWorld {
  command: CommandResult;
}

Then('kata ludo should warn {message}', function (this: LudoCommandScenario, warning: string) {
  expect(this.command.complaint.trimEnd()).to.equal(warning);
  expect(this.command.exitCode).to.equal(0);
});

Then(
  '{word} should be a heat map that says {message}',
  function (this: LudoCommandScenario, file: string, words: string) {
    const svg = textOf(file);
    this.show(svg);
    expect(/<desc>(.*)<\/desc>/.exec(svg)?.[1]).to.equal(words);
  },
);
