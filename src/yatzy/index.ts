export { type Card, cardOf, type Column } from './card';
export type { Category } from './categories';
export type { Eyes, Roll, WrittenRoll } from './dice';
export type { Game, Hold, WrittenHold } from './game';
export { hold, newGame, place, throwDice } from './play';
export { score } from './score';
