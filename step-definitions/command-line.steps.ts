import { AfterAll, defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import { dismissClerk, tryKata } from './support/clerk';
import { type CommandResult, endCommands, runKata } from './support/command-line';
import type { KataWorld } from './support/world';

type Words = readonly string[];

defineParameterType({
  name: 'kataCommand',
  regexp: /npx kata(?: [^"]*)?/,
  transformer: (command: string) => command.split(/\s+/).slice(2),
  useForSnippets: false,
});

interface CommandScenario extends KataWorld {
  command: CommandResult;
  unreadable?: string;
}

/** A start takes half a second; a long computation has its own measure. */
const patience = { timeout: 120_000 };

AfterAll({ name: 'no command is left running' }, () => {
  dismissClerk();
  endCommands();
});

Given('the system lets nobody read {word}', function (this: CommandScenario, file: string) {
  this.unreadable = file;
});

When('I run {kataCommand}', patience, async function (this: CommandScenario, words: Words) {
  const { unreadable } = this;
  this.command = await runKata(words, unreadable === undefined ? {} : { unreadable });
});

When('I try {kataCommand}', patience, async function (this: CommandScenario, words: Words) {
  this.command = await tryKata(words);
});

When(
  '{int} second(s) after its first warning/line I interrupt {kataCommand}',
  patience,
  async function (this: CommandScenario, seconds: number, words: Words) {
    this.command = await runKata(words, { interruptedAfter: 1000 * seconds });
  },
);

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

Then('its last complaint should be {message}', function (this: CommandScenario, message: string) {
  expect(this.command.output).to.equal('');
  expect(this.command.complaint.trimEnd().split('\n').at(-1)).to.equal(message);
});

Then('it should complain of nothing but {message}', function (this: CommandScenario, message: string) {
  expect(this.command.complaint.trimEnd()).to.equal(message);
});

Then('its exit code should be {int}', function (this: CommandScenario, code: number) {
  expect(this.command.exitCode).to.equal(code);
});
