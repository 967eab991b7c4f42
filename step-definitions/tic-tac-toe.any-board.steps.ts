import { Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Board } from '../src/tic-tac-toe';
import { readBoard, writeBoard } from '../src/tic-tac-toe/notation';
import { forEvery } from './support/any-case';
import type { AnyText } from './support/any-text';
import { isRuleViolation } from './support/refusal';
import type { KataWorld } from './support/world';
import { anyBoard, anyBoardText, sidesOf, waysToWrite } from './tic-tac-toe.any-board';

interface AnyBoards extends KataWorld {
  boards: typeof anyBoard;
}

/** The state of a board, or the message with which it is refused. */
async function outcomeOf(world: KataWorld, board: Board): Promise<string> {
  return world
    .kata('tic-tac-toe')
    .stateOf(board)
    .catch((error: unknown) => {
      if (!isRuleViolation(error)) throw error;
      return error.message;
    });
}

When('any board is judged', function (this: AnyBoards) {
  this.boards = anyBoard;
});

When('any board is written', function (this: AnyBoards) {
  this.boards = anyBoard;
});

When('any text is read as a board', function (this: AnyText) {
  this.texts = anyBoardText;
  this.read = readBoard;
});

Then('it should come to the same from every side', function (this: AnyBoards) {
  return forEvery(this, this.boards, async (board) => {
    const outcome = await outcomeOf(this, board);
    for (const side of sidesOf(board)) {
      expect(await outcomeOf(this, side), writeBoard(side)).to.equal(outcome);
    }
  });
});

Then('it should read the same in rows, between bars and in a frame', function (this: AnyBoards) {
  return forEvery(this, this.boards, (board) => {
    for (const text of waysToWrite(board))
      expect(writeBoard(readBoard(text)), text).to.equal(writeBoard(board));
  });
});

Then('each board should be judged or refused, and no error should come of it', function (this: AnyText) {
  return forEvery(this, this.texts, async (text) => {
    expect(await outcomeOf(this, readBoard(text))).not.to.equal('');
  });
});
