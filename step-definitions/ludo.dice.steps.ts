import { type DataTable, defineParameterType, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Die } from '../src/ludo';
import { drawDice } from '../src/ludo/drawing';
import { readDice, writeDice } from '../src/ludo/notation';
import { textOf } from './support/project-files';
import type { KataWorld } from './support/world';

/** Characters that nobody sees, as features write them. */
const seen: readonly (readonly [string, string])[] = [
  ['␊', '\n'],
  ['␍', '\r'],
  ['␉', '\t'],
  ['␠', ' '],
  ['⟨BOM⟩', '\uFEFF'],
];

interface DiceScenario extends KataWorld {
  text: string;
}

defineParameterType({
  name: 'ludoFileText',
  regexp: /[^"]*/,
  transformer: (text: string) => seen.reduce((so, [mark, character]) => so.replaceAll(mark, character), text),
  useForSnippets: false,
});
defineParameterType({
  name: 'ludoFileName',
  regexp: /[\w/.-]+\.txt/,
  transformer: (name: string) => name,
});

async function read(this: DiceScenario, text: string): Promise<void> {
  this.text = text;
  await this.attempt(() => {
    const dice = readDice(text);
    this.show(drawDice(dice));
    return dice;
  });
}

When('this dice file is read:', read);
When('a dice file of {ludoFileText} is read', read);

When('the dice file {ludoFileName} is read', function (this: DiceScenario, name: string) {
  return read.call(this, textOf(`features/ludo/dice-files/${name}`));
});

Then('the dice should be:', function (this: DiceScenario, table: DataTable) {
  const faces = this.result<readonly Die[]>().map((die) => die.join(' '));
  expect(faces.join('\n')).to.equal(table.raw().flat().join('\n'));
});

Then('the dice should write the same file', function (this: DiceScenario) {
  expect(writeDice(this.result())).to.equal(this.text);
});
