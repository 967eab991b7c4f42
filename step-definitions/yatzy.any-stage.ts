import type { Card } from '../src/yatzy';

/** What a player does, or tries to do. */
export type Move =
  | { readonly does: 'throw'; readonly eyes: readonly unknown[]; readonly keeps: boolean }
  | { readonly does: 'hold'; readonly holds: readonly boolean[] }
  | { readonly does: 'place'; readonly category: string };

/** A move with the table before and after it. */
export interface Stage {
  readonly move: Move;
  readonly before: Card;
  readonly after: Card;
  /** Whether the move was allowed. */
  readonly made: boolean;
}

/** How many throws should be left after a move; a game that is over has none to speak of. */
export function throwsLeftAfter({ move, before, after, made }: Stage): number | undefined {
  if (after.go === null) return undefined;
  if (!made || move.does === 'hold') return before.go?.throwsLeft;
  return move.does === 'place' ? 3 : Number(before.go?.throwsLeft) - 1;
}

/** The dice that were held when a throw was made, each with its eyes after it. */
export function heldThrough({
  move,
  before,
  after,
  made,
}: Stage): readonly (readonly [held: unknown, then: unknown])[] {
  if (!made || move.does !== 'throw') return [];
  return (before.go?.held ?? []).flatMap((held, index) =>
    held === null ? [] : [[held, after.go?.dice[index]] as const],
  );
}
