import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { State } from '../src/tic-tac-toe';
import { askAll } from './support/every-case/ask-all';
import { firstOf, tally } from './support/every-case/tally';
import { boardsOfPlay, everyBoard, winnerOn } from './support/every-case/tic-tac-toe-boards';
import type { Outcome } from './support/implementations';
import type { KataWorld } from './support/world';

interface EveryBoard extends KataWorld {
  /** What each board came to, by its nine cells. */
  outcomes: ReadonlyMap<string, Outcome<State>>;
}

When('every board is judged', async function (this: EveryBoard) {
  this.log(`${everyBoard.length} cases asked`);
  const outcomes = await askAll(
    this,
    'tic-tac-toe',
    'stateOf',
    everyBoard.map((board) => [board] as const),
  );
  this.outcomes = new Map(
    everyBoard.map((board, index) => [board.join(''), outcomes[index] as Outcome<State>]),
  );
});

Then(
  'the boards with a state should be the {int} that play reaches',
  function (this: EveryBoard, count: number) {
    const judged = [...this.outcomes].flatMap(([cells, outcome]) => ('value' in outcome ? [cells] : []));
    const reached = [...boardsOfPlay().keys()];
    expect(judged.toSorted()).to.deep.equal(reached.toSorted());
    expect(reached.length).to.equal(count);
  },
);

Then('each of them should be in the state in which play left it', function (this: EveryBoard) {
  const wrong = [...boardsOfPlay()].flatMap(([cells, state]) => {
    const judged = wordsFor(this.outcomes.get(cells));
    return judged === state ? [] : [`${cells.replaceAll(' ', '.')} is ${judged}, and play left it ${state}`];
  });
  expect(firstOf(wrong)).to.equal('');
});

Then('the boards should come out so often:', function (this: EveryBoard, table: DataTable) {
  const kinds = tally(
    [...this.outcomes].map(([cells, outcome]) => {
      const words = wordsFor(outcome);
      return `${words} | ${words === 'win' ? winnerOn(cells) : ''}`;
    }),
  );
  const lines = [...kinds].map(([kind, boards]) => `${kind} | ${boards}`);
  expect(lines.toSorted().join('\n')).to.equal(
    table
      .rows()
      .map((row) => row.join(' | '))
      .toSorted()
      .join('\n'),
  );
});

function wordsFor(outcome: Outcome<State> | undefined): string {
  if (outcome === undefined) return 'not judged';
  return 'value' in outcome ? outcome.value : outcome.refusal;
}
