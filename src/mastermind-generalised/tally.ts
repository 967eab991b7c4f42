import { type Code, writeCode } from './colour';
import type { State } from './state';

/** How often one secret comes up among all draws. */
export interface Tally {
  readonly secret: Code;
  readonly ways: number;
  /** All draws. */
  readonly of: number;
}

/**
 * Lists every draw of a game, each once: k of the m·n balls, one after another, none put back.
 *
 * @returns numbers of balls in the order of the draw
 */
export function everyDraw({ n, m, k }: Pick<State, 'n' | 'm' | 'k'>): readonly (readonly number[])[] {
  const balls = Array.from({ length: m * n }, (_, index) => index + 1);
  let draws: readonly (readonly number[])[] = [[]];
  for (let drawn = 0; drawn < k; drawn++) {
    draws = draws.flatMap((draw) =>
      balls.filter((ball) => !draw.includes(ball)).map((ball) => [...draw, ball]),
    );
  }
  return draws;
}

/** Counts equal secrets, in the order in which they first come up. */
export function tally(secrets: readonly Code[]): readonly Tally[] {
  const rows = new Map<string, Tally>();
  for (const secret of secrets) {
    const key = writeCode(secret);
    rows.set(key, { secret, ways: (rows.get(key)?.ways ?? 0) + 1, of: secrets.length });
  }
  return [...rows.values()];
}

/** Writes a tally as lines of three columns: secret, ways, all draws. */
export function writeTally(rows: readonly Tally[]): string {
  return rows.map(({ secret, ways, of }) => `${writeCode(secret)} ${ways} ${of}`).join('\n');
}

/** Writes how many secrets are of one colour alone, as `4 of 12`. */
export function shareOfOneColour(secrets: readonly Code[]): string {
  const equal = secrets.filter((secret) => new Set(secret).size === 1);
  return `${equal.length} of ${secrets.length}`;
}
