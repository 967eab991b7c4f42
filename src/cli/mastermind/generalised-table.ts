import { drawSecret, initialState, propose, type State } from '../../mastermind-generalised';
import { readCode, writeCode } from '../../mastermind-generalised/notation';
import {
  answerTo,
  type Board,
  countPossible,
  playerOn,
  strategies,
} from '../../mastermind-generalised/players';
import { quoted } from '../../shared/quoting';
import { RuleViolation } from '../../shared/rule-violation';
import { counted } from '../numbers';
import { chosen } from './options';
import type { Row, Table } from './table';

/** The generalised game: n colours, m balls of each, k of them drawn, 2·n steps. */
export function generalisedTable(board: Board): Table {
  const { n, m, k, coloursToo = false } = board;
  const empty = initialState(n, m, k);

  function drawn(balls: (state: State) => readonly number[]): State {
    return drawSecret(empty, balls(empty));
  }

  return {
    title:
      `Generalised Mastermind: n = ${counted(n, 'colour', 'colours')}, m = ${counted(m, 'ball', 'balls')} of each, ` +
      `k = ${k} drawn, ${2 * n} steps` +
      (coloursToo ? ', misplaced colours told' : ''),
    help: `${lettersFor(Array.from({ length: n }, (_, index) => index + 1)).join(', ')}: type initials, names or numbers, none more than ${m} times`,
    length: k,
    limit: 2 * n,
    tellsMisplaced: coloursToo,
    readCode(text) {
      const code = readCode(text);
      // The rules say what is wrong with a proposal, as they would in a game.
      propose(
        drawn(() => Array.from({ length: k }, (_, index) => index + 1)),
        code,
      );
      return code;
    },
    lettersOf: lettersFor,
    draw: (chance) => {
      const bag = Array.from({ length: m * n }, (_, index) => index + 1);
      const balls = Array.from({ length: k }, () => bag.splice(Math.floor(chance() * bag.length), 1)[0] ?? 0);
      return drawn(() => balls).secret ?? [];
    },
    answer(secret, guess) {
      const { matches, misplaced } = answerTo(board, secret, guess);
      return { guess, exact: matches, misplaced };
    },
    describe: ({ exact, misplaced }) =>
      counted(exact, 'match', 'matches') + (misplaced === undefined ? '' : `, ${misplaced} misplaced`),
    readAnswer(text, guess) {
      const values = text.split(/[\s,]+/).filter((part) => part !== '');
      const [exact = NaN, misplaced] = values.map(Number);
      const all = [exact, misplaced ?? 0];
      const isAnswer =
        values.length === (coloursToo ? 2 : 1) &&
        all.every((value) => Number.isInteger(value) && value >= 0) &&
        exact + (misplaced ?? 0) <= k;
      if (isAnswer) return { guess, exact, misplaced };
      const form = coloursToo ? 'two numbers, matches and misplaced colours,' : 'the number of matches,';
      throw new RuleViolation(`An answer is ${form} from 0 to ${k} in all, not ${quoted(text)}.`);
    },
    countPossible: (rows) => countPossible(board, rows.map(asAnswered)),
    player(strategy, seed) {
      const choose = playerOn(board, chosen(strategies, strategy), seed);
      return (rows) => {
        const { proposal, ...advice } = choose(rows.map(asAnswered));
        return { ...advice, guess: proposal };
      };
    },
  };
}

function asAnswered({ guess, exact, misplaced }: Row) {
  return { proposal: guess, matches: exact, ...(misplaced === undefined ? {} : { misplaced }) };
}

function lettersFor(code: readonly number[]): readonly string[] {
  return code.map((colour) => writeCode([colour]));
}
