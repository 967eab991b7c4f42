const grouped = new Intl.NumberFormat('en-US');

/** Writes a whole number with its thousands apart: `1,234,567`. */
export function written(number: number): string {
  return grouped.format(number);
}

/** Writes how many there are: `1 match`, `2,000 matches`. */
export function counted(number: number, one: string, many: string): string {
  return `${written(number)} ${number === 1 ? one : many}`;
}
