export type { Place, Player } from './board';
export type { Die } from './dice';
export {
  isUndecided,
  lastThrowOf,
  newGame,
  setupOf,
  throwDie,
  winnerOf,
  type Game,
  type Throw,
} from './game';
export type { HouseRules } from './house-rules';
export type { Move } from './moves';
export type { Setup, WishedSetup } from './setup';
