import { asTheOtherCounts, type Place } from '../../board';
import { itemOf } from '../item-of';
import type { Chain } from './chain';
import { type Idleness, weightsOf } from './idleness';

/** A player's chances to win. */
export interface Chances {
  /** When the player is to throw. */
  readonly throwing: number;
  /** When the other is to throw. */
  readonly waiting: number;
}

/**
 * The chance that the first of two players wins, for every position that they can reach together.
 *
 * A position is a set of the first player's pieces, a set of the second's, and who is to throw. Each set of the first
 * player has a row: the chances with the first player to throw, those with the second to throw, and a last 0, to which
 * throws lead that move nothing. Throws of both players that move nothing are a loop within one position and
 * are summed up in closed form.
 *
 * A sweep works all chances out anew, from the end of the game backwards. Moves lead to what the sweep has done already, so do
 * captures by the first player; only where the second one captures, the last sweep's chances stand in. From 0 on the
 * chances grow towards the exact ones, and each sweep adds the games with one such capture more (Gauss and Seidel's
 * method, in the order of the moves).
 */
export class ChanceGrid {
  private readonly rows: readonly Float64Array[];
  /** Where each of the second player's throws leads within a row; all throws of a set stand together. */
  private readonly steps: Int32Array;
  private readonly stepChances: Float64Array;
  /** What the first player gains by throws that move, for each set of the second. */
  private readonly gained: Float64Array;
  /** Sets of the second player that the present row leaves as they are. */
  private readonly isSet: Uint8Array;

  constructor(
    private readonly first: Chain,
    private readonly second: Chain,
  ) {
    const { throws, sets } = second;
    const nowhere = 2 * sets.length;
    this.rows = first.sets.map(() => new Float64Array(nowhere + 1));
    this.stepChances = Float64Array.from(throws, ({ chance }) => chance);
    this.steps = new Int32Array(sets.length * throws.length);
    throws.forEach(({ next, again }, column) => {
      next.forEach((to, set) => {
        const step = again ? to + sets.length : to;
        this.steps[set * throws.length + column] = to < 0 ? nowhere : step;
      });
    });
    this.gained = new Float64Array(sets.length);
    this.isSet = new Uint8Array(sets.length);
  }

  /** The chances of the position from which both chains start. */
  atStart(): Chances {
    const row = this.rowOf(this.first.start);
    const { start, sets } = this.second;
    return { throwing: Number(row[start]), waiting: Number(row[start + sets.length]) };
  }

  /**
   * Works all chances out anew.
   *
   * @returns the greatest change of a chance
   */
  sweep(): number {
    return this.first.sets.reduce((change, pieces, set) => Math.max(change, this.sweepRow(set, pieces)), 0);
  }

  private sweepRow(set: number, pieces: readonly Place[]): number {
    const row = this.rowOf(set);
    if (this.first.isHome[set]) {
      row.fill(1, 0, 2 * this.second.sets.length);
      return 0;
    }
    this.gain(set);
    this.isSet.set(this.second.isHome);
    for (const place of pieces) {
      const field = asTheOtherCounts(place);
      if (field !== null) this.borrow(set, place, field);
    }
    return this.settle(row, itemOf(this.first.idleness, Number(this.first.idlenessOf[set]), 'case'));
  }

  /** Sums up what each throw of the first player leads to. */
  private gain(set: number): void {
    const { gained } = this;
    gained.fill(0);
    for (const { next, again, chance, landing } of this.first.throws) {
      const to = Number(next[set]);
      if (to < 0) continue;
      const from = this.rowOf(to).subarray(again ? 0 : gained.length);
      for (let other = 0; other < gained.length; other += 1) {
        gained[other] = Number(gained[other]) + chance * Number(from[other]);
      }
      const hit = this.second.standing[Number(landing[set])];
      hit?.sets.forEach((other, index) => {
        const left = Number(from[Number(hit.without[index])]);
        gained[other] = Number(gained[other]) + chance * (left - Number(from[other]));
      });
    }
  }

  /**
   * Fills the places of positions with two pieces on one field, which cannot be, with what the second player's capture makes of them: that is
   * where the steps of a capturing throw lead.
   */
  private borrow(set: number, place: number, field: number): void {
    const mine = itemOf(this.first.standing, place, 'field');
    const theirs = itemOf(this.second.standing, field, 'field');
    const [row, left] = [this.rowOf(set), this.rowOf(Number(mine.without[mine.sets.indexOf(set)]))];
    const half = this.gained.length;
    for (const other of theirs.sets) {
      this.isSet[other] = 1;
      row[other] = Number(left[other]);
      row[other + half] = Number(left[other + half]);
    }
  }

  private settle(row: Float64Array, mine: Idleness): number {
    const { gained, isSet, steps, stepChances } = this;
    const half = gained.length;
    const idlenessOf = this.second.idlenessOf;
    const weights = Float64Array.from(this.second.idleness.flatMap((theirs) => weightsOf(mine, theirs)));
    let change = 0;
    for (let other = 0, step = 0; other < half; other += 1) {
      const end = step + stepChances.length;
      if (isSet[other]) {
        step = end;
        continue;
      }
      let left = 0;
      for (let column = 0; step < end; column += 1, step += 1) {
        left += Number(stepChances[column]) * Number(row[Number(steps[step])]);
      }
      const kept = Number(gained[other]);
      const weight = 4 * Number(idlenessOf[other]);
      const throwing = kept * Number(weights[weight]) + left * Number(weights[weight + 1]);
      const waiting = kept * Number(weights[weight + 2]) + left * Number(weights[weight + 3]);
      change = Math.max(
        change,
        Math.abs(throwing - Number(row[other])),
        Math.abs(waiting - Number(row[other + half])),
      );
      row[other] = throwing;
      row[other + half] = waiting;
    }
    return change;
  }

  private rowOf(set: number): Float64Array {
    return itemOf(this.rows, set, 'set of pieces');
  }
}
