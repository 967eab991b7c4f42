import { defineParameterType, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Code } from '../src/mastermind-generalised';
import { drawGuesses } from '../src/mastermind-generalised/drawing';
import type { Answered, Board } from '../src/mastermind-generalised/players';
import type { KataWorld } from './support/world';

defineParameterType({
  name: 'generalisedTelling',
  regexp: /told|not told/,
  transformer: (telling: string) => telling === 'told',
});

interface MinimaxScenario extends KataWorld {
  searched: Board;
  wins: { readonly won: number; readonly draws: number };
  codes: number;
  answer: Answered;
}

interface Verdict {
  readonly steps: number;
  readonly proven: boolean;
  readonly nodes: number;
}

async function look(this: MinimaxScenario, board: Board, nodes?: number): Promise<void> {
  this.searched = board;
  await this.attempt(() => this.players('mastermind-generalised').worstCase(board, nodes));
}

When(
  'minimax looks for the worst case of {generalisedBoard}',
  async function (this: MinimaxScenario, board: Board) {
    await look.call(this, board);
  },
);

When('minimax looks for the worst case of {generalisedBoard} in {int} nodes', look);

When('all games of {generalisedBoard} are played out', function (this: MinimaxScenario, board: Board) {
  this.wins = this.players('mastermind-generalised').mostWins(board);
});

When('the codes of {generalisedBoard} are counted', function (this: MinimaxScenario, board: Board) {
  this.codes = this.players('mastermind-generalised').countOfCodes(board);
});

When(
  'the machine is asked to propose for {generalisedBoard}',
  async function (this: KataWorld, board: Board) {
    await this.attempt(() => this.players('mastermind-generalised').advise(board, 'best', 1, []));
  },
);

When(
  '{generalisedCode} is hidden and {generalisedCode} proposed, with colours {generalisedTelling}',
  function (this: MinimaxScenario, secret: Code, proposal: Code, coloursToo: boolean) {
    const board = { n: 8, m: secret.length, k: secret.length, coloursToo };
    this.answer = this.players('mastermind-generalised').answerTo(board, secret, proposal);
    this.show(drawGuesses({ ...board, guesses: [this.answer], secret }));
  },
);

Then('B should need {int} proposals, which is proven', function (this: KataWorld, steps: number) {
  expect(this.result()).to.include({ steps, proven: true });
});

Then(
  'B should need {int} proposals, found in {int} nodes',
  function (this: KataWorld, steps: number, nodes: number) {
    expect(this.result()).to.include({ steps, proven: true, nodes });
  },
);

Then('B should need {int} proposals or more', function (this: KataWorld, steps: number) {
  expect(this.result()).to.include({ steps, proven: false });
});

Then('minimax without pruning should find the same value', function (this: MinimaxScenario) {
  const { steps } = this.players('mastermind-generalised').worstCaseWithoutPruning(this.searched);
  expect(this.result<Verdict>().steps).to.equal(steps);
});

Then(
  'it should need {int} nodes where pruning needs {int}',
  function (this: MinimaxScenario, plain: number, pruned: number) {
    const { nodes } = this.players('mastermind-generalised').worstCaseWithoutPruning(this.searched);
    expect({ plain: nodes, pruned: this.result<Verdict>().nodes }).to.deep.equal({ plain, pruned });
  },
);

Then(
  'B should win {int} of {int} draws at best',
  function (this: MinimaxScenario, won: number, draws: number) {
    expect(this.wins).to.deep.equal({ won, draws });
  },
);

Then('there should be {int}', function (this: MinimaxScenario, codes: number) {
  expect(this.codes).to.equal(codes);
});

Then(
  /^the answer should be (\d) matches and (\d|no) misplaced$/,
  function (this: MinimaxScenario, matches: string, misplaced: string) {
    const { matches: found, misplaced: rest = 'no' } = this.answer;
    expect([String(found), String(rest)]).to.deep.equal([matches, misplaced]);
  },
);
