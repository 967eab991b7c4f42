/** How a number of games of one pair of dice ended. */
export interface Ends {
  /** Games won by the lower-numbered die. */
  readonly lower: number;
  /** Games won by the higher-numbered die. */
  readonly higher: number;
  readonly undecided: number;
  readonly brokenOff: number;
}

/** What is counted of the games of one pair of dice, by who began. */
export interface Tally {
  readonly begunByLower: Ends;
  readonly begunByHigher: Ends;
}

const noEnds: Ends = { lower: 0, higher: 0, undecided: 0, brokenOff: 0 };

/** The tally before the first game. */
export const noGames: Tally = { begunByLower: noEnds, begunByHigher: noEnds };

/** Counts the games of two tallies together. */
export function together(one: Tally, another: Tally): Tally {
  return {
    begunByLower: sumOf(one.begunByLower, another.begunByLower),
    begunByHigher: sumOf(one.begunByHigher, another.begunByHigher),
  };
}

/** The games of a tally, whoever began. */
export function endsOf({ begunByLower, begunByHigher }: Tally): Ends {
  return sumOf(begunByLower, begunByHigher);
}

/** How many games there are. */
export function gamesOf({ lower, higher, undecided, brokenOff }: Ends): number {
  return lower + higher + undecided + brokenOff;
}

function sumOf(one: Ends, another: Ends): Ends {
  return {
    lower: one.lower + another.lower,
    higher: one.higher + another.higher,
    undecided: one.undecided + another.undecided,
    brokenOff: one.brokenOff + another.brokenOff,
  };
}
