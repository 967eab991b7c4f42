import { type DataTable, defineParameterType } from '@cucumber/cucumber';
import type { DecodingBoard, Feedback, Game, Pattern, Settings } from '../src/mastermind';
import { drawAnsweredGuess, drawDecodingBoard } from '../src/mastermind/drawing';
import { readFeedback, readPattern, writeFeedback } from '../src/mastermind/notation';
import type { KataWorld } from './support/world';

defineParameterType({
  name: 'mastermindCode',
  regexp: /"([^"]*)"/,
  transformer: readPattern,
  useForSnippets: false,
});
defineParameterType({
  name: 'mastermindSettings',
  regexp: /-?[\d.]+|"\d+"|null/,
  transformer: (attempts: string): Settings => ({ attempts: JSON.parse(attempts) as number }),
  useForSnippets: false,
});
defineParameterType({
  name: 'mastermindEvents',
  regexp: /no event|(?:Game|Guess) [A-Z][a-z]+(?: and (?:Game|Guess) [A-Z][a-z]+)*/,
  transformer: (names: string) => names,
  useForSnippets: false,
});

/** What the steps of one Mastermind scenario hand on. */
export interface Scenario extends KataWorld {
  game: Game;
  /** The game as it was when the last command was given. */
  before: Game;
  secret: Pattern;
  guess: Pattern;
}

/** Placed where a feature does not name the secret. */
export const aSecret = readPattern('Red Green Blue Yellow');

/** Allowed, but wrong for every secret that a feature names. */
const aWrongGuess = readPattern('Orange Purple Orange Orange');

export async function setUp(this: Scenario, settings: Settings): Promise<void> {
  await this.attempt(async () => (this.game = await this.kata('mastermind').newGame(settings)));
}

export async function join(this: Scenario, secret: Pattern): Promise<void> {
  [this.secret, this.before] = [secret, this.game];
  await this.attempt(async () => (this.game = await this.kata('mastermind').joinGame(this.game, secret)));
}

export async function guess(this: Scenario, pattern: Pattern): Promise<void> {
  [this.guess, this.before] = [pattern, this.game];
  await this.attempt(async () => (this.game = await this.kata('mastermind').makeGuess(this.game, pattern)));
}

export async function guessWrong(this: Scenario, times: number): Promise<void> {
  for (let time = 1; time <= times; time += 1) await guess.call(this, aWrongGuess);
}

export async function breakTheCode(this: Scenario): Promise<void> {
  await guess.call(this, this.secret);
}

/** Shows the decoding board in the report, as the code breaker sees it. */
export async function lookAtBoard(scenario: Scenario): Promise<DecodingBoard> {
  const board = await scenario.kata('mastermind').boardOf(scenario.game);
  scenario.show(drawDecodingBoard(board));
  return board;
}

/** Shows the last guess below the secret in the report, and compares its feedback with what a feature says. */
export function expectFeedback(scenario: Scenario, feedback: Feedback, expected: string): void {
  const { secret, guess } = scenario;
  const draw = (keyPegs: string) => drawAnsweredGuess({ secret, guess, feedback: readFeedback(keyPegs) });
  scenario.show(drawAnsweredGuess({ secret, guess, feedback }));
  scenario.compare({ actual: writeFeedback(feedback), expected }, { write: (keyPegs) => keyPegs, draw });
}

/** A table below its heading as the notation writes rows and events: a line each, with bars between the cells. */
export function linesOf(table: DataTable): string {
  return table
    .rows()
    .map((row) => row.join(' | '))
    .join('\n');
}
