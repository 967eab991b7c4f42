export { boardOf, type DecodingBoard } from './board';
export type { Code, Colour, Pattern } from './code';
export type { Game, GameEvent, GameState, Row } from './evolve';
export { type Feedback, feedbackOn, type KeyPeg } from './feedback';
export { eventsOf, joinGame, makeGuess, newGame, type Settings } from './game';
export { exactMatches } from './matches';
