import type * as messages from '@cucumber/messages';
import type { Attachment, AttachmentRole, Content } from '../model';
import { contentOf, externalOf } from './content';
import { Shared } from './draft';

/** What was attached to an example or to the run: in the message, or somewhere else. */
export type Attached = messages.Attachment | messages.ExternalAttachment;

/** Keeps each attached content once, and each way of attaching it. */
export class Contents {
  readonly all: Content[] = [];
  /** By media type and encoding. */
  readonly #known = new Shared<Shared<Known>>();
  /** How each content was attached first: most are attached in one way only. */
  readonly #first: Attachment[] = [];
  readonly #others = new Shared<Attachment>();

  /** Keeps a content, unless it is known, and says where it was attached. */
  attach(attached: Attached, at: Attachment['at']): Attachment {
    const content = this.#indexOf(attached);
    const fileName = ('fileName' in attached && attached.fileName) || undefined;
    const first = (this.#first[content] ??= attachmentOf(content, at, fileName));
    if (first.at === at && first.fileName === fileName) return first;
    return this.#others.of(`${content} ${at} ${fileName ?? ''}`, () => attachmentOf(content, at, fileName));
  }

  #indexOf(attached: Attached): number {
    const { mediaType, url = '' } = attached;
    const [body, encoding] = 'body' in attached ? [attached.body, attached.contentEncoding] : ['', ''];
    const byEncoding = this.#known.of(mediaType, () => new Shared());
    const known = byEncoding.of(encoding, () => new Known());
    const { length } = this.all;
    const index = known.indexOf(body || url, length);
    if (index === length)
      this.all.push(body === '' && url ? externalOf(url, mediaType) : contentOf(body, encoding, mediaType));
    return index;
  }
}

/**
 * Indices of what was sent. To hash all of each of very many pictures takes longer than to fold them, so the first of a kind
 * is known by a sample of its characters; only others that look the same there are known by the whole.
 */
class Known {
  readonly #bySample = new Map<number, { readonly sent: string; readonly index: number }>();
  readonly #byWhole = new Shared<number>();

  /** The index of what equals it, or else the index given, which it has from now on. */
  indexOf(sent: string, index: number): number {
    const sample = sampleOf(sent);
    const first = this.#bySample.get(sample);
    if (first === undefined) this.#bySample.set(sample, { sent, index });
    else if (first.sent === sent) return first.index;
    else return this.#byWhole.of(sent, () => index);
    return index;
  }
}

const sampled = 32;

/** A number that depends on the length, and on so many characters from all over the text. */
function sampleOf(text: string): number {
  let sample = text.length;
  for (let at = 0; at < text.length; at += 1 + Math.trunc(text.length / sampled))
    sample = (Math.imul(sample, 31) + text.charCodeAt(at)) | 0;
  return sample;
}

function attachmentOf(content: number, at: Attachment['at'], fileName: string | undefined): Attachment {
  if (fileName === undefined) return { content, at };
  const role = roleOf(fileName);
  return role === undefined ? { content, at, fileName } : { content, at, fileName, role };
}

function roleOf(fileName: string): AttachmentRole | undefined {
  const [word] = /^(?:expected|actual|before|after)\b/i.exec(fileName) ?? [];
  return word?.toLowerCase() as AttachmentRole | undefined;
}
