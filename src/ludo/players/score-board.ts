import { itemOf } from './item-of';
import { endsOf, gamesOf, type Tally } from './tally';
import { type Pair, pairsOf } from './tournament';
import type { Die } from '../dice';

/** How one die did against others. */
export interface Score {
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly undecided: number;
  readonly brokenOff: number;
}

/** The scores of a tournament, by any two of its dice. */
export class ScoreBoard {
  private readonly pairs: readonly Pair[];

  /** @param tallies in the order of {@link pairsOf} */
  constructor(
    readonly dice: readonly Die[],
    readonly tallies: readonly Tally[],
  ) {
    this.pairs = pairsOf({ dice });
  }

  /** How a die did against another, both by their places in the list. */
  between(die: number, other: number): Score {
    const [lower, higher] = die < other ? [die, other] : [other, die];
    const index = this.pairs.findIndex((pair) => pair.lower === lower && pair.higher === higher);
    const ends = endsOf(itemOf(this.tallies, index, 'pair of dice'));
    return {
      games: gamesOf(ends),
      wins: die < other ? ends.lower : ends.higher,
      losses: die < other ? ends.higher : ends.lower,
      undecided: ends.undecided,
      brokenOff: ends.brokenOff,
    };
  }

  /** How a die did against all others together. */
  of(die: number): Score {
    const scores = this.othersOf(die).map((other) => this.between(die, other));
    const sum = (part: keyof Score) => scores.reduce((so, score) => so + score[part], 0);
    return {
      games: sum('games'),
      wins: sum('wins'),
      losses: sum('losses'),
      undecided: sum('undecided'),
      brokenOff: sum('brokenOff'),
    };
  }

  /** The dice that a die plays against. */
  othersOf(die: number): readonly number[] {
    return [...this.dice.keys()].filter((other) => other !== die);
  }

  /** All dice, the one with most wins first; of equal ones the lower-numbered first. */
  ranking(): readonly number[] {
    return [...this.dice.keys()].sort(
      (one, another) => this.of(another).wins - this.of(one).wins || one - another,
    );
  }
}
