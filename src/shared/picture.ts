/** What a drawing hands over; lengths are in the picture's own units, scaled by whoever shows it. */
export interface Picture {
  /** What is shown, in a few words: "Tic-tac-toe board". */
  readonly title: string;
  /** The whole position in words, for those who cannot see the picture. */
  readonly description: string;
  readonly width: number;
  readonly height: number;
  /** SVG elements, built by {@link element}. */
  readonly body: readonly string[];
  /** The same position as a small drawing in text, for terminals. */
  readonly text: string;
}

/**
 * Writes a picture as a self-contained SVG document that names itself.
 *
 * The text drawing travels in the `metadata` element, so that a reader of the picture needs nothing else.
 */
export function svgOf({ title, description, width, height, body, text }: Picture): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(description)}</desc>`,
    `<metadata>${escaped(text)}</metadata>`,
    // Paper of its own: the colours of pegs and pips are chosen for it, whatever page the picture lies on.
    element('rect', { width, height, rx: 6, fill: '#fffdf7' }),
    ...body,
    '</svg>',
  ].join('\n');
}

/**
 * Writes one SVG element.
 *
 * @param attributes names as SVG writes them; values are escaped
 * @param content text, which is escaped, or elements, which are taken as they are
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  content: string | readonly string[] = [],
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  const inside = typeof content === 'string' ? escaped(content) : content.join('');
  return `<${name}${written.join('')}>${inside}</${name}>`;
}

/** Makes a text safe inside SVG elements and attributes. */
export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
