import {
  type Batch,
  isCertain,
  noGames,
  pairsOf,
  roundsOf,
  ScoreBoard,
  type Tally,
  together,
  type Tournament,
} from '../../ludo/players';
import type { Crew } from './crew';
import type { Interruption } from '../interruption';
import type { Progress } from '../progress';

/** What a tournament has come to. */
export interface Played {
  readonly tournament: Tournament;
  readonly board: ScoreBoard;
  /** Games of each pair that are counted. */
  readonly games: number;
  /** Games of each pair that were wished, or the most there should be. */
  readonly wished: number;
  readonly wasStopped: boolean;
  /** Whether the order of all neighbours is certain; null where nobody asked. */
  readonly isCertain: boolean | null;
}

/** What a run works with. */
export interface Tools {
  readonly crew: Crew;
  readonly progress: Progress;
  /** Ends the work early. */
  readonly interruption: Interruption;
}

/** A thread gets no more games of a pair at once, so that the others have some, too. */
const batchSize = 10_000;

/**
 * Plays a tournament, round by round; a round that is not complete when the work is stopped does not count.
 *
 * @param games of each pair, or the most of them where the order is to become certain
 */
export async function playTournament(
  tournament: Tournament,
  { games, untilCertain }: { readonly games: number; readonly untilCertain: boolean },
  { crew, progress, interruption }: Tools,
): Promise<Played> {
  const pairs = pairsOf(tournament);
  const rounds = [...roundsOf(games)];
  const begun: Promise<readonly Tally[]>[] = [];
  // While a round ends the next one has begun, so that no thread is idle; unless this round may be the last.
  const ahead = untilCertain ? 1 : 2;
  let played = 0;
  let board = new ScoreBoard(
    tournament.dice,
    pairs.map(() => noGames),
  );
  let certain = false;
  for (const [index, { games: more }] of rounds.entries()) {
    for (const round of rounds.slice(begun.length, index + ahead)) {
      const batches = pairs.map((pair) => playBatches(crew, tournament, { pair, ...round }, progress));
      begun.push(Promise.all(batches));
    }
    const tallies = await Promise.race([interruption.pressed, begun[index]]);
    if (!tallies) break;
    board = new ScoreBoard(tournament.dice, sums(board.tallies, tallies));
    played += more;
    certain = untilCertain && isCertain(board);
    if (certain) break;
  }
  return {
    tournament,
    board,
    games: played,
    wished: games,
    wasStopped: interruption.signal.aborted,
    isCertain: untilCertain ? certain : null,
  };
}

async function playBatches(
  crew: Crew,
  tournament: Tournament,
  whole: Batch,
  progress: Progress,
): Promise<Tally> {
  const tallies: Promise<Tally>[] = [];
  for (let from = whole.from; from < whole.from + whole.games; from += batchSize) {
    const batch = { ...whole, from, games: Math.min(batchSize, whole.from + whole.games - from) };
    tallies.push(
      crew.perform({ kind: 'play', tournament, batch }).then((tally) => {
        progress.add(batch.games);
        return tally;
      }),
    );
  }
  return (await Promise.all(tallies)).reduce(together, noGames);
}

function sums(before: readonly Tally[], more: readonly Tally[]): readonly Tally[] {
  return before.map((tally, pair) => together(tally, more[pair] ?? noGames));
}
