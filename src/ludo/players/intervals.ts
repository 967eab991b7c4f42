/** Limits between which a share probably lies. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % point of the normal distribution: two-sided intervals at 95 %. */
export const at95 = 1.959963984540054;
/** The 99.95 % point of the normal distribution: two-sided intervals at 99.9 %. */
export const at999 = 3.2905267314918945;

/**
 * The score interval for a share (Wilson 1927, "Probable Inference, the Law of Succession, and Statistical Inference").
 *
 * It holds for a few games and for shares of 0 and 1, too. Where the games are spread over several opponents in equal
 * numbers, their mean share varies less than that of games against one opponent would, so the interval is on the safe side.
 *
 * @param deviations half the width in standard deviations, as {@link at95}
 */
export function scoreInterval(wins: number, games: number, deviations = at95): Interval {
  const share = wins / games;
  const square = deviations ** 2 / games;
  const centre = (share + square / 2) / (1 + square);
  const reach = (deviations / (1 + square)) * Math.sqrt((share * (1 - share)) / games + square / (4 * games));
  return { low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}
