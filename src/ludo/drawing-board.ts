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
import { cell, fieldOf, lineThrough, middleOf, pointsAt, type Spot } from './drawing-geometry';
import { writePlace } from './place-names';

/** Colours of the players: strong for pieces, pale for their own fields. */
export const dyes: Readonly<Record<Player, { readonly strong: string; readonly pale: string }>> = {
  Green: { strong: '#1b6e3c', pale: '#cfe8d5' },
  Red: { strong: '#b3261e', pale: '#fadcd6' },
};

const trackPlaces = placesFrom(fieldA, firstGoalField - 1);
const goal = placesFrom(firstGoalField, lastGoalField);
const yard = [0, 1, 2, 3];
const ownNames = ['A', ...goal.map(writePlace), ...yard.map(() => 'B')].join('');

/** Draws the fields of the board. */
export function emptyFields(): readonly string[] {
  const track = [...trackPlaces, fieldA].map((place) => fieldOf('Green', place));
  const pen = { 'stroke-width': 24, 'stroke-linecap': 'round' };
  return [
    // Dashes without length, a field apart, are the forty dots of the track.
    element('path', {
      d: lineThrough(track),
      fill: 'none',
      stroke: '#e6decd',
      'stroke-dasharray': `0 ${cell}`,
      ...pen,
    }),
    ...players.map((player) =>
      element('path', { d: pointsAt(ownFields(player).map(middleOf)), stroke: dyes[player].pale, ...pen }),
    ),
  ];
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
  const spans = fifths.map((place) => {
    const [x, y] = nameSpot(fieldOf(counter, place));
    return element('tspan', { x, y }, writePlace(place));
  });
  return [
    element('text', { fill: '#5f594e', 'font-size': 11 }, spans),
    ...players.map((player) => {
      const spots = ownFields(player).map(nameSpot);
      const [x, y] = [0, 1].map((axis) => spots.map((spot) => spot[axis]).join(' '));
      // Each letter has a place of its own in the two lists.
      return element(
        'text',
        { x: x ?? '', y: y ?? '', fill: dyes[player].strong, 'font-size': 11 },
        ownNames,
      );
    }),
  ];
}

function nameSpot(field: Spot): Spot {
  const [x, y] = middleOf(field);
  return [x, y + 4];
}

function ownFields(player: Player): readonly Spot[] {
  return [
    ...[fieldA, ...goal].map((place) => fieldOf(player, place)),
    ...yard.map((nth) => fieldOf(player, waiting, nth)),
  ];
}

function placesFrom(first: Place, last: Place): readonly Place[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
