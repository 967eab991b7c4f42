import colours from 'picocolors';

/** How a colour of either game is shown where the terminal shows colours, by its letter. */
const paints: Readonly<Record<string, (text: string) => string>> = {
  R: (text) => colours.bgRed(colours.white(text)),
  G: (text) => colours.bgGreen(colours.black(text)),
  B: (text) => colours.bgBlue(colours.white(text)),
  Y: (text) => colours.bgYellow(colours.black(text)),
  P: (text) => colours.bgMagenta(colours.white(text)),
  O: (text) => colours.bgBlackBright(colours.white(text)),
  W: (text) => colours.bgWhite(colours.black(text)),
  C: (text) => colours.bgCyan(colours.black(text)),
};

/** Draws pegs in their colours, each with its letter; letters alone where there are no colours. */
export function drawPegs(letters: readonly string[]): string {
  return letters.map((letter) => colours.bold((paints[letter] ?? plain)(` ${letter} `))).join(' ');
}

function plain(text: string): string {
  return text;
}
