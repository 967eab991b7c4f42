import { type Attachment, AttachmentContentEncoding } from '@cucumber/messages';

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** The small drawing in text that the last picture of an example brings along in its `metadata`. */
export function drawingIn(attachments: readonly Attachment[]): readonly string[] {
  const last = attachments.findLast(({ mediaType }) => mediaType === 'image/svg+xml');
  const isBase64 = last?.contentEncoding === AttachmentContentEncoding.BASE64;
  const svg = Buffer.from(last?.body ?? '', isBase64 ? 'base64' : 'utf8').toString();
  const [, text = ''] = /<metadata>([^<]*)<\/metadata>/.exec(svg) ?? [];
  const lines = text.replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity).split('\n');
  return lines.every((line) => line.trim() === '') ? [] : lines.map((line) => line.trimEnd());
}
