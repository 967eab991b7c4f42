/**
 * Prints how fast the Mastermind breakers are, in seconds of processor time.
 *
 *     npm run bench:mastermind
 *
 * Processor time is taken, because other work on the machine only ever makes a run longer.
 */
import { chanceFrom, codeIndexOf, strategies, totals } from '../../src/mastermind/players';
import {
  type Answered,
  answerTo,
  type Board,
  playerOn,
  trial,
  worstCase,
} from '../../src/mastermind-generalised/players';

const classic = { pegs: 4, colours: 6 };
const rounds = 5;

function measure(what: string, run: () => string): void {
  const begun = process.cpuUsage();
  const found = run();
  const { user, system } = process.cpuUsage(begun);
  console.log(`${((user + system) / 1e6).toFixed(3).padStart(9)} s  ${what}: ${found}`);
}

function nanosecondsOfAPair(): string {
  const index = codeIndexOf(classic.pegs, classic.colours);
  let sum = 0;
  let begun = process.cpuUsage();
  for (let round = 0; round <= rounds; round++) {
    // The first round is for the compiler.
    if (round === 1) begun = process.cpuUsage();
    for (let secret = 0; secret < index.size; secret++) {
      for (let guess = 0; guess < index.size; guess++) sum += index.replyTo(guess, secret);
    }
  }
  const pair = (process.cpuUsage(begun).user * 1000) / (rounds * index.size ** 2);
  return `${pair.toFixed(1)} ns a pair (sum of replies ${sum})`;
}

/** Plays one game, whose secret has each of its colours twice, and says how long the machine thought at most. */
function longestThought(board: Board): string {
  const secret = Array.from({ length: board.k }, (_, position) => 8 - Math.floor(position / 2));
  const player = playerOn(board, 'best', 1);
  const [steps, seconds]: [Answered[], number[]] = [[], []];
  while (steps.at(-1)?.matches !== board.k) {
    const begun = process.cpuUsage();
    const { proposal } = player(steps);
    seconds.push(process.cpuUsage(begun).user / 1e6);
    steps.push(answerTo(board, secret, proposal));
  }
  return `${steps.length} proposals, at most ${Math.max(...seconds).toFixed(2)} s for one`;
}

/** Lets a player who guesses any possible code find a code of the match's board, 4 pegs of 8 colours, many times. */
function meanOfRandom(pegs: readonly number[]): string {
  const index = codeIndexOf(4, 8);
  const [secret, chance, games] = [index.codeOf(pegs), chanceFrom(1), 4000];
  let guesses = 0;
  for (let game = 0; game < games; game++) {
    let [possible, reply] = [index.all, -1];
    while (reply !== index.solved) {
      const guess = possible[Math.floor(chance() * possible.length)] as number;
      const told = index.replyTo(guess, secret);
      possible = possible.filter((code) => index.replyTo(guess, code) === told);
      reply = told;
      guesses++;
    }
  }
  return `${(guesses / games).toFixed(2)} guesses on average`;
}

measure(`feedback for all pairs of the classic board, ${rounds + 1} times`, nanosecondsOfAPair);
for (const strategy of strategies) {
  measure(`all 1296 secrets by ${strategy}`, () => {
    const { total, worst } = totals(classic, strategy, 1);
    return `${total} guesses, worst ${worst}`;
  });
}
for (const [n, k] of [
  [8, 2],
  [8, 3],
  [4, 4],
  [5, 4],
  [6, 4],
  [8, 4],
] as const) {
  measure(`minimax, n = ${n}, m = k = ${k}`, () => {
    const { steps, nodes, alphaCutOffs, betaCutOffs } = worstCase({ n, m: k, k });
    return `worst case ${steps}; ${nodes} nodes, ${alphaCutOffs} alpha and ${betaCutOffs} beta cut-offs`;
  });
}
for (const [m, k, coloursToo] of [
  [2, 4, false],
  [4, 4, true],
  [2, 8, false],
  [8, 8, false],
  [8, 8, true],
] as const) {
  const told = coloursToo ? ', misplaced colours told' : '';
  measure(`a game of n = 8, m = ${m}, k = ${k}${told} by best`, () =>
    longestThought({ n: 8, m, k, coloursToo }),
  );
}
measure('every draw of n = 8, m = k = 4 by best', () => {
  const { mean, worst } = trial({ n: 8, m: 4, k: 4 }, 'best', 1, null);
  return `mean ${mean.toFixed(3)}, worst ${worst}`;
});
for (const [kind, secret] of Object.entries({
  'one colour': [0, 0, 0, 0],
  'one colour three times': [0, 0, 0, 1],
  'two colours twice': [0, 0, 1, 1],
  'one colour twice': [0, 0, 1, 2],
  'four colours': [0, 1, 2, 3],
})) {
  measure(`4000 random games for a code of ${kind}, 4 pegs of 8 colours`, () => meanOfRandom(secret));
}
