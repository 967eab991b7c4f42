import { RuleViolation } from '../../shared/rule-violation';
import { endOf } from '../../shared/run-out';
import type { Code } from '../colour';
import { initialState } from '../state';
import { type Answered, answeredBy, answerOf, possibleAfter } from './answers';
import { type Board, countOfCodes } from './board';
import { type Advice as PackedAdvice, breakerOn, drawsOf, exactSearch, type Strategy } from './breaker';
import { chanceFrom } from '../../shared/chance';
import { type Codes, codesOf } from './codes';
import { minimaxOn, type Verdict } from './minimax';
import { mostWinsOn } from './most-wins';
import { plainMinimax } from './plain-minimax';
import { type Trial, trialOf } from './trial';
import { drawnCode } from './weighing';

export { strategies, type Strategy } from './breaker';
export type { Answered, Board, Trial };
export { countOfCodes };

/** What the machine would propose, and what it knows. */
export interface Advice extends Omit<PackedAdvice, 'proposal'> {
  readonly proposal: Code;
  /** How many codes can still be the secret, before this proposal. */
  readonly possible: number;
}

/** A player who keeps its thoughts from one proposal to the next. */
export type Player = (steps: readonly Answered[]) => Advice;

/**
 * Prepares a player of B on a board.
 *
 * @param seed a whole number: the same seed gives the same proposals on every machine
 * @returns a function of the answers so far, which refuses proposals that are none, and answers that no code can have given
 * @throws RuleViolation where the numbers of the board are wrong, or it is too large to play on
 * @see features/mastermind-generalised/strategies.feature
 */
export function playerOn(board: Board, strategy: Strategy, seed: number): Player {
  const codes = strategy === 'minimax' ? smallCodesOn(board) : codesOn(board);
  const breaker = breakerOn(codes, strategy, seed);
  return (steps) => {
    const possible = possibleAfter(codes, steps);
    const answers = steps.map((step) => answerOf(codes, step));
    const { proposal, ...advice } = breaker(possible, 2 * board.n - steps.length, answers);
    return { ...advice, proposal: codes.unpack(proposal), possible: possible.length };
  };
}

/**
 * Counts the codes that fit all answers.
 *
 * @throws RuleViolation for a proposal that is none, and for the first answer that contradicts those before it
 * @see features/mastermind-generalised/machine-guesses.feature
 */
export function countPossible(board: Board, steps: readonly Answered[]): number {
  return possibleAfter(codesOn(board), steps).length;
}

/**
 * Says what the machine would propose after some answers.
 *
 * @see {@link playerOn} for the rest
 */
export function advise(board: Board, strategy: Strategy, seed: number, steps: readonly Answered[]): Advice {
  return playerOn(board, strategy, seed)(steps);
}

/**
 * Answers a proposal as A does on a board, where colours are told too if the board says so.
 *
 * @see features/mastermind-generalised/strategies.feature
 */
export function answerTo(board: Board, secret: Code, proposal: Code): Answered {
  const codes = codesOf(board);
  const packed = codes.pack(proposal);
  return answeredBy(codes, packed, codes.answersTo(packed)(codes.pack(secret)));
}

/**
 * Finds the exact worst case of a board by minimax with alpha-beta: the proposals that B needs at most.
 *
 * @param nodes positions that may be looked at
 * @throws RuleViolation where the board has more codes than the exact search takes
 * @see features/mastermind-generalised/minimax.feature, after document 001, stage 5
 */
export function worstCase(board: Board, nodes: number = exactSearch.nodes): Omit<Verdict, 'proposal'> {
  const codes = smallCodesOn(board);
  const { steps, proven, ...effort } = minimaxOn(codes).verdictOn(codes.all, nodes);
  return {
    steps,
    proven,
    nodes: effort.nodes,
    alphaCutOffs: effort.alphaCutOffs,
    betaCutOffs: effort.betaCutOffs,
  };
}

/**
 * Finds the same by minimax without pruning, to be compared with.
 *
 * @param board a board of a few codes: the effort grows beyond all bounds with them
 * @see features/mastermind-generalised/minimax.feature
 */
export function worstCaseWithoutPruning(board: Board): { readonly steps: number; readonly nodes: number } {
  return plainMinimax(codesOn(board));
}

/**
 * Says how many of all draws B wins within 2·n steps at best.
 *
 * @param board a board of some 100 codes at most
 * @see features/mastermind-generalised/most-wins.feature
 */
export function mostWins(board: Board): { readonly won: number; readonly draws: number } {
  const codes = codesOn(board);
  return { won: mostWinsOn(codes)(codes.all, 2 * board.n).ways, draws: drawsOf(codes, codes.all) };
}

/**
 * Plays a strategy against every secret, or against some that are drawn.
 *
 * @param games secrets to draw by the same seed, or null for every code, as often as it is drawn
 * @see features/mastermind-generalised/large-boards.feature
 */
export function trial(board: Board, strategy: Strategy, seed: number, games: number | null): Trial {
  return endOf(trialRun(board, strategy, seed, games));
}

/**
 * Does the same in many short steps, so that whoever waits sees how far it has come and may stop.
 *
 * @returns hands out the histogram of the games that have ended, and at last the trial
 * @see {@link trial} for the rest
 */
export function trialRun(
  board: Board,
  strategy: Strategy,
  seed: number,
  games: number | null,
): Generator<readonly number[], Trial> {
  const codes = strategy === 'minimax' ? smallCodesOn(board) : codesOn(board);
  const chance = chanceFrom(seed);
  const drawn =
    games === null ? null : Uint32Array.from({ length: games }, () => drawnCode(codes, codes.all, chance));
  return trialOf(codes, breakerOn(codes, strategy, seed), 2 * board.n, drawn);
}

function codesOn(board: Board): Codes {
  initialState(board.n, board.m, board.k);
  return codesOf(board);
}

function smallCodesOn(board: Board): Codes {
  initialState(board.n, board.m, board.k);
  const count = countOfCodes(board);
  if (count <= exactSearch.codes) return codesOf(board);
  const { n, m, k } = board;
  throw new RuleViolation(
    `The exact search takes boards of at most ${exactSearch.codes} codes; n = ${n}, m = ${m}, k = ${k} has ${count}.`,
  );
}
