import { defineParameterType, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Board, State } from '../src/tic-tac-toe';
import { drawBoard } from '../src/tic-tac-toe/drawing';
import { readBoard, writeBoard } from '../src/tic-tac-toe/notation';
import type { KataWorld } from './support/world';

defineParameterType({
  name: 'ticTacToeBoard',
  regexp: /[^\s/]*(?:\/[^\s/]*)+/,
  transformer: readBoard,
  useForSnippets: false,
});
defineParameterType({
  name: 'ticTacToeState',
  regexp: /ongoing|draw|win/,
  transformer: (name: string) => name as State,
});

interface TicTacToeScenario extends KataWorld {
  board: Board;
}

async function judge(this: TicTacToeScenario, board: Board): Promise<void> {
  this.board = board;
  this.show(drawBoard(board));
  await this.attempt(() => this.kata('tic-tac-toe').stateOf(board));
}

When('the board {ticTacToeBoard} is judged', judge);

When('this board is judged:', function (this: TicTacToeScenario, drawing: string) {
  return judge.call(this, readBoard(drawing));
});

When(
  'this board is read from a file with Windows line ends:',
  function (this: TicTacToeScenario, drawing: string) {
    return judge.call(this, readBoard(`${drawing}\n`.replaceAll('\n', '\r\n')));
  },
);

Then('the state should be {ticTacToeState}', function (this: KataWorld, state: State) {
  expect(this.result()).to.equal(state);
});

Then('the board should read as {ticTacToeBoard}', function (this: TicTacToeScenario, board: Board) {
  this.compare({ actual: this.board, expected: board }, { write: writeBoard, draw: drawBoard });
});

// Editors strip blanks at the ends of lines, so features are without them.
Then('the board should be shown as:', function (this: TicTacToeScenario, drawing: string) {
  expect(writeBoard(this.board).replace(/ +$/gm, '')).to.equal(drawing);
});
