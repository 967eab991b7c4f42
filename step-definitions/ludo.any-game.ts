import {
  array,
  type Arbitrary,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
  tuple,
  uniqueArray,
} from 'fast-check';
import type { Die, Place, Player, Setup, WishedSetup } from '../src/ludo';
import { writePieces } from '../src/ludo/notation';
import type { Cases } from './support/any-case';

/** A position with dice, and what is thrown: each number picks a face of the die that is to be thrown. */
export interface AnyGame {
  readonly setup: WishedSetup & {
    readonly pieces: Readonly<Record<Player, readonly Place[]>>;
    readonly dice: Readonly<Record<Player, Die>>;
    readonly toThrow: Player;
  };
  readonly picks: readonly number[];
}

const anyDie: Arbitrary<Die> = array(
  oneof(
    { weight: 4, arbitrary: integer({ min: 1, max: 6 }) },
    { weight: 1, arbitrary: integer({ min: 0, max: 44 }) },
  ),
  { minLength: 1, maxLength: 6 },
);

/** Different fields, and B for every number below it: several pieces may wait. */
function anyPieces(count: number): Arbitrary<readonly Place[]> {
  const places = uniqueArray(integer({ min: -4, max: 43 }), { minLength: count, maxLength: count });
  return places.map((chosen) => chosen.map((place) => Math.max(place, -1)));
}

const anyPosition = integer({ min: 1, max: 4 })
  .chain((count) => tuple(anyPieces(count), anyPieces(count)))
  .map(([Green, Red]) => ({ Green, Red: Red.map((place) => (isFree(place, Green) ? place : -1)) }))
  .map(({ Green, Red }) => ({
    Green,
    Red: [...Green, ...Red].every((place) => place >= 40) ? Red.map(() => -1) : Red,
  }));

export const anyGame: Cases<AnyGame> = {
  arbitrary: tuple(
    anyPosition,
    record({ Green: anyDie, Red: anyDie }, { noNullPrototype: true }),
    constantFrom<Player[]>('Green', 'Red'),
    array(nat(), { maxLength: 40, size: 'max' }),
  ).map(([pieces, dice, toThrow, picks]) => ({ setup: { pieces, dice, toThrow }, picks })),
  feature: 'a table of setups; the throws pick faces by their numbers',
  rows: ({ setup: { pieces, dice, toThrow }, picks }) => [
    ['why', 'Green', 'Red', "Green's die", "Red's die", 'player', 'picks'],
    [
      'found by chance',
      writePieces(pieces.Green),
      writePieces(pieces.Red),
      dice.Green.join(' '),
      dice.Red.join(' '),
      toThrow,
      picks.join(' '),
    ],
  ],
};

/** The fields of the board that pieces stand on, Red's counted as Green does; B and the goals are nobody's. */
export function fieldsOf({ pieces: { Green, Red } }: Pick<Setup, 'pieces'>): readonly string[] {
  const track = (place: Place) => place >= 0 && place < 40;
  return [
    ...Green.filter((place) => place >= 0).map((place) => (track(place) ? `${place}` : `Green's ${place}`)),
    ...Red.filter((place) => place >= 0).map((place) =>
      track(place) ? `${(place + 20) % 40}` : `Red's ${place}`,
    ),
  ];
}

function isFree(place: Place, Green: readonly Place[]): boolean {
  const fields = fieldsOf({ pieces: { Green, Red: [place] } });
  return new Set(fields).size === fields.length;
}
