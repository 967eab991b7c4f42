import { array, constantFrom, integer, oneof, record } from 'fast-check';
import type { DecodingBoard, Game, GameEvent, Pattern } from '../src/mastermind';
import { writePattern } from '../src/mastermind/notation';
import { code } from './mastermind.any-code';
import type { Cases } from './support/any-case';
import { everyColour } from './support/every-case/mastermind-codes';
import { isRuleViolation } from './support/refusal';
import type { KataWorld } from './support/world';

/** A board and what is done on it: a secret is placed, or a guess is made; either may be none. */
export interface AnyGame {
  readonly attempts: number;
  readonly commands: readonly { readonly does: 'join' | 'guess'; readonly pattern: Pattern }[];
}

const anyPattern = oneof(
  { weight: 4, arbitrary: code },
  { weight: 1, arbitrary: array(constantFrom(...everyColour, 'Pink', ''), { maxLength: 6 }) },
);

export const anyGame: Cases<AnyGame> = {
  arbitrary: record({
    attempts: integer({ min: 1, max: 6 }),
    commands: array(
      record({ does: constantFrom('join' as const, 'guess', 'guess', 'guess'), pattern: anyPattern }),
      { maxLength: 12 },
    ),
  }),
  feature: 'event-model.feature',
  rows: ({ attempts, commands }) => [
    [`board of ${attempts}`, 'pattern'],
    ...commands.map(({ does, pattern }) => [does, writePattern(pattern)]),
  ],
};

/** What a command did to a game, as the code breaker sees it. */
export interface Stage {
  readonly before: DecodingBoard;
  readonly after: DecodingBoard;
  /** The guess that was accepted; nothing where it was refused, or where the command was another. */
  readonly guess: string | null;
}

/** Plays a game; a refused command leaves it as it was. */
export async function play(
  world: KataWorld,
  { attempts, commands }: AnyGame,
): Promise<{ game: Game; stages: readonly Stage[] }> {
  const mastermind = world.kata('mastermind');
  const stages: Stage[] = [];
  let game = await mastermind.newGame({ attempts });
  for (const { does, pattern } of commands) {
    const asked = does === 'join' ? mastermind.joinGame(game, pattern) : mastermind.makeGuess(game, pattern);
    const next = await asked.catch((error: unknown) => unlessRefused(game, error));
    const guess = does === 'guess' && next !== game ? writePattern(pattern) : null;
    stages.push({ before: await mastermind.boardOf(game), after: await mastermind.boardOf(next), guess });
    game = next;
  }
  return { game, stages };
}

/** Plays the commands that events tell of. */
export async function playAgain(
  world: KataWorld,
  attempts: number,
  events: readonly GameEvent[],
): Promise<Game> {
  const mastermind = world.kata('mastermind');
  let game = await mastermind.newGame({ attempts });
  for (const event of events) {
    if (event.type === 'Game Started') game = await mastermind.joinGame(game, event.secret);
    if (event.type === 'Guess Made') game = await mastermind.makeGuess(game, event.guess);
  }
  return game;
}

function unlessRefused(game: Game, error: unknown): Game {
  if (!isRuleViolation(error)) throw error;
  return game;
}
