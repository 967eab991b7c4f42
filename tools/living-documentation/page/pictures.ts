import type { Attachment, Content } from '../model';
import { markup, type Html } from './html';

/** How large a picture may be on the page, in pixels of a reader's screen. */
export interface Frame {
  readonly width: number;
  /** Pictures of all shapes are given about the same room. */
  readonly area: number;
}

export const frames = {
  row: { width: 215, area: 13_000 },
  example: { width: 320, area: 34_000 },
  card: { width: 190, area: 9_000 },
} satisfies Record<string, Frame>;

/** Whether the content is shown as a picture. */
export function isPicture({ kind }: Content): boolean {
  return kind === 'svg' || kind === 'image';
}

/** A picture's name in words: what the drawing says of itself, or else its file's name. */
export function wordsOf({ title, description }: Content, { fileName }: Partial<Attachment> = {}): string {
  const sentences = [title, description].filter((part) => part !== undefined && part !== '').map(String);
  const words = sentences.map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ');
  return (
    [words, fileName].find((each) => each !== undefined && each !== '') ?? 'Picture without a description'
  );
}

/** A picture that the page's script fetches from the store; without script its words stand there. */
export function picture(content: Content, index: number, frame: Frame, attachment?: Attachment): Html {
  const words = wordsOf(content, attachment);
  const size = sizeOf(content);
  if (!size)
    return markup`<button type="button" class="zoom"><img class="raster" data-content="${index}" alt="${words}"></button>`;
  const scale = Math.min(1, frame.width / size.width, Math.sqrt(frame.area / (size.width * size.height)));
  const [width, height] = [Math.round(size.width * scale) || 1, Math.round(size.height * scale) || 1];
  const image = markup`<img data-content="${index}" width="${width}" height="${height}" alt="${words}">`;
  return scale < 0.8 ? markup`<button type="button" class="zoom">${image}</button>` : image;
}

/** Width and height of a drawing in pixels, where it says so. */
export function sizeOf({
  kind,
  text = '',
}: Content): { readonly width: number; readonly height: number } | undefined {
  if (kind !== 'svg') return undefined;
  const tag = /<svg\b[^>]*>/.exec(text)?.[0] ?? '';
  const [, , , boxWidth = '', boxHeight = ''] =
    /\sviewBox\s*=\s*["']\s*([-\d.e]+)[\s,]+([-\d.e]+)[\s,]+([-\d.e]+)[\s,]+([-\d.e]+)/.exec(tag) ?? [];
  const width = lengthOf(tag, 'width') ?? Number(boxWidth);
  const height = lengthOf(tag, 'height') ?? Number(boxHeight);
  return width > 0 && height > 0 && Number.isFinite(width * height) ? { width, height } : undefined;
}

function lengthOf(tag: string, side: 'width' | 'height'): number | undefined {
  const written = new RegExp(`\\s${side}\\s*=\\s*["']\\s*([\\d.]+)\\s*(?:px)?\\s*["']`).exec(tag)?.[1];
  return written === undefined ? undefined : Number(written);
}
