import { Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Code } from '../src/mastermind-generalised';
import { drawGuesses } from '../src/mastermind-generalised/drawing';
import { writeCode } from '../src/mastermind-generalised/notation';
import type { Advice, Answered, Board, Strategy, Trial } from '../src/mastermind-generalised/players';
import type { KataWorld } from './support/world';

interface TrialScenario extends KataWorld {
  trials: readonly Trial[];
  board: Board;
  answers: readonly Answered[];
}

/** Plays as often as is asked, and shows one of the games that took longest. */
function play(world: TrialScenario, strategy: Strategy, board: Board, games: number | null, times = 1) {
  const { trial } = world.players('mastermind-generalised');
  world.trials = Array.from({ length: times }, () => trial(board, strategy, 1, games));
  world.show(drawGuesses({ ...board, guesses: world.trials[0]?.longest ?? [] }));
}

When(
  '{generalisedStrategy} plays every draw of {generalisedBoard}',
  function (this: TrialScenario, strategy: Strategy, board: Board) {
    play(this, strategy, board, null);
  },
);

When(
  '{generalisedStrategy} plays {int} games of {generalisedBoard}',
  function (this: TrialScenario, strategy: Strategy, games: number, board: Board) {
    play(this, strategy, board, games);
  },
);

When(
  '{generalisedStrategy} plays {int} games of {generalisedBoard} twice',
  function (this: TrialScenario, strategy: Strategy, games: number, board: Board) {
    play(this, strategy, board, games, 2);
  },
);

When(
  'the machine is asked to propose by {generalisedStrategy} in {generalisedBoard} after {generalisedAnswers}',
  async function (this: TrialScenario, strategy: Strategy, board: Board, answers: readonly Answered[]) {
    this.board = board;
    this.answers = answers;
    this.show(drawGuesses({ ...board, guesses: answers }));
    await this.attempt(() => this.players('mastermind-generalised').advise(board, strategy, 1, answers));
  },
);

Then(
  'it should propose {generalisedCode} with {int} codes possible',
  function (this: TrialScenario, proposal: Code, possible: number) {
    const advice = this.result<Advice>();
    this.show(
      drawGuesses({
        ...this.board,
        guesses: [...this.answers, { proposal: advice.proposal }],
        possible: advice.possible,
      }),
    );
    expect(writeCode(advice.proposal)).to.equal(writeCode(proposal));
    expect(advice.possible).to.equal(possible);
  },
);

Then('it should know that {int} proposals suffice', function (this: TrialScenario, steps: number) {
  const { proposal, possible, search } = this.result<Advice>();
  this.show(drawGuesses({ ...this.board, guesses: [...this.answers, { proposal }], possible }));
  expect(search).to.include({ steps, proven: true });
});

Then('it should have looked at some positions and cut off others', function (this: KataWorld) {
  const { nodes = 0, alphaCutOffs = 0, betaCutOffs = 0 } = this.result<Advice>().search ?? {};
  expect(Math.min(nodes, alphaCutOffs, betaCutOffs)).to.be.greaterThan(0);
});

Then('it should win {int} of {int} games', function (this: TrialScenario, won: number, games: number) {
  expect(this.trials[0]).to.include({ won, games });
});

Then('it should win every game', function (this: TrialScenario) {
  expect(this.trials.map(({ won }) => won)).to.deep.equal(this.trials.map(({ games }) => games));
});

Then(
  'it should need {generalisedBound} than {float} proposals on average',
  function (this: TrialScenario, bound: 'lessThan' | 'greaterThan', mean: number) {
    expect(this.trials[0]?.mean).to.be[bound](mean);
  },
);

Then(
  'it should need {float} proposals on average and {int} at worst',
  function (this: TrialScenario, mean: number, worst: number) {
    expect([this.trials[0]?.worst, this.trials[0]?.longest.length]).to.deep.equal([worst, worst]);
    expect(this.trials[0]?.mean).to.be.closeTo(mean, 0.0005);
  },
);

Then('both plays should be alike', function (this: TrialScenario) {
  expect(this.trials[0]).to.deep.equal(this.trials[1]);
});
