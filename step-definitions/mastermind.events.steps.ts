import { type DataTable, Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import { writeEvent } from '../src/mastermind/notation';
import type { Scenario } from './mastermind.scenario';

Then('it should lead to {mastermindEvents}', async function (this: Scenario, events: string[]) {
  const before = await this.kata('mastermind').eventsOf(this.before);
  const after = await this.kata('mastermind').eventsOf(this.game);
  expect(after.slice(before.length).map(({ type }) => type)).to.deep.equal(events);
});

Then('the events of the game should be:', async function (this: Scenario, table: DataTable) {
  const events = await this.kata('mastermind').eventsOf(this.game);
  expect(events.map(writeEvent)).to.deep.equal(table.hashes());
});
