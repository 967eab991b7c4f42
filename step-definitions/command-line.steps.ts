import { defineParameterType, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import { type CommandResult, runKata } from './support/command-line';
import type { KataWorld } from './support/world';

defineParameterType({
  name: 'kataCommand',
  regexp: /npx kata(?: [^"]*)?/,
  transformer: (command: string) => command.split(/\s+/).slice(2),
  useForSnippets: false,
});

interface CommandScenario extends KataWorld {
  command: CommandResult;
}

/** A start takes half a second; a long computation has its own measure. */
const patience = { timeout: 120_000 };

When('I run {kataCommand}', patience, async function (this: CommandScenario, words: readonly string[]) {
  this.command = await runKata(words);
});

Then('it should print:', function (this: CommandScenario, text: string) {
  expect(this.command.complaint).to.equal('');
  expect(this.command.output.trimEnd()).to.equal(text);
});

Then('it should print lines like:', function (this: CommandScenario, lines: string) {
  expect(this.command.output.split('\n').map((line) => line.trim())).to.include.members(
    lines.split('\n').map((line) => line.trim()),
  );
});

Then('the command should be refused with {message}', function (this: CommandScenario, message: string) {
  expect(this.command.complaint.trimEnd()).to.equal(message);
  expect(this.command.output).to.equal('');
  expect(this.command.exitCode).to.equal(2);
});
