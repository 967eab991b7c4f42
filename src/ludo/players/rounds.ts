/** Games of each pair that are played before the scores are looked at again. */
export interface Round {
  readonly from: number;
  readonly games: number;
}

const firstRound = 1_000;

/**
 * Divides a number of games into rounds: a thousand games, then always a tenth more than there were.
 *
 * Rounds but the last have an even number of games, so that both dice of a pair begin equally often.
 */
export function* roundsOf(games: number): Generator<Round> {
  for (let from = 0; from < games;) {
    const size = Math.max(firstRound, 2 * Math.round(from / 20));
    const round = { from, games: Math.min(size, games - from) };
    yield round;
    from += round.games;
  }
}
