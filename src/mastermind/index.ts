export { exactMatches } from './matches';
