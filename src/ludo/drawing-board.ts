import { element } from '../shared/picture';
import {
  asTheOtherCounts,
  fieldA,
  firstGoalField,
  lastGoalField,
  type Place,
  type Player,
  players,
  waiting,
} from './board';
import { fieldOf, middleOf, type Spot } from './drawing-geometry';
import { writePlace } from './place-names';

/** Colours of the players: strong for pieces, pale for their own fields. */
export const dyes: Readonly<Record<Player, { readonly strong: string; readonly pale: string }>> = {
  Green: { strong: '#1b6e3c', pale: '#cfe8d5' },
  Red: { strong: '#b3261e', pale: '#fadcd6' },
};

const trackPlaces = placesFrom(fieldA, firstGoalField - 1);
const goal = placesFrom(firstGoalField, lastGoalField);
const yard = [0, 1, 2, 3];
const ownNames = ['A', ...goal.map(writePlace), ...yard.map(() => 'B')];

/** Draws the fields of the board. */
export function emptyFields(): readonly string[] {
  const track = trackPlaces.map((place) => fieldOf('Green', place));
  return [dots(track, '#e6decd'), ...players.map((player) => dots(ownFields(player), dyes[player].pale))];
}

/**
 * Writes on the fields what they are called: every fifth of the track, and each player's own.
 *
 * @param counter the player as whom the fields of the track are counted
 */
export function namesOnFields(counter: Player): readonly string[] {
  const fifths = trackPlaces.filter(
    (place) => place % 5 === 0 && place !== fieldA && asTheOtherCounts(place) !== fieldA,
  );
  return [
    names(
      fifths.map((place) => fieldOf(counter, place)),
      fifths.map(writePlace),
      '#5f594e',
    ),
    ...players.map((player) => names(ownFields(player), ownNames, dyes[player].strong)),
  ];
}

function ownFields(player: Player): readonly Spot[] {
  return [
    ...[fieldA, ...goal].map((place) => fieldOf(player, place)),
    ...yard.map((nth) => fieldOf(player, waiting, nth)),
  ];
}

/** Draws fields as dots of a thick round pen, the shortest way to write many. */
function dots(fields: readonly Spot[], stroke: string): string {
  const d = fields.map((field) => `M${middleOf(field).join(' ')}h0`).join('');
  return element('path', { d, stroke, 'stroke-width': 24, 'stroke-linecap': 'round' });
}

function names(fields: readonly Spot[], texts: readonly string[], fill: string): string {
  const spans = fields.map((field, index) => {
    const [x, y] = middleOf(field);
    return element('tspan', { x, y: y + 4 }, texts[index]);
  });
  return element(
    'text',
    { fill, 'font-size': 11, 'font-family': 'sans-serif', 'text-anchor': 'middle' },
    spans,
  );
}

function placesFrom(first: Place, last: Place): readonly Place[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
