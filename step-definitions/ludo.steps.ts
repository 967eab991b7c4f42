import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Die, Player } from '../src/ludo';
import * as notation from '../src/ludo/notation';
import {
  expectPieces,
  lastThrowOf,
  type LudoScenario,
  type Places,
  play,
  setUp,
  setupOf,
  wish,
} from './ludo.scenario';

Given(
  'Green has {ludoPieces} and Red has {ludoPieces}',
  function (this: LudoScenario, Green: Places, Red: Places) {
    wish(this, { pieces: { Green, Red } });
  },
);

Given(
  "{ludoPlayer}'s die has the faces {ludoFaces}",
  function (this: LudoScenario, player: Player, die: Die) {
    wish(this, { dice: { ...this.wished?.dice, [player]: die } });
  },
);

Given(
  'the players {ludoAgreement} that {ludoHouseRule}',
  function (this: LudoScenario, agreed: boolean, rule: string) {
    wish(this, { houseRules: notation.readHouseRule(rule, agreed) });
  },
);

When('a game of Ludo is set up', setUp);

When('a game of Ludo is set up with {word} to throw', function (this: LudoScenario, toThrow: string) {
  wish(this, { toThrow });
  return setUp.call(this);
});

When('{ludoPlayer} throws {ludoEyes}', play);

When(
  'the dice fall {ludoEyes}, {ludoPlayer} first',
  function (this: LudoScenario, eyes: readonly unknown[], player: Player) {
    return play.call(this, player, eyes);
  },
);

Then(
  'Green should have {ludoPieces} and Red should have {ludoPieces}',
  function (this: LudoScenario, Green: Places, Red: Places) {
    this.result();
    return expectPieces(this, Green, Red);
  },
);

Then(
  'Green should still have {ludoPieces} and Red should still have {ludoPieces}',
  function (this: LudoScenario, Green: Places, Red: Places) {
    return expectPieces(this, Green, Red);
  },
);

Then("it should be {ludoPlayer}'s throw", async function (this: LudoScenario, player: Player) {
  this.result();
  expect((await setupOf(this)).toThrow).to.equal(player);
});

Then('the captured piece should be {ludoCaptured}', async function (this: LudoScenario, captured: string) {
  this.result();
  expect(notation.writeCaptured(await lastThrowOf(this))).to.equal(captured);
});

Then('the throws should go like this:', function (this: LudoScenario, table: DataTable) {
  const expected = table.rows().map((cells) => cells.join(' | '));
  expect(this.result<readonly string[]>().join('\n')).to.equal(expected.join('\n'));
});

Then('the game of Ludo should be {ludoOutcome}', async function (this: LudoScenario, outcome: string) {
  const ludo = this.kata('ludo');
  const [winner, undecided] = [await ludo.winnerOf(this.game), await ludo.isUndecided(this.game)];
  expect(notation.writeOutcome(winner, undecided)).to.equal(outcome);
});
