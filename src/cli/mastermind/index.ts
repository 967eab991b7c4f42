export { addMatch } from './match';
export { addPlay } from './play';
export { addReport } from './report';
