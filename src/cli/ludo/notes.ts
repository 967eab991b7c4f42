import type { Die, HouseRules } from '../../ludo';
import { endsOf, gamesOf, pairsOf, type ScoreBoard, type Standing } from '../../ludo/players';
import type { Dependences } from './play';
import { written } from '../numbers';
import { gamesIn, listOf, percent } from './text';
import type { Played } from './tournament-run';
import { dashed } from './options';

/**
 * Writes what a reader should think of the results, a line each.
 *
 * @param dependences null where nobody looked for them
 */
export function notesOn(
  played: Played,
  standings: readonly Standing[],
  dependences: Dependences | null,
): readonly string[] {
  const { board, tournament, games } = played;
  return [
    `${gamesIn(games)} a pair, each die begins half of them; seed ${tournament.seed}. Intervals: Wilson's score interval.`,
    ...stateOf(played),
    ...standings.flatMap(({ die, isTiedWithNext }, index) => {
      const next = standings[index + 1];
      if (!isTiedWithNext || !next) return [];
      return [`Dice ${die + 1} and ${next.die + 1} are tied: the games do not decide their order at 95 %.`];
    }),
    ...undecidedLines(board),
    ...brokenOffLines(played),
    ...faceNotes(board.dice, tournament.pieces),
    ...(dependences ? [dependenceLine(tournament.houseRules, dependences)] : []),
  ];
}

function stateOf({ games, wished, isCertain }: Played): readonly string[] {
  if (isCertain === true)
    return [`The order of all neighbours is certain at 99.9 %, however often one looks.`];
  return [
    ...(games < wished ? [`Stopped early: ${written(wished)} games a pair were wished.`] : []),
    ...(isCertain === false ? ['The order of all neighbours is not yet certain at 99.9 %.'] : []),
  ];
}

function undecidedLines(board: ScoreBoard): readonly string[] {
  const shares = pairsOf(board)
    .map((pair, index) => {
      const tally = board.tallies[index];
      const ends = tally && endsOf(tally);
      return { pair, share: ends ? ends.undecided / gamesOf(ends) : 0 };
    })
    .filter(({ share }) => share > 0)
    .sort((one, another) => another.share - one.share);
  if (shares.length === 0) return [];
  const parts = shares.map(
    ({ pair: { lower, higher }, share }) => `dice ${lower + 1} and ${higher + 1} (${percent(share)} %)`,
  );
  return [`${whyUndecided(board.dice)}: ${parts.join(', ')}.`];
}

function whyUndecided(dice: readonly Die[]): string {
  const sixes = dice.some((die) => die.every((eyes) => eyes === 6));
  const stuck =
    'Games that can never end, with every face of both dice overshooting or blocked by an own piece';
  return sixes ? `${stuck}, or with nothing but sixes thrown for ever` : stuck;
}

function brokenOffLines({ board, tournament }: Played): readonly string[] {
  return pairsOf(board).flatMap(({ lower, higher }, index) => {
    const tally = board.tallies[index];
    const count = tally ? endsOf(tally).brokenOff : 0;
    if (count === 0) return [];
    return [
      `Dice ${lower + 1} and ${higher + 1}: ${gamesIn(count)} broken off after ${written(tournament.mostThrows)} throws.`,
    ];
  });
}

function faceNotes(dice: readonly Die[], pieces: number): readonly string[] {
  const without = [...dice.keys()].filter((die) => !dice[die]?.includes(6)).map((die) => die + 1);
  if (without.length === 0 || pieces === 1) return [];
  const one = without.length === 1;
  return [
    `${one ? 'Die' : 'Dice'} ${listOf(without)} ${one ? 'has' : 'have'} no 6: ${one ? 'its' : 'their'} waiting pieces never come in, so ${one ? 'it never wins' : 'they never win'}.`,
  ];
}

/** Says in a line on which points that the rule sheet leaves open the ranking depends. */
function dependenceLine(houseRules: HouseRules, { found, games }: Dependences): string {
  if (found.length === 0) {
    const names = Object.keys(houseRules).map(dashed).join(', ');
    return `As far as ${gamesIn(games)} a pair show, the ranking does not depend on open points of the rule sheet: ${names}.`;
  }
  const changes = found.map(
    ({ rule, turnedTo, ranking }) =>
      `with --rule ${dashed(rule)}=${turnedTo ? 'yes' : 'no'} it is ${ranking.map((die) => die + 1).join(' ')}`,
  );
  return `The ranking depends on open points of the rule sheet: ${changes.join('; ')}.`;
}
