import type * as ludo from '../../src/ludo';
import type * as ludoPlayers from '../../src/ludo/players';
import type * as mastermind from '../../src/mastermind';
import type * as mastermindGeneralised from '../../src/mastermind-generalised';
import type * as mastermindGeneralisedPlayers from '../../src/mastermind-generalised/players';
import type * as mastermindPlayers from '../../src/mastermind/players';
import type * as ticTacToe from '../../src/tic-tac-toe';
import type * as yatzy from '../../src/yatzy';

/**
 * The face of each kata: its folder's name, and the functions that its rules consist of.
 *
 * A new kata is a line here; everything else finds it by its name.
 */
export interface Faces {
  ludo: typeof ludo;
  mastermind: typeof mastermind;
  'mastermind-generalised': typeof mastermindGeneralised;
  'tic-tac-toe': typeof ticTacToe;
  yatzy: typeof yatzy;
}

export type KataName = keyof Faces;

/**
 * What plays or simulates a kata, by the kata's name: `src/<kata>/players`.
 *
 * Players are this project's own; unlike rules, nobody stands in for them, so they may take and give any value.
 */
export interface Players {
  ludo: typeof ludoPlayers;
  mastermind: typeof mastermindPlayers;
  'mastermind-generalised': typeof mastermindGeneralisedPlayers;
}

type Verb = (...values: never[]) => unknown;

/** A face as steps see it: every function answers later, because it may live in another process or language. */
export type Remote<Face> = {
  readonly [Name in keyof Face as Face[Name] extends Verb ? Name : never]: Face[Name] extends (
    ...values: infer Values
  ) => infer Result
    ? (...values: Values) => Promise<Result>
    : never;
};
