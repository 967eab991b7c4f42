export { drawCard } from './drawing-card';
export { drawGo } from './drawing-go';
export { drawRoll } from './drawing-roll';
