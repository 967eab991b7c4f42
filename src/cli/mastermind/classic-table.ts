import { type Code, feedbackOn, joinGame, makeGuess, newGame } from '../../mastermind';
import { readFeedback, readPattern } from '../../mastermind/notation';
import { countPossible, playerOn, strategies } from '../../mastermind/players';
import { quoted } from '../../shared/quoting';
import { RuleViolation } from '../../shared/rule-violation';
import { chosen } from './options';
import type { Row, Table } from './table';

const board = { pegs: 4, colours: 6 } as const;
const numbers = Array.from({ length: board.colours }, (_, index) => index + 1);
/** The colours as the notation writes them, in the order of their numbers. */
const names = readPattern('RGBYPO');

/** The classic game: four pegs of six colours, twelve attempts, black and white key pegs. */
export function classicTable(): Table {
  const { attempts } = newGame();
  const codeOf = (pegs: readonly number[]) => pegs.map((peg) => names[peg - 1] ?? String(peg)) as Code;

  return {
    title: `Mastermind: ${board.pegs} pegs of ${board.colours} colours, ${attempts} attempts`,
    help: `${names.join(', ')}: type names, initials (RGBY) or numbers (1234)`,
    length: board.pegs,
    limit: attempts,
    tellsMisplaced: true,
    readCode(text) {
      const typed = /^[\s,\d]+$/.test(text) ? namesOfNumbers(text) : readPattern(text);
      // The rules say what is wrong with a guess, as they would in a game.
      makeGuess(joinGame(newGame(), names.slice(0, board.pegs)), typed);
      return typed.map((name) => names.indexOf(name) + 1);
    },
    lettersOf: (code) => codeOf(code).map((name) => name.charAt(0)),
    draw: (chance) => Array.from({ length: board.pegs }, () => 1 + Math.floor(chance() * board.colours)),
    answer(secret, guess) {
      const keyPegs = feedbackOn(codeOf(secret), codeOf(guess));
      return rowOf(guess, keyPegs);
    },
    describe: ({ exact, misplaced = 0 }) =>
      `${'●'.repeat(exact)}${'○'.repeat(misplaced)}`.padEnd(board.pegs) +
      `  ${exact} black, ${misplaced} white`,
    readAnswer(text, guess) {
      const [exact, misplaced] = /^\s*\d\s*[\s,]\s*\d\s*$/.test(text)
        ? (text.match(/\d/g) ?? []).map(Number)
        : [undefined, undefined];
      const row = exact === undefined ? rowOf(guess, readFeedback(text)) : { guess, exact, misplaced };
      const pegs = row.exact + (row.misplaced ?? 0);
      if (pegs <= board.pegs && !(row.exact === board.pegs - 1 && row.misplaced === 1)) return row;
      throw new RuleViolation(
        `No guess earns ${row.exact} black and ${row.misplaced ?? 0} white key pegs, as in ${quoted(text)}.`,
      );
    },
    countPossible: (rows) => countPossible(board, rows.map(asAnswered)),
    player(strategy, seed) {
      const name = chosen(['best', ...strategies], strategy);
      const choose = playerOn(board, name === 'best' ? 'entropy' : name, seed);
      return (rows) => choose(rows.map(asAnswered));
    },
  };
}

function asAnswered({ guess, exact, misplaced = 0 }: Row) {
  return { guess, black: exact, white: misplaced };
}

function namesOfNumbers(text: string): readonly string[] {
  const parts = /[\s,]/.test(text.trim()) ? text.split(/[\s,]+/) : [...text];
  return parts
    .filter((part) => part.trim() !== '')
    .map((part) => (numbers.includes(Number(part)) ? (names[Number(part) - 1] ?? part) : part));
}

function rowOf(guess: readonly number[], keyPegs: readonly string[]): Row {
  const count = (colour: string) => keyPegs.filter((each) => each === colour).length;
  return { guess, exact: count('black'), misplaced: count('white') };
}
