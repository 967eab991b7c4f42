/** The lines of a text, whichever way they end. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}

/** Takes off the indentation that all lines share, and blank lines at both ends. */
export function dedent(lines: readonly string[]): string[] {
  const written = lines.filter((line) => line.trim() !== '');
  const shared = Math.min(...written.map((line) => line.length - line.trimStart().length));
  const shifted = lines.map((line) => (line.trim() === '' ? '' : line.slice(shared)));
  while (shifted[0] === '') shifted.shift();
  while (shifted.at(-1) === '') shifted.pop();
  return shifted;
}

/** The path with forward slashes, so that runs on Windows give the same ids. */
export function forwardSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}
