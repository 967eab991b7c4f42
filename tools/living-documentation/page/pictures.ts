import { type Attachment, type Content, type Head, headIn } from '../model';
import { type Html, markup } from './html';

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
export function wordsOf({ title = '', description = '' }: Partial<Head>, fileName?: string): string {
  const words = `${sentenceOf(title)} ${sentenceOf(description)}`.trim();
  if (words !== '') return words;
  return fileName === undefined || fileName === '' ? 'Picture without a description' : fileName;
}

function sentenceOf(text: string): string {
  return text === '' || /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** A picture that the page's script fetches from the store; without script its words stand there. */
export function picture(content: Content, index: number, frame: Frame, attachment?: Attachment): Html {
  const head = headIn(content);
  const words = wordsOf(head, attachment?.fileName);
  const size = sizeOf(head.tag);
  if (!size)
    return markup`<button type="button" class="zoom"><img class="raster" data-content="${index}" alt="${words}"></button>`;
  const scale = Math.min(1, frame.width / size.width, Math.sqrt(frame.area / (size.width * size.height)));
  const [width, height] = [Math.round(size.width * scale) || 1, Math.round(size.height * scale) || 1];
  const image = markup`<img data-content="${index}" width="${width}" height="${height}" alt="${words}">`;
  return scale < 0.8 ? markup`<button type="button" class="zoom">${image}</button>` : image;
}

/** Width and height of a drawing in pixels, where its tag says so. */
export function sizeOf(tag: string): { readonly width: number; readonly height: number } | undefined {
  const [, boxWidth = '', boxHeight = ''] = box.exec(tag) ?? [];
  const width = Number(lengthOf(tag, 'width') ?? boxWidth);
  const height = Number(lengthOf(tag, 'height') ?? boxHeight);
  return width > 0 && height > 0 && Number.isFinite(width * height) ? { width, height } : undefined;
}

function lengthOf(tag: string, side: 'width' | 'height'): string | undefined {
  return lengths[side].exec(tag)?.[1];
}

const box = /\sviewBox\s*=\s*["']\s*[-\d.e]+[\s,]+[-\d.e]+[\s,]+([-\d.e]+)[\s,]+([-\d.e]+)/;
const lengths = {
  width: /\swidth\s*=\s*["']\s*([\d.]+)\s*(?:px)?\s*["']/,
  height: /\sheight\s*=\s*["']\s*([\d.]+)\s*(?:px)?\s*["']/,
};
