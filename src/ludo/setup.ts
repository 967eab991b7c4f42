import { alternatives, quoted } from '../shared/quoting';
import { RuleViolation } from '../shared/rule-violation';
import {
  asTheOtherCounts,
  fieldA,
  isHome,
  isPlace,
  type Place,
  type Player,
  players,
  waiting,
} from './board';
import { checkDie, type Die, ordinaryDie } from './dice';
import { decidedHouseRules, type HouseRules } from './house-rules';
import { writePlace } from './place-names';

/** Everything a game can be gone on with from: where the pieces stand, who throws, and with which dice and rules. */
export interface Setup {
  /** Each player's pieces from the rearmost to the foremost, one to four. */
  readonly pieces: Readonly<Record<Player, readonly Place[]>>;
  /** Who throws next, unless the game is over. */
  readonly toThrow: Player;
  readonly dice: Readonly<Record<Player, Die>>;
  readonly houseRules: HouseRules;
}

/** A setup as somebody wishes it: what is left out is as at the start of a game. It may be illegal. */
export interface WishedSetup {
  readonly pieces?: Readonly<Partial<Record<Player, readonly (Place | string)[]>>>;
  readonly toThrow?: string;
  readonly dice?: Readonly<Partial<Record<Player, Die>>>;
  readonly houseRules?: Readonly<Partial<HouseRules>>;
}

const mostPieces = 4;
/** Where each player's pieces stand at the start of a game. */
export const startingPieces: readonly Place[] = [waiting, waiting, waiting, fieldA];

/** Puts pieces in the order in which setups hold them, the rearmost first. */
export function inOrder<AnyPlace extends Place | string>(pieces: readonly AnyPlace[]): readonly AnyPlace[] {
  return [...pieces].sort((one, another) => Number(one) - Number(another));
}

/** Whether all pieces of a player are home. */
export function isFinished(pieces: readonly Place[]): boolean {
  return pieces.every(isHome);
}

/**
 * Completes a setup and refuses what cannot stand on a board.
 *
 * @throws RuleViolation for a number of pieces, a place, a player or a die that cannot be, and for two pieces on one field
 * @see features/ludo/refused-setups.feature
 */
export function setUp({ pieces = {}, toThrow = 'Green', dice = {}, houseRules = {} }: WishedSetup): Setup {
  const { Green = startingPieces, Red = startingPieces } = pieces;
  checkNumbers(Green.length, Red.length);
  const placed = { Green: placesOf(Green, 'Green'), Red: placesOf(Red, 'Red') };
  players.forEach((player) => checkOwnFields(placed[player], player));
  checkSharedFields(placed);
  checkWinners(placed);
  const both = { Green: ordinaryDie, Red: ordinaryDie, ...dice };
  players.forEach((player) => checkDie(both[player], player));
  return {
    pieces: placed,
    toThrow: playerOf(toThrow),
    dice: both,
    houseRules: { ...decidedHouseRules, ...houseRules },
  };
}

function checkNumbers(green: number, red: number): void {
  if (green === red && green >= 1 && green <= mostPieces) return;
  throw new RuleViolation(
    `Both players have the same number of pieces, one to four: Green has ${green} and Red has ${red}.`,
  );
}

function placesOf(wished: readonly (Place | string)[], player: Player): readonly Place[] {
  return inOrder(
    wished.map((place) => {
      if (isPlace(place)) return place;
      throw new RuleViolation(
        `${player} has a piece on ${quoted(place)}: a piece stands on B, A, 1 to 39 or a to d.`,
      );
    }),
  );
}

function checkOwnFields(pieces: readonly Place[], player: Player): void {
  const twice = pieces.find((place, index) => place !== waiting && pieces.indexOf(place) !== index);
  if (twice === undefined) return;
  throw new RuleViolation(`${player} has two pieces on ${writePlace(twice)}: a field holds one piece.`);
}

function checkSharedFields({ Green, Red }: Setup['pieces']): void {
  const [shared] = Green.flatMap((green) =>
    Red.filter((red) => red === asTheOtherCounts(green)).map((red) => [writePlace(green), writePlace(red)]),
  );
  if (shared === undefined) return;
  const [green, red] = shared;
  throw new RuleViolation(
    `Green's ${green} and Red's ${red} are one field of the board: a field holds one piece.`,
  );
}

function checkWinners({ Green, Red }: Setup['pieces']): void {
  if (!isFinished(Green) || !isFinished(Red)) return;
  throw new RuleViolation('Green and Red have both brought all their pieces home: only one can have won.');
}

function playerOf(name: string): Player {
  const player = players.find((each) => each === name);
  if (player !== undefined) return player;
  throw new RuleViolation(`${quoted(name)} is to throw: a player is ${alternatives(players)}.`);
}
