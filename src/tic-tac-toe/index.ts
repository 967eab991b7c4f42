export type { Board, Mark } from './board';
export { stateOf, type State } from './state';
