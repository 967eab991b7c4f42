/**
 * How a content is best shown. `log` is text an example logged, `link` a list of web addresses (one a line),
 * `svg` a drawing, as text or base64, whichever came, `image` and `video` are base64, `binary` is base64 to be
 * saved, `external` lies elsewhere and has only a `url`. @see svg.ts to read drawings
 */
export type ContentKind =
  'text' | 'log' | 'link' | 'json' | 'svg' | 'image' | 'video' | 'binary' | 'external';

/**
 * What was attached, once however often it was attached. Exactly one of `text`, `base64` and `url` is set,
 * as its kind says. Nothing in it is to be trusted: an SVG may hold script, a text any control character.
 */
export interface Content {
  readonly kind: ContentKind;
  readonly mediaType: string;
  /** Size of the decoded content in bytes; 0 for an external one. */
  readonly bytes: number;
  readonly text?: string;
  readonly base64?: string;
  readonly url?: string;
}

/** What a picture shows, said by the first word of its file name: `expected.svg`, `before-the-move.png`. */
export type AttachmentRole = 'expected' | 'actual' | 'before' | 'after';

/** One attaching of a content. Equal ones are one object. */
export interface Attachment {
  /** Index into `Model.contents`. */
  readonly content: number;
  /** What attached it: a step, as index into `Example.stepStates`, a hook before or after the steps, or the run. */
  readonly at: number | 'before' | 'after' | 'run';
  readonly fileName?: string;
  readonly role?: AttachmentRole;
}
