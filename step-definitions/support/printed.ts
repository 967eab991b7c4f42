const mostLines = 10;
const longestLine = 200;

/** What rules have printed: the first lines, and how many more there were. */
export class Printed {
  private readonly lines: string[] = [];
  private count = 0;

  /** Takes a line, or several. */
  add(text: string): void {
    for (const line of text.split(/\r?\n/)) {
      this.count += 1;
      if (this.count <= mostLines) this.lines.push(shortened(line));
    }
  }

  /** Hands out what was printed since the last time; an empty text where nothing was. */
  take(): string {
    const more = this.count - this.lines.length;
    const text = [...this.lines, ...(more > 0 ? [`… and ${more} more lines`] : [])].join('\n');
    this.lines.length = 0;
    this.count = 0;
    return text;
  }
}

/** Cuts what is too long to read. */
export function shortened(line: string, length = longestLine): string {
  return line.length <= length ? line : `${line.slice(0, length)}… (${line.length} characters)`;
}
