import { array, constantFrom, oneof, record, shuffledSubarray } from 'fast-check';
import type { Card, Game } from '../src/yatzy';
import { writeHold, writeRoll } from '../src/yatzy/notation';
import type { Cases } from './support/any-case';
import { everyCategory } from './support/every-case/yatzy-rolls';
import { isRuleViolation } from './support/refusal';
import type { KataWorld } from './support/world';
import { anyMask, fiveDice, heldOf } from './yatzy.any-roll';
import type { Move, Stage } from './yatzy.any-stage';

/** Players, and moves of which many are not allowed. */
export interface AnyGame {
  readonly players: readonly string[];
  readonly moves: readonly Move[];
}

const anyMove = oneof(
  {
    weight: 3,
    arbitrary: record({
      does: constantFrom('throw' as const),
      eyes: fiveDice,
      keeps: constantFrom(true, true, false),
    }),
  },
  { weight: 1, arbitrary: record({ does: constantFrom('hold' as const), holds: anyMask }) },
  {
    weight: 2,
    arbitrary: record({
      does: constantFrom('place' as const),
      category: constantFrom(...everyCategory, 'bonus'),
    }),
  },
);

export const anyGame: Cases<AnyGame> = {
  arbitrary: record({
    players: shuffledSubarray(['Ann', 'Bob', 'Cid'], { minLength: 1 }),
    moves: array(anyMove, { maxLength: 60, size: 'max' }),
  }),
  feature: 'throws.feature, as moves that are made',
  rows: ({ moves }) => moves.map(writeMove),
};

function writeMove(move: Move): readonly string[] {
  switch (move.does) {
    case 'throw':
      return ['throw', writeRoll(move.eyes)];
    case 'hold':
      return ['hold', writeHold(move.holds.map((holds) => (holds ? '?' : null)))];
    case 'place':
      return ['place', move.category];
  }
}

/** Plays a game; a refused move leaves it as it was. */
export async function play(world: KataWorld, { players, moves }: AnyGame): Promise<readonly Stage[]> {
  const yatzy = world.kata('yatzy');
  const stages: Stage[] = [];
  let game = await yatzy.newGame(players);
  for (const move of moves) {
    const before = await yatzy.cardOf(game);
    const next = await make(world, game, before, move).catch((error: unknown) => unlessRefused(game, error));
    stages.push({ move, before, after: await yatzy.cardOf(next), made: next !== game });
    game = next;
  }
  return stages;
}

async function make(world: KataWorld, game: Game, { go }: Card, move: Move): Promise<Game> {
  const yatzy = world.kata('yatzy');
  const dice = go?.dice ?? [];
  switch (move.does) {
    case 'throw':
      // Most throws leave held dice as they lie, as the rules want it.
      return yatzy.throwDice(
        game,
        move.keeps ? move.eyes.map((eyes, index) => go?.held[index] ?? eyes) : move.eyes,
      );
    case 'hold':
      return yatzy.hold(game, heldOf(dice, move.holds));
    case 'place':
      return yatzy.place(game, move.category);
  }
}

function unlessRefused(game: Game, error: unknown): Game {
  if (!isRuleViolation(error)) throw error;
  return game;
}
