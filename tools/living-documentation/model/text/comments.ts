import type * as messages from '@cucumber/messages';
import type { Comment } from '../model';
import { dedent } from './lines';

/** A stretch of a feature file that a comment can explain. */
export interface Anchor {
  /** First line, tags included. */
  readonly start: number;
  readonly end: number;
  readonly owner: { comments: readonly Comment[] };
  /** Who takes a comment written right below it, where that is not the owner: a row's table. */
  readonly below?: Anchor['owner'];
}

/**
 * Gives each comment to what it explains: what it stands in, or else what follows it, or else what it
 * follows. A comment right below something and a blank line away from the next belongs to the former.
 */
export function placeComments(comments: readonly messages.Comment[], anchors: readonly Anchor[]): void {
  const sorted = [...anchors].sort((one, other) => one.start - other.start);
  for (const { first, last, comment } of blocksOf(comments)) {
    const next = sorted.find(({ start }) => start > last);
    const previous = sorted.findLast(({ start }) => start < first);
    const owner = ownerOf(first, last, previous, next);
    if (owner) owner.comments = [...owner.comments, comment];
  }
}

function ownerOf(
  first: number,
  last: number,
  previous: Anchor | undefined,
  next: Anchor | undefined,
): Anchor['owner'] | undefined {
  if (!previous) return next?.owner;
  if (previous.end > first) return previous.owner;
  const closes = previous.end === first - 1 && next !== undefined && next.start > last + 1;
  if (next && !closes) return next.owner;
  return previous.below ?? previous.owner;
}

function blocksOf(
  comments: readonly messages.Comment[],
): { first: number; last: number; comment: Comment }[] {
  const blocks: { first: number; last: number; lines: string[] }[] = [];
  for (const { location, text } of comments) {
    const open = blocks.at(-1);
    const line = text.replace(/^\s*#/, '').trimEnd();
    if (open && open.last + 1 === location.line) {
      open.last = location.line;
      open.lines.push(line);
    } else blocks.push({ first: location.line, last: location.line, lines: [line] });
  }
  return blocks.map(({ first, last, lines }) => ({
    first,
    last,
    comment: { text: dedent(lines).join('\n'), line: first },
  }));
}
