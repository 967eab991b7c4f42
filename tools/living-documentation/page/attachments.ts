import { stripVTControlCharacters } from 'node:util';
import { type Attachment, type Content, headIn } from '../model';
import { markup, type Html, nothing } from './html';
import { type Frame, isPicture, picture, wordsOf } from './pictures';
import type { Sheet } from './sheet';
import { keysFor } from './steps';
import { bytes } from './words';

const none: readonly never[] = [];

/** The pictures among attachments, each once. */
export function picturesIn(sheet: Sheet, attachments: readonly Attachment[]): readonly Attachment[] {
  if (attachments.length === 0) return none;
  const [only] = attachments;
  if (attachments.length === 1 && only) {
    const shown = sheet.contents[only.content];
    return shown && isPicture(shown) ? attachments : none;
  }
  const seen = new Set<string>();
  return attachments.filter(({ content, role }) => {
    const shown = sheet.contents[content];
    const key = `${role ?? ''} ${content}`;
    return shown !== undefined && isPicture(shown) && !seen.has(key) && seen.add(key);
  });
}

/** A picture as attached. */
export function pictureOf(sheet: Sheet, attachment: Attachment, frame: Frame): Html {
  const content = sheet.contents[attachment.content];
  return content ? picture(content, attachment.content, frame, attachment) : nothing;
}

/** Pictures side by side, each with its title. */
export function gallery(sheet: Sheet, attachments: readonly Attachment[], frame: Frame): Html {
  if (attachments.length === 0) return nothing;
  const titles = attachments.map(({ content: index, role }) => {
    const content = sheet.contents[index];
    return (content && headIn(content).title) ?? role;
  });
  const same = titles.length > 1 && new Set(titles).size === 1;
  const figures = attachments.map((attachment, index) => {
    // Several pictures of one title do not need it again and again.
    const caption = same && index > 0 ? undefined : titles[index];
    return markup`<figure>${pictureOf(sheet, attachment, frame)}${caption !== undefined && markup`<figcaption>${caption}</figcaption>`}</figure>`;
  });
  return markup`<div class="gallery">${figures}</div>`;
}

/** Everything attached that is no picture: texts as text, the rest to be saved. */
export function otherAttachments(sheet: Sheet, attachments: readonly Attachment[]): Html {
  const shown = attachments.flatMap((attachment) => {
    const content = sheet.contents[attachment.content];
    return content && !isPicture(content) ? [other(content, attachment)] : none;
  });
  return shown.length === 0 ? nothing : markup`<div class="attachments">${shown}</div>`;
}

function other(content: Content, { content: index, fileName }: Attachment): Html {
  const name = fileName ?? content.mediaType;
  switch (content.kind) {
    case 'log': {
      const text = stripVTControlCharacters(content.text ?? '');
      return markup`<pre class="log"${keysFor(text)}>\n${text}</pre>`;
    }
    case 'link':
      return markup`<ul class="links">${linesOf(content.text).map((address) => markup`<li>${webLink(address)}</li>`)}</ul>`;
    case 'external':
      return markup`<p>${fileName !== undefined && `${fileName}: `}${webLink(content.url ?? '')} <span class="soft">${content.mediaType}</span></p>`;
    case 'text':
    case 'json': {
      const text =
        content.kind === 'json' ? indented(content.text) : stripVTControlCharacters(content.text ?? '');
      const short = text.length < 600 && text.split('\n').length < 12;
      return markup`<details${short && ' open'}><summary>${name} <span class="soft">${bytes(content.bytes)}</span></summary><pre${keysFor(text)}>\n${text}</pre></details>`;
    }
    case 'video':
      return markup`<video controls data-content="${index}" aria-label="${wordsOf({}, fileName)}"></video>`;
    case 'binary':
    case 'svg':
    case 'image':
      return markup`<p><button type="button" class="save" data-content="${index}" data-name="${fileName ?? ''}">Save ${name}</button> <span class="soft">${content.mediaType}, ${bytes(content.bytes)}</span></p>`;
  }
}

/** Only addresses of the web are links. */
function webLink(address: string): Html {
  if (!/^https?:\/\/[^\s]+$/i.test(address)) return markup`<code>${address}</code>`;
  return markup`<a href="${address}" rel="noreferrer">${address}</a>`;
}

function linesOf(text = ''): readonly string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

function indented(text = ''): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
