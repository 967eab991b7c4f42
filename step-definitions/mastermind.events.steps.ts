import { type DataTable, Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import { writeEvent, writeEventNames } from '../src/mastermind/notation';
import { linesOf, lookAtBoard, type Scenario } from './mastermind.scenario';

Then('it should lead to {mastermindEvents}', async function (this: Scenario, names: string) {
  await lookAtBoard(this);
  const before = await this.kata('mastermind').eventsOf(this.before);
  const after = await this.kata('mastermind').eventsOf(this.game);
  expect(writeEventNames(after.slice(before.length))).to.equal(names);
});

Then('the events of the game should be:', async function (this: Scenario, table: DataTable) {
  await lookAtBoard(this);
  const events = await this.kata('mastermind').eventsOf(this.game);
  expect(events.map(writeEvent).join('\n')).to.equal(linesOf(table));
});
