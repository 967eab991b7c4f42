import { gamesOf, pairsOf, type ScoreBoard, type Standing, standingsOf } from '../../ludo/players';
import type { Dependences } from './play';
import type { Played } from './tournament-run';
import { notesOn } from './notes';
import { written } from '../numbers';
import { columns, facesOf, percent } from './text';

/** Writes the ranking as the document's program does. */
export function rankingOf(standings: readonly Standing[]): readonly string[] {
  return [
    'Here are the wins of each dice ordered by quantity:',
    ...standings.map(({ die, wins }, index) => `${index + 1}.) Dice ${die + 1} (${wins} Wins)`),
  ];
}

/** Writes what a reader of the ranking needs: faces, shares with their uncertainty, every pair, and what to think of it. */
export function reportOf(played: Played, dependences: Dependences | null, isDetailed: boolean): string {
  const { board } = played;
  const standings = standingsOf(board);
  const order = standings.map(({ die }) => die);
  return [
    ...rankingOf(standings),
    '',
    ...standingLines(board, standings),
    '',
    'Games won by the die of the row against the die of the column, in %:',
    ...matrixLines(order, (die, other) =>
      percent(board.between(die, other).wins / board.between(die, other).games),
    ),
    '',
    ...(isDetailed ? [...pairLines(board), ''] : []),
    ...notesOn(played, standings, dependences),
    '',
  ].join('\n');
}

/** Writes a square of all dice against each other, in the order of the ranking. */
export function matrixLines(
  order: readonly number[],
  cell: (die: number, other: number) => string,
): readonly string[] {
  const head = ['die', ...order.map((other) => String(other + 1))];
  const rows = order.map((die) => [
    String(die + 1),
    ...order.map((other) => (die === other ? '–' : cell(die, other))),
  ]);
  return columns([head, ...rows], 'r'.repeat(order.length + 1));
}

function standingLines(board: ScoreBoard, standings: readonly Standing[]): readonly string[] {
  const head = ['die', 'faces', 'won', '95 % interval', 'undecided', 'broken off', 'of games'];
  const rows = standings.map(({ die, share, interval, undecided, brokenOff, games, isTiedWithNext }) => [
    String(die + 1),
    facesOf(board.dice[die] ?? []),
    `${percent(share)} %`,
    `${percent(interval.low)} – ${percent(interval.high)} %`,
    written(undecided),
    written(brokenOff),
    written(games),
    isTiedWithNext ? '≈ tied with the next' : '',
  ]);
  const isBroken = standings.some(({ brokenOff }) => brokenOff > 0);
  const shown = (row: readonly string[]) => (isBroken ? row : row.filter((_, column) => column !== 5));
  return columns([head, ...rows].map(shown), isBroken ? 'rlrrrrrl' : 'rlrrrrl');
}

function pairLines(board: ScoreBoard): readonly string[] {
  const head = ['dice', 'begins', 'games', 'won by the first', 'by the second', 'undecided', 'broken off'];
  const rows = pairsOf(board).flatMap(({ lower, higher }, index) => {
    const tally = board.tallies[index];
    if (!tally) return [];
    return (
      [
        [lower, tally.begunByLower],
        [higher, tally.begunByHigher],
      ] as const
    ).map(([die, ends]) => [
      `${lower + 1} and ${higher + 1}`,
      `die ${die + 1}`,
      ...[gamesOf(ends), ends.lower, ends.higher, ends.undecided, ends.brokenOff].map(written),
    ]);
  });
  return columns([head, ...rows], 'llrrrrr');
}
