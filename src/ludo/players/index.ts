export { isCertain } from './certainty';
export { chiSquaredBound, chiSquaredOf } from './chi-squared';
export { betterOf } from './differences';
export { costOf, reachOf, type ExactCost } from './exact/cost';
export { solve, type ExactChances, type ExactOrder, type Odds, type SweepWatcher } from './exact/solve';
export { hasOtherOrder, houseRuleNames, turnedRulesOf, type TurnedRule } from './house-rule-check';
export { at95, at999, scoreInterval, type Interval } from './intervals';
export {
  playFast,
  playPlainly,
  replay,
  startingPieces,
  tablesOf,
  type Course,
  type Ending,
  type GameOrder,
  type Moment,
} from './one-game';
export { roundsOf, type Round } from './rounds';
export { ScoreBoard, type Score } from './score-board';
export { standingsOf, type Standing } from './standings';
export { endsOf, gamesOf, noGames, together, type Ends, type Tally } from './tally';
export {
  Arena,
  checkGames,
  pairsOf,
  play,
  tournamentOf,
  type Batch,
  type Pair,
  type Tournament,
  type WishedTournament,
} from './tournament';
export { throwsOf } from './throws';
