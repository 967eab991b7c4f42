import type * as messages from '@cucumber/messages';
import type { Attachment, AttachmentRole, Content } from '../model';
import { contentOf, externalOf } from './content';
import { Shared } from './draft';

/** What was attached to an example or to the run: in the message, or somewhere else. */
export type Attached = messages.Attachment | messages.ExternalAttachment;

/** Keeps each attached content once, and each way of attaching it. */
export class Contents {
  readonly all: Content[] = [];
  /** By media type, by encoding, then by what was sent: the messages' own strings, so that none is made. */
  readonly #indices = new Map<string, Map<string, Map<string, number>>>();
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
    const known = mapIn(mapIn(this.#indices, mediaType), encoding);
    const key = body || url;
    let index = known.get(key);
    if (index === undefined) {
      index = this.all.length;
      known.set(key, index);
      this.all.push(body === '' && url ? externalOf(url, mediaType) : contentOf(body, encoding, mediaType));
    }
    return index;
  }
}

/** The map under this key, which comes about when it is first asked for. */
function mapIn<Value>(maps: Map<string, Map<string, Value>>, key: string): Map<string, Value> {
  let map = maps.get(key);
  if (map === undefined) maps.set(key, (map = new Map<string, Value>()));
  return map;
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
