import type { Ends, ScoreBoard } from '../src/ludo/players';
import type { TournamentScenario } from './ludo.tournament';

/** Reads how games of two dice ended, as in `4 to 0 and 96 undecided`. */
export function endsIn(words: string): Ends {
  const [lower = 0, higher = 0, undecided = 0] = [...words.matchAll(/\d+/g)].map(Number);
  return { lower, higher, undecided, brokenOff: 0 };
}

/** The scores of three dice from how the games of each pair ended. */
export function boardOf(scenario: TournamentScenario, ends: readonly Ends[]): ScoreBoard {
  const { noGames, ScoreBoard } = scenario.players('ludo');
  const dice = [[6], [6], [6]];
  return new ScoreBoard(
    dice,
    ends.map((begunByLower) => ({ ...noGames, begunByLower })),
  );
}

/** What the games of the example decide about its first two dice. */
export function verdictOn(scenario: TournamentScenario): string {
  const better = scenario.players('ludo').betterOf(scenario.board, 0, 1);
  return better === 0 ? 'tied' : `apart, ${better === 1 ? 1 : 2} is better`;
}
