import { gamesOf, pairsOf, standingsOf } from '../../ludo/players';
import type { Dependences } from './play';
import { jsonText } from './text';
import type { Played } from './tournament-run';

/** The results for other programs, as JSON; dice have the numbers of their lines in the file. */
export function jsonOf(played: Played, dependences: Dependences | null): string {
  const { board, tournament, games, wished, wasStopped, isCertain } = played;
  const { dice, ...settings } = tournament;
  const result = {
    ...settings,
    gamesOfEachPair: games,
    isComplete: !wasStopped || games === wished,
    isOrderCertain: isCertain,
    ranking: standingsOf(board).map(({ die, interval, ...standing }) => ({
      die: die + 1,
      faces: dice[die] ?? [],
      ...standing,
      interval: { ...interval, level: 0.95, method: 'Wilson score' },
    })),
    pairs: pairsOf(tournament).map(({ lower, higher }, index) => ({
      dice: [lower + 1, higher + 1],
      ...board.tallies[index],
    })),
    rankingDependsOn: dependences?.found.map(({ rule, turnedTo, ranking }) => ({
      rule,
      turnedTo,
      ranking: ranking.map((die) => die + 1),
    })),
  };
  return jsonText(result);
}

/** The scores for other programs, as CSV: a line for each die, opponent and who began. */
export function csvOf({ board }: Played): string {
  const lines = pairsOf(board).flatMap(({ lower, higher }, index) => {
    const tally = board.tallies[index];
    if (!tally) return [];
    const { begunByLower, begunByHigher } = tally;
    return [
      [lower, higher, 'yes', begunByLower, 'lower', 'higher'] as const,
      [lower, higher, 'no', begunByHigher, 'lower', 'higher'] as const,
      [higher, lower, 'yes', begunByHigher, 'higher', 'lower'] as const,
      [higher, lower, 'no', begunByLower, 'higher', 'lower'] as const,
    ].map(([die, opponent, begins, ends, own, others]) =>
      [
        die + 1,
        opponent + 1,
        begins,
        gamesOf(ends),
        ends[own],
        ends[others],
        ends.undecided,
        ends.brokenOff,
      ].join(),
    );
  });
  return ['die,opponent,begins,games,wins,losses,undecided,broken_off', ...lines, ''].join('\n');
}
