import { type DataTable, When } from '@cucumber/cucumber';
import { keyPegsIn, rowsOf } from './mastermind.players';
import type { KataWorld } from './support/world';

const classic = { pegs: 4, colours: 6 };

When('the codes that fit are counted after:', async function (this: KataWorld, table: DataTable) {
  const answers = rowsOf(table).map(keyPegsIn);
  await this.attempt(() => ({ possible: this.players('mastermind').countPossible(classic, answers) }));
});
