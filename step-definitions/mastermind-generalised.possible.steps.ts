import { When } from '@cucumber/cucumber';
import { drawGuesses } from '../src/mastermind-generalised/drawing';
import type { Answered, Board } from '../src/mastermind-generalised/players';
import type { KataWorld } from './support/world';

interface PossibleScenario extends KataWorld {
  codes: number;
}

When(
  'the codes of {generalisedBoard} that fit {generalisedAnswers} are counted',
  function (this: PossibleScenario, board: Board, answers: readonly Answered[]) {
    this.codes = this.players('mastermind-generalised').countPossible(board, answers);
    this.show(drawGuesses({ ...board, guesses: answers, possible: this.codes }));
  },
);
