/** The 99.9 % point of the normal distribution. */
const upper = 3.090232306167813;

/**
 * How far counts lie from what they should be (Pearson's chi-squared statistic); about 1 for each count that is free.
 *
 * Where less than 1 is expected, deviations are measured as if it were 1, so that a single surprise proves nothing.
 *
 * @param expected as many as counts
 */
export function chiSquaredOf(counts: readonly number[], expected: readonly number[]): number {
  return expected.reduce(
    (sum, mean, cell) => sum + (Number(counts[cell]) - mean) ** 2 / Math.max(mean, 1),
    0,
  );
}

/**
 * What chance exceeds in one of a thousand cases (Wilson and Hilferty 1931, "The distribution of chi-square"; good to 0.3
 * from three degrees of freedom on).
 *
 * @param freedom how many counts are free, from 1
 */
export function chiSquaredBound(freedom: number): number {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + upper * Math.sqrt(spread)) ** 3;
}
