export type { Code, Colour } from './colour';
export { matches, propose } from './proposal';
export { drawSecret } from './secret';
export { initialState, type State, type Step, winnerOf, type Winner } from './state';
