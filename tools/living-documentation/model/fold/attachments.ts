import { hash } from 'node:crypto';
import type * as messages from '@cucumber/messages';
import type { Attachment, AttachmentRole, Content } from '../model';
import { contentOf, externalOf } from './content';
import { Shared } from './draft';

/** What was attached to an example or to the run: in the message, or somewhere else. */
export type Attached = messages.Attachment | messages.ExternalAttachment;

/** Keeps each attached content once, and each way of attaching it. */
export class Contents {
  readonly all: Content[] = [];
  readonly #indices = new Map<string, number>();
  readonly #attachments = new Shared<Attachment>();

  /** Keeps a content, unless it is known, and says where it was attached. */
  attach(attached: Attached, at: Attachment['at']): Attachment {
    const content = this.#indexOf(attached);
    const fileName = 'fileName' in attached ? attached.fileName : undefined;
    return this.#attachments.of(`${content} ${at} ${fileName ?? ''}`, () => {
      const role = roleOf(fileName);
      return { content, at, ...(fileName && { fileName }), ...(role && { role }) };
    });
  }

  #indexOf(attached: Attached): number {
    const { mediaType, url = '' } = attached;
    const [body, encoding] = 'body' in attached ? [attached.body, attached.contentEncoding] : ['', ''];
    const key = hash('sha256', `${mediaType}\n${encoding}\n${body || url}`).slice(0, 16);
    let index = this.#indices.get(key);
    if (index === undefined) {
      index = this.all.length;
      this.#indices.set(key, index);
      const content = body === '' && url ? externalOf(url, mediaType) : contentOf(body, encoding, mediaType);
      this.all.push({ hash: key, ...content });
    }
    return index;
  }
}

function roleOf(fileName: string | undefined): AttachmentRole | undefined {
  const [word] = /^(?:expected|actual|before|after)\b/i.exec(fileName ?? '') ?? [];
  return word?.toLowerCase() as AttachmentRole | undefined;
}
