import { defineParameterType, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Die } from '../src/ludo';
import { readDice, readEyes, readFaces, readPieces, writeDice, writePieces } from '../src/ludo/notation';
import type { AnyGames } from './ludo.any-game.steps';
import { forEvery } from './support/any-case';
import { type AnyText, anyText } from './support/any-text';

const readers = { 'a dice file': readDice, pieces: readPieces, throws: readEyes, faces: readFaces };

defineParameterType({
  name: 'ludoText',
  regexp: /a dice file|pieces|throws|faces/,
  transformer: (name: string) => readers[name as keyof typeof readers],
});

const words = [
  '1',
  '6',
  '1 2 3',
  '3 1 2 6',
  'A',
  'B',
  'd',
  '43',
  '-1',
  '1.5',
  '"3"',
  'null',
  'nothing',
  '\n',
];

When('any text is read as {ludoText} of Ludo', function (this: AnyText, read: (text: string) => unknown) {
  this.texts = anyText(words, 'refused-dice-files.feature');
  this.read = read;
});

Then('its position and its dice should read back the same', function (this: AnyGames) {
  return forEvery(this, this.games, ({ setup: { pieces, dice } }) => {
    expect(readPieces(writePieces(pieces.Green))).to.deep.equal(pieces.Green);
    expect(readFaces(dice.Red.join(' '))).to.deep.equal(dice.Red);
    expect(readEyes(dice.Red.join(' '))).to.deep.equal(dice.Red);
  });
});

Then('a file of its dice should read the same from any system', function (this: AnyGames) {
  return forEvery(this, this.games, ({ setup: { dice } }) => {
    for (const text of filesOf([dice.Green, dice.Red])) {
      expect(readDice(text), JSON.stringify(text)).to.deep.equal([dice.Green, dice.Red]);
    }
  });
});

/** The same dice as files of all systems have them, with a last line end or without, and with blanks that nobody sees. */
function filesOf(dice: readonly Die[]): readonly string[] {
  const text = writeDice(dice);
  const loose = text.replaceAll(' ', ' \t ').replaceAll('\n', '  \n');
  return [
    text,
    text.trimEnd(),
    text.replaceAll('\n', '\r\n'),
    text.replaceAll('\n', '\r'),
    loose,
    `\uFEFF${text}\n\n`,
  ];
}
