const grouped = new Intl.NumberFormat('en-US');

/** Writes a whole number with its thousands apart: `1,234,567`. */
export function written(number: number): string {
  return grouped.format(number);
}
